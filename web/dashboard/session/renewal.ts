import { ACCESS_LIFETIME } from '../../../domain/sign-in.ts';
import { RequestFailed } from '../../request.ts';
import { requestAnonymously } from './reach.ts';
import { storedAccess, storedRefresh, storeTokens } from './stored.ts';

/** Time before the end of the access token from which activity renews it (ms). */
const EARLY = 60_000;

/** A value stored in one tab reaches the others a moment later; the lock is held until then. Milliseconds. */
const SPREADING = 50;

/** `ended`: the refresh token is no good any more, only a new sign-in helps. */
type Renewal = 'renewed' | 'ended';

let underWay: Promise<Renewal> | undefined;
let renewedAt = Date.now();

/** One tab at a time, where the browser can say so; the server forgives two tabs that race in the others. */
function alone(work: () => Promise<Renewal>): Promise<Renewal> {
  return navigator.locks ? navigator.locks.request('renew-session', work) : work();
}

async function exchange(stale: string): Promise<Renewal> {
  // Another call or another tab may have renewed while this one waited for its turn.
  if (storedAccess() !== stale) return 'renewed';
  const refresh = storedRefresh();
  if (refresh === null) return 'ended';
  try {
    storeTokens(await requestAnonymously('POST /token/refresh/', { body: { refresh } }));
    await new Promise((resolve) => setTimeout(resolve, SPREADING));
    return 'renewed';
  } catch (error) {
    if (error instanceof RequestFailed && (error.status === 401 || error.status === 400)) return 'ended';
    throw error;
  }
}

/** Exchanges the tokens, unless `stale` is no longer the stored one. Throws where the server cannot be asked. */
export function renew(stale: string): Promise<Renewal> {
  underWay ??= alone(() => exchange(stale)).finally(() => {
    underWay = undefined;
    renewedAt = Date.now();
  });
  return underWay;
}

/** Renews on the first key or touch in the token's last minute, so that no call of an active user has to wait. */
export function renewWhileWorking(): () => void {
  const renewIfDue = () => {
    const access = storedAccess();
    if (access === null || Date.now() - renewedAt < ACCESS_LIFETIME - EARLY) return;
    // The next call reports the error; typing should not be interrupted for it.
    renew(access).catch(() => undefined);
  };
  const touches = ['keydown', 'pointerdown'] as const;
  for (const touch of touches) window.addEventListener(touch, renewIfDue, { passive: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, renewIfDue);
  };
}
