import type { z } from 'zod';
import { readBody } from './body.ts';
import { badRequest, Refusal } from './refusal.ts';

/** The largest JSON body any call takes, in bytes. */
export const LARGEST_BODY = 1024 * 1024;

const unreadable = () => badRequest('The request body is not valid JSON.');

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

/** Throws a 400 for what is no JSON, and for what cannot be stored. */
export function parseJson(text: string): unknown {
  let storable = true;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) storable = false;
      return value;
    });
  } catch {
    throw unreadable();
  }
  if (!storable) throw badRequest('The request holds characters that cannot be stored.');
  return parsed;
}

export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new Refusal(415, { detail: 'Send the body as application/json.' });
  }
  return parseJson(decode(await readBody(request, LARGEST_BODY)));
}

export function readQuery(parameters: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (!isStorable(value)) throw badRequest('The address holds characters that cannot be used.');
    if (value !== '') query[name] = value;
  }
  return query;
}

/** The errors by field; what concerns the whole body stands under `body`. */
function byField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
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
  throw badRequest(first?.message ?? 'The request cannot be used.', byField(parsed.error));
}
