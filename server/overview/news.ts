import type { Newcomers } from '../../domain/overview.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { howMany } from '../resource/listing.ts';
import type { Services } from '../services.ts';

/** Milliseconds without a look at the overview after which the next look is another visit. */
const ABSENCE = 30 * 60_000;

/** Milliseconds within which a further look is not noted. */
const PRECISION = 60_000;

/** When the person's visit before this one ended, and notes that they are here now; null on the first visit. */
export async function lastVisitEnd({ db, write }: Services, userId: number, now: Date): Promise<string | null> {
  const moment = now.toISOString();
  const before = await db
    .selectFrom('overview_looks')
    .select(['looked_at', 'since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const absent = before === undefined ? 0 : now.getTime() - Date.parse(before.looked_at);
  const since = before && absent > ABSENCE ? before.looked_at : (before?.since ?? null);
  if (before === undefined || absent > PRECISION) {
    const look = { looked_at: moment, since };
    await write(null, ({ db: own }) =>
      own
        .insertInto('overview_looks')
        .values({ user_id: userId, ...look })
        .onConflict((row) => row.column('user_id').doUpdateSet(look))
        .execute(),
    );
  }
  return since;
}

type CountSince = (db: Database, since: string) => Promise<number>;

/** Each kind of new record, the permission to know of it, and its count. */
const kinds: Record<keyof Newcomers, { permission: Permission; count: CountSince }> = {
  donations: {
    permission: 'donations.view',
    count: (db, since) =>
      howMany(db.selectFrom('donation_interests').where('created_at', '>', since).where('deleted_at', 'is', null)),
  },
  contacts: {
    permission: 'contacts.view',
    count: (db, since) =>
      howMany(db.selectFrom('contact_messages').where('created_at', '>', since).where('deleted_at', 'is', null)),
  },
  registrations: {
    permission: 'events.view',
    count: (db, since) =>
      howMany(db.selectFrom('event_registrations').where('created_at', '>', since).where('deleted_at', 'is', null)),
  },
  subscribers: {
    permission: 'subscribers.view',
    count: (db, since) =>
      howMany(
        db.selectFrom('newsletter_subscribers').where('status', '=', 'confirmed').where('confirmed_at', '>', since),
      ),
  },
  users: {
    permission: 'users.view',
    count: (db, since) =>
      howMany(db.selectFrom('users').where('created_at', '>', since).where('deleted_at', 'is', null)),
  },
};

const names = ['donations', 'contacts', 'registrations', 'subscribers', 'users'] as const;

/** The number of new records of each kind since that moment that the current user may see. */
export async function newcomersSince(db: Database, currentUser: CurrentUser, since: string): Promise<Newcomers> {
  const newcomers: Newcomers = {};
  for (const name of names) {
    const { permission, count } = kinds[name];
    if (may(currentUser, permission)) newcomers[name] = await count(db, since);
  }
  return newcomers;
}
