import type { z } from 'zod';
import { type Api, api } from '../../domain/api/api.ts';
import { type Access, type CallDefinition, type CallKey, partsOf } from '../../domain/api/call.ts';
import type { BodyOf, HandledReplyOf, ParametersOf, QueryOf, UploadFieldsOf } from '../../domain/api/types.ts';
import type { UploadRule } from '../../domain/upload.ts';
import type { CacheContext } from './cache-context.ts';
import type { CurrentUser } from './current-user.ts';
import type { PlaceLimiter } from './limit.ts';
import type { Upload } from './upload.ts';

/** One call, checked: what came with it, who asks, and when. */
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
  userAgent: string;
  /** The `Idempotency-Key` header, as it came. */
  idempotencyKey: string | undefined;
}

/** A call by somebody signed in, with the files that came in its fields. */
export type SignedInCall<Parameters, Query, Body, Field extends string = never> = Call<Parameters, Query, Body> & {
  currentUser: CurrentUser;
  uploads: Partial<Record<Field, Upload>>;
};

interface Declared<Parameters, Query, Body, Reply> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with its trailing slash: `/announcements/{id}/`. */
  path: string;
  summary: string;
  parameters?: z.ZodType<Parameters>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** The shape of the reply; a reply of nothing (204) has none. */
  reply?: z.ZodType<unknown, Reply>;
  /** 200 unless said otherwise, 204 without a reply. */
  status?: 201 | 202;
  /** It is done also when the disk is full: signing in. Reading and deleting are, without a word. */
  worksWhenFull?: true;
  /** Counts the uses by the place the client calls from, before anything that is sent is read. */
  limiter?: PlaceLimiter;
  /** The media type of a file that is answered in place of a reply: `handle` then makes the whole `Response`. */
  file?: string;
}

/** A call of the API as the server sees it, whatever its types. */
export interface Endpoint extends Declared<unknown, unknown, unknown, unknown> {
  access: Access;
  uploads?: Record<string, UploadRule>;
  handle(call: Call<unknown, unknown, unknown> & { uploads: Partial<Record<string, Upload>> }): Promise<unknown>;
}

interface PublicDefinition<Parameters, Query, Body, Reply> extends Declared<Parameters, Query, Body, Reply> {
  access: 'public';
  handle(call: Call<Parameters, Query, Body>): Promise<NoInfer<Reply> | Response>;
}

interface SignedInDefinition<Parameters, Query, Body, Reply, Field extends string>
  extends Declared<Parameters, Query, Body, Reply> {
  access: Exclude<Access, 'public'>;
  /**
   * The fields that take a file, each with what it takes. The call then comes as `multipart/form-data`, or as JSON
   * without a file. No byte is taken before the current user is known and permitted.
   */
  uploads?: Record<Field, UploadRule>;
  handle(call: SignedInCall<Parameters, Query, Body, Field>): Promise<NoInfer<Reply> | Response>;
}

/**
 * Declares a call of the API: its address, who may make it, what comes in, what goes out, and what it does. `serve`
 * asks who calls and whether they may, and checks what came in, before `handle` sees it.
 */
export function endpoint<
  Parameters = undefined,
  Query = undefined,
  Body = undefined,
  Reply = void,
  Field extends string = never,
>(
  definition:
    | PublicDefinition<Parameters, Query, Body, Reply>
    | SignedInDefinition<Parameters, Query, Body, Reply, Field>,
): Endpoint;
export function endpoint(definition: Endpoint): Endpoint {
  return definition;
}

/** The call a handler gets: with a current user, unless everybody may call. */
type CallTo<Definition extends CallDefinition> = Definition['access'] extends 'public'
  ? Call<ParametersOf<Definition>, QueryOf<Definition>, BodyOf<Definition>>
  : SignedInCall<ParametersOf<Definition>, QueryOf<Definition>, BodyOf<Definition>, UploadFieldsOf<Definition>>;

/** The handler of a call. */
export type Handler<Definition extends CallDefinition> = (
  call: CallTo<Definition>,
) => Promise<HandledReplyOf<Definition> | Response>;

/** A call whose key is worked out, with what the server does for it. */
export function endpointOf<Definition extends CallDefinition>(
  key: CallKey,
  definition: Definition,
  handle: Handler<Definition>,
): Endpoint;
export function endpointOf(key: CallKey, definition: CallDefinition, handle: Endpoint['handle']): Endpoint {
  return { ...definition, ...partsOf(key), handle };
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
