import { language } from '#locale/language.ts';
import type { Api } from '../domain/api/api.ts';
import type { CallKey } from '../domain/api/call.ts';
import type { CallOptions, Reader, ReplyOf } from '../domain/api/types.ts';
import { mainLanguage } from '../domain/languages.ts';
import type { Problem } from '../domain/problem.ts';
import type { SubmissionCall } from '../domain/submissions/registry.ts';

/**
 * A call that the API refused, or that never reached it (`status` 0). `errors` names the fields of a 400, `contact` the
 * people to ask after a 403; `current`, with a 409, is the record as somebody else has left it.
 */
export class RequestFailed extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly contact: string | undefined;
  readonly current: unknown;
  /** What the server said of why; empty where it said nothing, and the message has words of ours. */
  readonly said: string;

  /** `otherwise` is the message where the server said nothing. */
  constructor(status: number, problem: Problem, otherwise = '') {
    super(problem.detail || otherwise);
    this.said = problem.detail;
    this.name = 'RequestFailed';
    this.status = status;
    this.errors = problem.errors ?? {};
    this.contact = problem.contact;
    this.current = problem.current;
  }
}

export interface RequestOptions {
  /** The values for `{name}` in the path. */
  parameters?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** It is sent to its end also where the page is left meanwhile. */
  keepalive?: true;
  /** Of the form that is sent: sent again with the same one, it makes no second record. */
  key?: string | undefined;
}

/** The calls that take a form of the public site. */
export type FormCall = Extract<
  keyof Api,
  | SubmissionCall
  | 'POST /events/{id}/registrations/'
  | 'POST /forms/{id}/answers/'
  | 'POST /newsletter/'
  | 'POST /newsletter/confirm/'
  | 'POST /newsletter/unsubscribe/'
  | 'POST /pledges/'
  | 'POST /own-pledges/{token}/cancel/'
  | 'POST /own-pledges/{token}/reopen/'
  | 'POST /own-pledges/{token}/receipt/'
  | 'POST /own-pledges/{token}/request/'
>;

/** A form as a visitor has filled it in: whatever is wrong with its fields, the server says. */
interface Form {
  parameters?: Record<string, string | number> | undefined;
  body: Record<string, string | number>;
}

type GivenFor<Key extends keyof Api> = Key extends FormCall ? Form : CallOptions<Api[Key]>;

/** The options may be left out where nothing in them has to be given. */
type OptionsOf<Key extends keyof Api> = Extract<
  Record<never, never> extends GivenFor<Key> ? [GivenFor<Key>?] : [GivenFor<Key>],
  [RequestOptions?]
>;

/**
 * A call of the API by its key, `request('GET /announcements/{id}/', { parameters: { id } })`.
 * Answers the parsed reply (undefined where there is none, a `Blob` for a file) and throws `RequestFailed` otherwise.
 * The server renders with one that stays in the process; the browser's uses `fetch`; the staff dashboard's adds the sign-in.
 */
export type ApiClient<By extends Reader = 'visitor'> = <Key extends keyof Api>(
  key: Key,
  ...options: OptionsOf<Key>
) => Promise<ReplyOf<Api[Key], By>>;

type Send = (path: string, init: RequestInit) => Promise<Response>;

function withQuery(path: string, query: RequestOptions['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/**
 * The failure of a reply that is not the API's. It comes from what stands between: a proxy that says with its status that
 * the server is down, or a network that wants a sign-in, so that the call never came near the server.
 */
const notTheApi = ({ status }: Response) => new RequestFailed(status >= 500 ? status : 0, { detail: '' });

/** The failure in a reply. */
async function failureOf(response: Response): Promise<RequestFailed> {
  const reply: Partial<Problem> | null = await response.json().catch(() => null);
  const detail = reply?.detail;
  return typeof detail === 'string' ? new RequestFailed(response.status, { ...reply, detail }) : notTheApi(response);
}

/** `/announcements/7/` for `/announcements/{id}/`. */
const filledIn = (path: string, parameters: Readonly<Record<string, unknown>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));

export interface CallAddress {
  method: string;
  /** Below `/api`, with its trailing slash. */
  path: string;
}

/** The method of a call and its path without holes, below `/api`. */
export function addressOf(key: string, { parameters }: RequestOptions): CallAddress {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: filledIn(path, parameters) };
}

/** Sends one call. Throws `RequestFailed` unless it was answered as it was meant to be. */
async function sendCall(send: Send, call: string, options: RequestOptions): Promise<Response> {
  const { body, query, signal, keepalive, key } = options;
  const { method, path } = addressOf(call, options);
  const headers: Record<string, string> = { 'accept-language': language };
  if (key !== undefined) headers['idempotency-key'] = key;
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  const response = await send(`/api${withQuery(path, query)}`, init);
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** A file says that it is one. Anything else must be JSON: a network that wants a sign-in may answer with its own page. */
const isFile = (response: Response) => response.headers.has('content-disposition');

/** Any call, by a key that is worked out: who makes it checks the reply by its schema. */
export type UntypedClient = (key: CallKey, options?: RequestOptions) => Promise<unknown>;

/** Gives the types of the calls to what carries them: the server checks in its tests that its replies are of these. */
export function typed<By extends Reader = 'visitor'>(carry: UntypedClient): ApiClient<By> {
  function request<Key extends keyof Api>(key: Key, ...options: OptionsOf<Key>): Promise<ReplyOf<Api[Key], By>>;
  function request(call: CallKey, options?: RequestOptions): Promise<unknown> {
    return carry(call, options);
  }
  return request;
}

/** Makes the calls whose requests go through `send`. */
export const sendingThrough =
  (send: Send): UntypedClient =>
  async (key, options = {}) => {
    const response = await sendCall(send, key, options);
    if (response.status === 204) return undefined;
    return isFile(response) ? response.blob() : response.json().catch(() => Promise.reject(notTheApi(response)));
  };

/** The same with the types of the calls. */
export const makeClient = <By extends Reader = 'visitor'>(send: Send): ApiClient<By> => typed(sendingThrough(send));

/** The same address, for records in the page's language. */
const inPageLanguage = (path: string) => `${path}${path.includes('?') ? '&' : '?'}language=${language}`;

/** The visitor's browser: anonymous, the browser's own cache and its conditional requests. */
export const request: ApiClient = makeClient((path, init) =>
  fetch(init.method === 'GET' && language !== mainLanguage() ? inPageLanguage(path) : path, init),
);
