import { staffAddresses } from '../../../domain/addresses.ts';
import type { Newcomers } from '../../../domain/overview.ts';

/** So many of something, and where they stand. */
export interface Counted {
  words: string;
  address: string;
}

const kinds = [
  { name: 'donations', one: 'donation interest', many: 'donation interests', address: staffAddresses.donations },
  { name: 'contacts', one: 'contact message', many: 'contact messages', address: staffAddresses.contacts },
  { name: 'registrations', one: 'event registration', many: 'event registrations', address: staffAddresses.events },
  {
    name: 'subscribers',
    one: 'newsletter subscriber',
    many: 'newsletter subscribers',
    address: staffAddresses.subscribers,
  },
  { name: 'users', one: 'user account', many: 'user accounts', address: staffAddresses.users },
] as const;

/** `2 contact messages`, for each kind of which any came. */
export function newsWords(newcomers: Newcomers): Counted[] {
  return kinds.flatMap(({ name, one, many, address }) => {
    const count = newcomers[name] ?? 0;
    return count === 0 ? [] : { words: count === 1 ? `1 ${one}` : `${count} ${many}`, address };
  });
}

/** Records that need attention: late donations and unread messages. */
export function waitingWords(
  donations: { overdue: number; mine: number } | undefined,
  contacts: { unread: number } | undefined,
): Counted[] {
  const { overdue = 0, mine = 0 } = donations ?? {};
  const unread = contacts?.unread ?? 0;
  const late = overdue === 1 ? '1 overdue donation' : `${overdue} overdue donations`;
  const found: Counted[] = [];
  if (overdue > 0)
    found.push({
      words: mine > 0 ? `${late}, ${mine} of them yours` : late,
      address: `${staffAddresses.donations}?overdue=true`,
    });
  if (unread > 0) {
    found.push({
      words: unread === 1 ? '1 unread message' : `${unread} unread messages`,
      address: `${staffAddresses.contacts}?status=new`,
    });
  }
  return found;
}
