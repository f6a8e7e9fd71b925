import * as words from '#locale/dashboard/session.ts';
import type { Problem } from '../../../domain/problem.ts';
import { type ApiClient, RequestFailed, sendingThrough, typed, type UntypedClient } from '../../request.ts';
import { withWords } from './default-words.ts';
import { askForPassword } from './proof.ts';
import { reach, withToken } from './reach.ts';
import { renew } from './renewal.ts';
import { forgetSession, signInAgain } from './session.ts';
import { storedAccess } from './stored.ts';

function currentToken(): string {
  const access = storedAccess();
  if (access !== null) return access;
  forgetSession();
  throw new RequestFailed(401, { detail: words.pleaseSignIn });
}

async function sendSignedIn(path: string, init: RequestInit): Promise<Response> {
  const access = currentToken();
  const response = await reach(path, withToken(init, access));
  if (response.status !== 401) return response;
  if ((await renew(access)) === 'ended') await signInAgain();
  return reach(path, withToken(init, currentToken()));
}

/** Whether the call is refused until the password has been given again. */
async function wantsPassword(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const problem: Partial<Problem> = await response.clone().json();
  return problem.errors?.proof !== undefined;
}

async function sendProven(path: string, init: RequestInit): Promise<Response> {
  const response = await sendSignedIn(path, init);
  return (await wantsPassword(response)) && (await askForPassword()) ? sendSignedIn(path, init) : response;
}

/** A call by a key that is worked out. */
export const requestAny: UntypedClient = withWords(sendingThrough(sendProven));

/** The dashboard's calls: with the sign-in, renewed when it has run out, and waiting for a new one when it cannot be. */
export const request: ApiClient<'staff'> = typed<'staff'>(requestAny);
