import type { Problem } from '../domain/problem.ts';

/**
 * A call the API refused, or one that never reached it (`status` 0). `errors` names the fields of a 400, `contact` whom to
 * ask after a 403; `current` is with a 409 the thing as somebody else has left it.
 */
export class RequestFailed extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly contact: string | undefined;
  readonly current: unknown;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.name = 'RequestFailed';
    this.status = status;
    this.errors = problem.errors ?? {};
    this.contact = problem.contact;
    this.current = problem.current;
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
}

/**
 * One call of the API: `path` below `/api`, with its trailing slash. Answers the parsed reply (undefined where there is
 * none) and throws `RequestFailed` otherwise. The server renders with one that stays in the process; the browser's uses
 * `fetch`; the staff desk's adds the sign-in.
 */
export type Ask = <Reply>(path: string, options?: RequestOptions) => Promise<Reply>;

type Send = (path: string, init: RequestInit) => Promise<Response>;

function withQuery(path: string, query: RequestOptions['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const reply: Partial<Problem> = await response.json();
    return { ...reply, detail: reply.detail ?? response.statusText };
  } catch {
    return { detail: response.statusText };
  }
}

/** Sends one call. Throws `RequestFailed` unless it was answered as it was meant to be. */
async function sendCall(send: Send, path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, query, signal } = options;
  const init: RequestInit = { method };
  if (signal) init.signal = signal;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await send(`/api${withQuery(path, query)}`, init);
  if (!response.ok) throw new RequestFailed(response.status, await readProblem(response));
  return response;
}

/** Makes the caller of the API that sends its requests through `send`. */
export function asking(send: Send): Ask {
  return async (path, options = {}) => {
    const response = await sendCall(send, path, options);
    return response.status === 204 ? undefined : await response.json();
  };
}

/** A call that answers with a file. Fetched this way it carries the sign-in, which a link could not. */
export type AskForFile = (path: string, options?: RequestOptions) => Promise<Blob>;

/** The same for the calls that answer with a file. */
export function askingForFiles(send: Send): AskForFile {
  return async (path, options = {}) => (await sendCall(send, path, options)).blob();
}

/** The visitor's browser: anonymous, the browser's own cache and its conditional requests. */
export const ask: Ask = asking((path, init) => fetch(path, init));
