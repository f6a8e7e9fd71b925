import * as words from '#locale/dashboard/session.ts';
import { mainLanguage } from '../../../domain/languages.ts';
import { type ApiClient, RequestFailed, sendingThrough, typed } from '../../request.ts';
import { withWords } from './default-words.ts';

/** "in 40 seconds", "in 15 minutes", "in 8 hours". */
function inTime(seconds: number): string {
  if (seconds < 90) return words.inSeconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? words.inMinutes(minutes) : words.inHours(Math.ceil(minutes / 60));
}

function tooManyAttempts(response: Response): RequestFailed {
  const seconds = Number(response.headers.get('retry-after') ?? 60);
  return new RequestFailed(429, { detail: words.tooManyAttempts(inTime(seconds)) });
}

/** Sends a call, and turns network errors and limits into messages. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new RequestFailed(0, { detail: words.notReached });
  });
  if (response.status === 429) throw tooManyAttempts(response);
  return response;
}

/** For the calls that need no sign-in: those that begin, renew and end one. */
export const requestAnonymously: ApiClient = typed(withWords(sendingThrough(reach)));

/** The calls of somebody who is being signed in. */
export const requestWith = (access: string): ApiClient<'staff'> =>
  typed<'staff'>(withWords(sendingThrough((path, init) => reach(path, withToken(init, access)))));

export function withToken(init: RequestInit, access: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${access}`);
  // The forms here are filled in in it: the server refuses them once it is another.
  headers.set('x-main-language', mainLanguage());
  return { ...init, headers };
}
