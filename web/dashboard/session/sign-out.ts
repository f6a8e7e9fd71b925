import { toast } from 'sonner';
import { signInTexts } from '../../../domain/sign-in.ts';
import { worded } from '../replies/worded.ts';
import { requestAnonymously } from './reach.ts';
import { endSession } from './session.ts';
import { storedRefresh } from './stored.ts';

/** Ends the session on the server, then here. Without an answer from the server nothing is forgotten. */
export async function signOut(): Promise<void> {
  const refresh = storedRefresh();
  if (refresh === null) {
    toast.error(worded(signInTexts.refreshMissing));
    return;
  }
  try {
    const { message } = await requestAnonymously('POST /logout/', { body: { refresh } });
    endSession();
    toast.success(message);
  } catch {
    toast.error(worded(signInTexts.signOutFailed));
  }
}
