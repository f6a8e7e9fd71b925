import type { z } from 'zod';
import type { Permission } from '../../domain/permission.ts';
import type { Asker } from '../identity/asker.ts';
import type { Freshness } from './freshness.ts';

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

/** A call by somebody signed in. */
export type SignedInCall<Parameters, Query, Body> = Call<Parameters, Query, Body> & { asker: Asker };

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
}

/** A call of the API as the server sees it, whatever its types. */
export interface Endpoint extends Declared<unknown, unknown, unknown, unknown> {
  access: Access;
  handle(call: Call<unknown, unknown, unknown>): Promise<unknown>;
}

interface PublicDefinition<Parameters, Query, Body, Reply> extends Declared<Parameters, Query, Body, Reply> {
  access: 'public';
  handle(call: Call<Parameters, Query, Body>): Promise<NoInfer<Reply>>;
}

interface SignedInDefinition<Parameters, Query, Body, Reply> extends Declared<Parameters, Query, Body, Reply> {
  access: Exclude<Access, 'public'>;
  handle(call: SignedInCall<Parameters, Query, Body>): Promise<NoInfer<Reply>>;
}

/**
 * Declares a call of the API: its address, who may make it, what comes in, what goes out, and what it does. `serve`
 * asks who calls and whether they may, and checks what came in, before `handle` sees it.
 */
export function endpoint<Parameters = undefined, Query = undefined, Body = undefined, Reply = void>(
  definition: PublicDefinition<Parameters, Query, Body, Reply> | SignedInDefinition<Parameters, Query, Body, Reply>,
): Endpoint;
export function endpoint(definition: Endpoint): Endpoint {
  return definition;
}
