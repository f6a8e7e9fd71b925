import type { Problem } from '../../domain/problem.ts';

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

export const notSignedIn = (detail = 'Please sign in.') =>
  new HttpError(401, { detail }, { 'www-authenticate': 'Bearer' });

export const notAllowed = (detail = 'You do not have permission to do this. Ask an administrator for it.') =>
  new HttpError(403, { detail });

export const notFound = (detail = 'Not found.') => new HttpError(404, { detail });

/** 409: the move is not allowed from the present state. */
export const conflict = (detail: string) => new HttpError(409, { detail });

/** 429 with the wait in whole seconds. */
export const tooMany = (seconds: number) =>
  new HttpError(429, { detail: 'Too many attempts. Please wait and try again.' }, { 'retry-after': String(seconds) });
