import { staffText } from '../../domain/reply-text.ts';
import { readBody } from '../http/body.ts';
import { badRequest, HttpError } from '../http/http-error.ts';
import { MAX_PUBLIC_BODY } from '../http/input.ts';
import type { AppContext } from '../http/serve.ts';
import { secretAfter } from '../identity/secrets.ts';

/** Time in which the same words from the same place are one message (ms): a reloaded page. */
const SAME_MESSAGE = 10 * 60_000;

/**
 * The fields of a form sent by a page without script, unparsed. Mail programs send the one-click unsubscribe request as
 * multipart (RFC 8058); files in it are ignored.
 */
export async function readPostedForm({ req }: AppContext): Promise<string> {
  const type = req.header('content-type') ?? '';
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new HttpError(415, { detail: staffText('sendForm') });
  }
  const bytes = await readBody(req.raw, MAX_PUBLIC_BODY);
  if (!isMultipart) return bytes.toString();
  const fields = new URLSearchParams();
  for (const [name, value] of await readMultipart(bytes, type))
    if (typeof value === 'string') fields.append(name, value);
  return fields.toString();
}

async function readMultipart(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw badRequest(staffText('formUnreadable'));
  }
}

interface Posted {
  form: string;
  path: string;
  /** The network address it came from. */
  address: string;
  now: Date;
}

/**
 * The key of a message from a page that could not give it one, since everybody gets the same page. All of it can be guessed, so it is
 * made with the site's key; and it is no UUID, so nobody can send it to the API.
 */
export function keyOfPosted({ form, path, address, now }: Posted, secretKey: string): string {
  const window = Math.floor(now.getTime() / SAME_MESSAGE);
  return `page ${secretAfter(JSON.stringify([form, path, address, window]), 'posted form', secretKey)}`;
}
