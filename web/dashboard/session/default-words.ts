import { notAnswered, notReached, refused } from '#locale/dashboard/session.ts';
import { RequestFailed, type UntypedClient } from '../../request.ts';

const texts: Readonly<Record<string, string>> = refused;

/** Throws the failure of a call on, with words where the server gave none: no banner is ever empty. */
export function failWithWords(key: string, failure: unknown): never {
  if (!(failure instanceof RequestFailed) || failure.message !== '') throw failure;
  const { status } = failure;
  if (status === 0) throw new RequestFailed(0, { detail: '' }, notReached);
  throw new RequestFailed(status, { detail: texts[key] ?? '' }, notAnswered);
}

/** The same calls, whose failures have words. */
export const withWords =
  (carry: UntypedClient): UntypedClient =>
  (key, options) =>
    carry(key, options).catch((failure) => failWithWords(key, failure));
