import { useSyncExternalStore } from 'react';
import type { SignedIn } from '../../../domain/sign-in.ts';
import type { Account } from '../../../domain/user.ts';
import { forgetStored, onStoredElsewhere, storedAccess, storedUser, storeTokens, storeUser } from './stored.ts';

/** The session, the same in every tab of this browser. */
export interface KeptSession {
  signedIn: boolean;
  /** Undefined until the account's details are here. */
  user: Account | undefined;
  /** The session ended while the user was working: the sign-in lies over the open screen. */
  ranOut: boolean;
  /** It was ended by signing out, here or in another tab; there is no screen to come back to. */
  signedOut: boolean;
}

const read = () => ({ signedIn: storedAccess() !== null, user: storedUser() });

let current: KeptSession = { ...read(), ranOut: false, signedOut: false };
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function become(changed: Partial<KeptSession>): void {
  current = { ...current, ...changed };
  for (const listener of listeners) listener();
}

function letWaitingGoOn(): void {
  const released = waiting;
  waiting = [];
  for (const goOn of released) goOn();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): KeptSession {
  return useSyncExternalStore(subscribe, () => current);
}

export function keepSession({ user, ...tokens }: SignedIn): void {
  storeUser(user);
  storeTokens(tokens);
  become({ signedIn: true, user, ranOut: false, signedOut: false });
  letWaitingGoOn();
}

export function forgetSession(): void {
  forgetStored();
  become({ signedIn: false, user: undefined, ranOut: false, signedOut: true });
  letWaitingGoOn();
}

export function keepUser(user: Account): void {
  storeUser(user);
  become({ user });
}

/** Asks for a new sign-in over the open screen; resolves once there is one, or once the person signed out instead. */
export function signInAgain(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    become({ ranOut: true });
  });
}

onStoredElsewhere(() => {
  const { signedIn, user } = read();
  become({ signedIn, user, ranOut: current.ranOut && !signedIn, signedOut: !signedIn });
  letWaitingGoOn();
});
