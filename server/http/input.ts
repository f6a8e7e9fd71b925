import type { z } from 'zod';
import type { Access } from '../../domain/api/call.ts';
import { staffText } from '../../domain/reply-text.ts';
import { readBody } from './body.ts';
import { badRequest, HttpError } from './http-error.ts';

/** The largest JSON body any call takes, in bytes. */
export const MAX_BODY = 1024 * 1024;

/** The largest JSON body, or form of a page, that anybody may send, in bytes. */
export const MAX_PUBLIC_BODY = 64 * 1024;

/** Values and names that are looked through for characters that cannot be stored. */
const MAX_VALUES = 100_000;

const unreadable = () => badRequest(staffText('bodyNotJson'));

/**
 * PostgreSQL cannot store a NUL character, and half a surrogate pair would not come back as it went in; both are
 * refused here, for every field of every call.
 */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw unreadable();
  }
}

/** Text in UTF-8 contains characters that cannot be stored only if JSON escapes them. */
const spelledOut = /\\u(?:0000|d[89a-f])/i;

/** Whether all names and texts in it can be stored. Throws a 400 where there are too many. */
function holdsStorable(parsed: unknown): boolean {
  const left = [parsed];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen + left.length > MAX_VALUES) throw badRequest(staffText('tooManyValues'));
    const value = left.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) for (const name of Object.keys(value)) left.push(name);
    for (const inner of Object.values(value)) left.push(inner);
  }
  return true;
}

/**
 * Throws a 400 for text that is not JSON, and for values that cannot be stored. It gives `JSON.parse` no function to call,
 * which takes more than ten times as long for a body of many small values.
 */
export function parseJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (spelledOut.test(text) && !holdsStorable(parsed)) {
    throw badRequest(staffText('badCharacters'));
  }
  return parsed;
}

export async function readJson(request: Request, access: Access): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new HttpError(415, { detail: staffText('sendJson') });
  }
  return parseJson(decode(await readBody(request, access === 'public' ? MAX_PUBLIC_BODY : MAX_BODY)));
}

export function readQuery(parameters: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (!isStorable(value)) throw badRequest(staffText('badAddressCharacters'));
    if (value !== '') query[name] = value;
  }
  return query;
}

/** Faults of one body that are named: a list of a megabyte can have hundreds of thousands. */
const MAX_FAULTS = 100;

/** The errors by field; those of the whole body are under `body`. */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues.slice(0, MAX_FAULTS)) {
    const field = path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.origin === 'string');

/**
 * Checks a value against its schema. Throws a 400 that names the fields; `detail` is the text of the first that is
 * missing, otherwise of the first that is wrong.
 */
export function check(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const first = issues.find(isMissing) ?? issues[0];
  throw badRequest(first?.message ?? staffText('unusable'), errorsByField(parsed.error));
}
