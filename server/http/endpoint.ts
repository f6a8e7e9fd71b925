import type { z } from 'zod';
import type { Permission } from '../../domain/permission.ts';
import type { UploadRule } from '../../domain/upload.ts';
import type { Asker } from '../identity/asker.ts';
import type { Freshness } from './freshness.ts';
import type { PlaceLimiter } from './limit.ts';
import type { Upload } from './upload.ts';

/** Who may call: everybody, everybody signed in, or those who hold the permission. There is no default. */
export type Access = 'public' | 'signed-in' | Permission;

/** One call, checked: what came with it, who asks, and when. */
export interface Call<Parameters, Query, Body> {
  parameters: Parameters;
  query: Query;
  body: Body;
  /** Null for an anonymous call. */
  asker: Asker | null;
  now: Date;
  freshness: Freshness;
  /** The place the client calls from, which it cannot forge, for counting attempts: its IPv4 address, or IPv6 network. */
  address: string;
  userAgent: string;
  /** The `Idempotency-Key` header, as it came. */
  idempotencyKey: string | undefined;
}

/** A call by somebody signed in, with the files that came in its fields. */
export type SignedInCall<Parameters, Query, Body, Field extends string = never> = Call<Parameters, Query, Body> & {
  asker: Asker;
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
   * without a file. No byte is taken before the asker is known and permitted.
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
