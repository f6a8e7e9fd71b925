import { type Language, mainLanguage } from '../../domain/languages.ts';
import { NOT_FOUND, type Problem } from '../../domain/problem.ts';
import { replyText, staffText } from '../../domain/reply-text.ts';
import { CountedTrouble, type Log } from '../logging.ts';
import { type Outage, outageOf } from './outage.ts';
import { worded } from './reply-words.ts';

/** A request that is answered with an error the current user can understand. */
export class HttpError extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(status: number, problem: Problem, headers: Record<string, string> = {}) {
    super(problem.detail);
    this.name = 'HttpError';
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

/** 400: `errors` names each field and says what is wrong with it. */
export const badRequest = (detail: string, errors?: Record<string, string[]>) =>
  new HttpError(400, errors ? { detail, errors } : { detail });

export const notSignedIn = (detail = staffText('pleaseSignIn')) =>
  new HttpError(401, { detail }, { 'www-authenticate': 'Bearer' });

/** 403: `errors` names the field that only others may set so, where there is one. */
export const notAllowed = (detail = staffText('notAllowed'), errors?: Record<string, string[]>) =>
  new HttpError(403, errors ? { detail, errors } : { detail });

export const notFound = (detail = NOT_FOUND) => new HttpError(404, { detail });

/** 409: the move is not allowed from the present state. */
export const conflict = (detail: string) => new HttpError(409, { detail });

/** 429 with the wait in whole seconds. */
export const tooMany = (seconds: number) =>
  new HttpError(429, { detail: replyText('tooManyAttempts') }, { 'retry-after': String(seconds) });

/** The replies to outages. Nothing of the request was done. Seconds. */
const outages: Record<Outage, { status: number; detail: string; retryAfter: number }> = {
  unavailable: { status: 503, detail: replyText('busy'), retryAfter: 5 },
  full: { status: 507, detail: replyText('noSpaceLeft'), retryAfter: 60 },
};

const sayings: Record<Outage, string> = {
  unavailable: 'The database, the disk or the storage cannot be used now',
  full: 'There is no room on the disk for what was sent',
};

/** Of this process: every request that fails would write the same. */
const troubles: Record<Outage, CountedTrouble> = { unavailable: new CountedTrouble(), full: new CountedTrouble() };

/** The same with its texts in that language. */
export function inLanguage({ detail, errors, ...rest }: Problem, language: Language = mainLanguage()): Problem {
  const inIt = (text: string) => worded(text, language);
  const fields = Object.entries(errors ?? {}).map(([field, texts]) => [field, texts.map(inIt)] as const);
  return { ...rest, detail: inIt(detail), ...(errors && { errors: Object.fromEntries(fields) }) };
}

export function problemReply(httpError: HttpError, language?: Language): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...httpError.headers };
  return new Response(JSON.stringify(inLanguage(httpError.problem, language)), { status: httpError.status, headers });
}

/** Turns any error into an `HttpError`: itself, 503 or 507 for an outage, 500 for a fault of ours. */
export function toHttpError(error: unknown, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  const outage = outageOf(error);
  if (outage === undefined) {
    log.error({ err: error }, 'A request failed');
    return new HttpError(500, { detail: replyText('ourFault') });
  }
  const { status, detail, retryAfter } = outages[outage];
  troubles[outage].log(log, error, sayings[outage]);
  return new HttpError(status, { detail }, { 'retry-after': String(retryAfter) });
}
