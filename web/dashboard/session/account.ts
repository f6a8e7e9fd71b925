import { createContext, useContext } from 'react';
import type { Permission } from '../../../domain/permission.ts';
import type { Account } from '../../../domain/user.ts';

const AccountContext = createContext<Account | undefined>(undefined);

export const AccountProvider = AccountContext.Provider;

/** The signed-in account. For everything behind the sign-in. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === undefined) throw new Error('Only for screens behind the sign-in');
  return account;
}

/** Whether the person may do this; the screen offers nothing that the server would refuse. */
export function useMay(permission: Permission): boolean {
  return useAccount().permissions.includes(permission);
}

/** The name as staff read it; the e-mail address where none was given. */
export function nameOf({ first_name, last_name, email }: Pick<Account, 'first_name' | 'last_name' | 'email'>): string {
  return [first_name, last_name].filter((part) => part !== '').join(' ') || email;
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}
