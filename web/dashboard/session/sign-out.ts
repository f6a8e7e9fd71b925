import { toast } from 'sonner';
import { signInTexts } from '../../../domain/sign-in.ts';
import { wordedLater } from '../replies/worded-later.ts';
import { requestAnonymously } from './reach.ts';
import { forgetSession } from './session.ts';
import { storedRefresh } from './stored.ts';

/** Ends the session on the server, then here. Without an answer from the server nothing is forgotten. */
export async function signOut(): Promise<void> {
  const refresh = storedRefresh();
  if (refresh === null) {
    toast.error(await wordedLater(signInTexts.refreshMissing));
    return;
  }
  try {
    const { message } = await requestAnonymously('POST /logout/', { body: { refresh } });
    forgetSession();
    toast.success(message);
  } catch {
    toast.error(await wordedLater(signInTexts.signOutFailed));
  }
}
