import { type Api, api } from '../../domain/api/api.ts';
import { type CallDefinition, type CallKey, methodAndPath, type NamedCall } from '../../domain/api/call.ts';
import type { BodyOf, HandledReplyOf, ParametersOf, QueryOf, UploadFieldsOf } from '../../domain/api/types.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX_UPLOAD } from '../../domain/upload.ts';
import type { CacheContext } from './cache-context.ts';
import type { CurrentUser } from './current-user.ts';
import type { PlaceLimiter } from './limit.ts';
import type { Upload } from './upload.ts';

/** One checked call: its input, its user, and its time. */
export interface Call<Parameters, Query, Body> {
  parameters: Parameters;
  query: Query;
  body: Body;
  /** Null for an anonymous call. */
  currentUser: CurrentUser | null;
  now: Date;
  cacheContext: CacheContext;
  /** The place the client calls from, which it cannot forge, for counting attempts: its IPv4 address, or IPv6 network. */
  address: string;
  /** Aborted when the client has gone, and nobody waits for the reply any more. */
  signal: AbortSignal;
  userAgent: string;
  /** Only looked at, by a HEAD or ahead of a visitor who may never see the reply. */
  isAhead?: boolean | undefined;
  /** The language of the reply's texts, and of mails to a visitor. */
  language: Language;
  /** The language in which a visitor reads the records of the reply. */
  contentLanguage: Language;
  /** The `Idempotency-Key` header, unparsed. */
  idempotencyKey: string | undefined;
  /** The key that our own page gave the form it was sent; nothing that comes over the network sets it. */
  pageKey?: string | undefined;
}

/** A call by somebody signed in, with the files that came in its fields. */
export type SignedInCall<Parameters, Query, Body, Field extends string = never> = Call<Parameters, Query, Body> & {
  currentUser: CurrentUser;
  uploads: Partial<Record<Field, Upload>>;
};

/** A call of the API as the server sees it, whatever its types. */
export interface Endpoint extends NamedCall {
  /** Counts the uses by the place the client calls from, before anything that is sent is read. */
  limiter?: PlaceLimiter;
  handle(call: Call<unknown, unknown, unknown> & { uploads: Partial<Record<string, Upload>> }): Promise<unknown>;
}

/** The call a handler gets: with a current user, unless everybody may call. */
type CallTo<Definition extends CallDefinition> = Definition['access'] extends 'public'
  ? Call<ParametersOf<Definition>, QueryOf<Definition>, BodyOf<Definition>>
  : SignedInCall<ParametersOf<Definition>, QueryOf<Definition>, BodyOf<Definition>, UploadFieldsOf<Definition>>;

/** The handler of a call. */
export type Handler<Definition extends CallDefinition> = (
  call: CallTo<Definition>,
) => Promise<HandledReplyOf<Definition> | Response>;

/** A call with a computed key, and its handler. */
export function endpointOf<Definition extends CallDefinition>(
  key: CallKey,
  definition: Definition,
  handle: Handler<Definition>,
): Endpoint;
export function endpointOf(key: CallKey, definition: CallDefinition, handle: Endpoint['handle']): Endpoint {
  return { ...definition, ...methodAndPath(key), handle };
}

/**
 * Attaches a handler to one call of the API. `serve` identifies the caller, checks the permission and the input before the
 * handler runs.
 */
export const implement = <Key extends keyof Api>(
  key: Key,
  handle: Handler<Api[Key]>,
  counting: Pick<Endpoint, 'limiter'> = {},
): Endpoint => ({ ...endpointOf(key, api[key], handle), ...counting });

const largestFile = ({ uploads = {} }: Pick<CallDefinition, 'uploads'>) =>
  Math.max(0, ...Object.values(uploads).flatMap(Object.values<number>));

/**
 * Throws unless every call of the API has one handler and every handler belongs to a call, each call declares its access,
 * and none takes files above the maximum: otherwise the server does not start.
 */
export function expectAllAttached(
  calls: Readonly<Record<string, CallDefinition>>,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): void {
  const attached = new Set<string>();
  for (const { method, path } of endpoints) {
    const key = `${method} ${path}`;
    if (!(key in calls)) throw new Error(`${key} has a handler and is no call of the API`);
    if (attached.has(key)) throw new Error(`${key} has two handlers`);
    attached.add(key);
  }
  for (const [key, definition] of Object.entries(calls)) {
    if (!attached.has(key)) throw new Error(`${key} has no handler`);
    if (!definition.access) throw new Error(`${key} declares no access`);
    if (largestFile(definition) > MAX_UPLOAD) throw new Error(`${key} takes files that are too large`);
  }
}
