import type { CodeAnswer, SignedIn } from '../../../domain/sign-in.ts';
import { ownAccount, sendCode } from '../../api.ts';
import { makeClient } from '../../request.ts';
import { reach, requestAnonymously, withToken } from '../session/reach.ts';

/** Exchanges the code for tokens, and fetches the details of the account they belong to. */
export async function verifyCode(answer: CodeAnswer): Promise<SignedIn> {
  const signedIn = await sendCode(requestAnonymously, answer);
  const askAsThem = makeClient((path, init) => reach(path, withToken(init, signedIn.access)));
  return { ...signedIn, user: await ownAccount(askAsThem) };
}
