import { refused } from '#locale/dashboard/session.ts';
import { RequestFailed } from '../../request.ts';

const texts: Readonly<Record<string, string>> = refused;

/** Throws the failure of a call on, with words. */
export function failWithWords(key: string, failure: unknown): never {
  const words = texts[key];
  if (words !== undefined && failure instanceof RequestFailed && failure.status !== 0 && failure.message === '')
    throw new RequestFailed(failure.status, { detail: words });
  throw failure;
}
