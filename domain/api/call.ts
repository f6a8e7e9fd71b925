import { z } from 'zod';
import type { Permission } from '../permission.ts';
import type { TranslatableName } from '../translation/translatable.ts';
import type { UploadRule } from '../upload.ts';

/** The right to call: everybody, everybody signed in, or those who hold the permission. There is no default. */
export type Access = 'public' | 'signed-in' | Permission;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** The name of a call: its method, and its path below `/api` with the slash at its end, `GET /announcements/{id}/`. */
export type CallKey = `${Method} /${string}`;

/** The contract of one call. The server attaches a handler to it; the browser takes its types from it. */
export interface CallDefinition {
  access: Access;
  summary: string;
  /** The `{name}` parts of the path. */
  parameters?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The shape of the reply; a reply of nothing (204) has none. */
  reply?: z.ZodType;
  /** The shape of the reply to staff, where the same public address answers them more than it answers visitors. */
  staffReply?: z.ZodType;
  /**
   * The records that a public reply is made of: with `?language=rw` visitors read their texts in that language. `isWhole`: it
   * is one record with a page of its own, which says in which languages there is that page.
   */
  translated?: { resource: TranslatableName; isWhole?: true };
  /** 200 unless said otherwise, 204 without a reply. */
  status?: 201 | 202;
  /**
   * The fields that take a file, each with what it takes. The call then comes as `multipart/form-data`, or as JSON
   * without a file. No byte is taken before the caller is known and permitted.
   */
  uploads?: Readonly<Record<string, UploadRule>> | undefined;
  /** Calls that also work on a full disk: signing in. Reading and deleting always do. */
  worksWhenFull?: true;
  /** The media types of a file that is answered in place of a reply: the handler then makes the whole `Response`. */
  file?: readonly string[];
}

/** The calls of one group, each with its own types. */
export function defineCalls<const Calls extends { [Key in keyof Calls]: Key extends CallKey ? CallDefinition : never }>(
  calls: Calls,
): Calls {
  return calls;
}

/** One call under a computed key: TypeScript forgets the text of a computed key, this keeps it. */
export function defineCall<const Key extends CallKey, const Definition extends CallDefinition>(
  key: Key,
  definition: Definition,
): Readonly<Record<Key, Definition>>;
export function defineCall(key: CallKey, definition: CallDefinition): Partial<Record<CallKey, CallDefinition>> {
  return { [key]: definition };
}

/** The method and the path that a key names. */
export function methodAndPath(key: string): { method: Method; path: string } {
  const method = methods.find((one) => key.startsWith(`${one} `));
  if (!method) throw new Error(`${key} does not begin with a method`);
  return { method, path: key.slice(method.length + 1) };
}

/** A call with its method and its path. */
export interface NamedCall extends CallDefinition {
  method: Method;
  /** Below `/api`, with its trailing slash. */
  path: string;
}

/** The calls as a list. */
export const namedCalls = (calls: Readonly<Record<string, CallDefinition>>): NamedCall[] =>
  Object.entries(calls).map(([key, definition]) => ({ ...definition, ...methodAndPath(key) }));

/** A reply that is only to be shown. */
export const message = z.object({ message: z.string() });
