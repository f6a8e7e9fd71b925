import type { Tokens } from '../../../domain/sign-in.ts';
import { type Account, account } from '../../../domain/user.ts';

const keys = { access: 'access_token', refresh: 'refresh', user: 'user' } as const;

export const storedAccess = () => localStorage.getItem(keys.access);
export const storedRefresh = () => localStorage.getItem(keys.refresh);

/** Undefined where none is stored, or one that an older version of the dashboard wrote in another shape. */
export function storedUser(): Account | undefined {
  try {
    return account.safeParse(JSON.parse(localStorage.getItem(keys.user) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function storeTokens({ access, refresh }: Tokens): void {
  // The access token comes last: the other tabs listen for it.
  localStorage.setItem(keys.refresh, refresh);
  localStorage.setItem(keys.access, access);
}

export function storeUser(user: Account): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
}

export function forgetStored(): void {
  for (const key of [keys.user, keys.refresh, keys.access]) localStorage.removeItem(key);
}

/** Calls back when another tab has renewed, begun or ended the session. */
export function onStoredElsewhere(changed: () => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === null || key === keys.access || key === keys.user)) changed();
  });
}
