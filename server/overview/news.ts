import type { Newcomers } from '../../domain/overview.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Rows } from '../database/open.ts';
import type { Desk } from '../desk.ts';
import { type Asker, may } from '../identity/asker.ts';

/** Milliseconds without a look at the overview after which the next look is another visit. */
const ABSENCE = 30 * 60_000;

/** Milliseconds within which a further look is not noted. */
const PRECISION = 60_000;

/** When the person's visit before this one ended, and notes that they are here now; null on the first visit. */
export async function lastVisitEnd({ rows, write }: Desk, userId: number, now: Date): Promise<string | null> {
  const moment = now.toISOString();
  const before = await rows
    .selectFrom('overview_looks')
    .select(['looked_at', 'since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const absent = before === undefined ? 0 : now.getTime() - Date.parse(before.looked_at);
  const since = before && absent > ABSENCE ? before.looked_at : (before?.since ?? null);
  if (before === undefined || absent > PRECISION) {
    const look = { looked_at: moment, since };
    await write(null, ({ rows: own }) =>
      own
        .insertInto('overview_looks')
        .values({ user_id: userId, ...look })
        .onConflict((row) => row.column('user_id').doUpdateSet(look))
        .execute(),
    );
  }
  return since;
}

type CountSince = (rows: Rows, since: string) => Promise<{ count: number }>;

/** What can have come, who may know of it, and how many did. */
const kinds: Record<keyof Newcomers, { permission: Permission; count: CountSince }> = {
  donations: {
    permission: 'donations.view',
    count: (rows, since) =>
      rows
        .selectFrom('donation_interests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow(),
  },
  contacts: {
    permission: 'contacts.view',
    count: (rows, since) =>
      rows
        .selectFrom('contact_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow(),
  },
  registrations: {
    permission: 'events.view',
    count: (rows, since) =>
      rows
        .selectFrom('event_registrations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', since)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow(),
  },
  subscribers: {
    permission: 'newsletter.view',
    count: (rows, since) =>
      rows
        .selectFrom('newsletter_subscribers')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'confirmed')
        .where('confirmed_at', '>', since)
        .executeTakeFirstOrThrow(),
  },
  users: {
    permission: 'users.view',
    count: (rows, since) =>
      rows
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', since)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow(),
  },
};

const names = ['donations', 'contacts', 'registrations', 'subscribers', 'users'] as const;

/** How many of each came after that moment, of what the asker may see. */
export async function newcomersSince(rows: Rows, asker: Asker, since: string): Promise<Newcomers> {
  const newcomers: Newcomers = {};
  for (const name of names) {
    const { permission, count } = kinds[name];
    if (may(asker, permission)) newcomers[name] = (await count(rows, since)).count;
  }
  return newcomers;
}
