import { dayOf } from '../../domain/calendar.ts';
import type { WaitingRecords } from '../../domain/waiting.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { howMany } from '../resource/listing.ts';
import type { Services } from '../services.ts';

/** New donation interests, and those whose next step is late, as `isOverdue` says of one. Each query has its index. */
async function waitingDonations(db: Database, today: string, userId: number) {
  const notDeleted = db.selectFrom('donation_interests').where('deleted_at', 'is', null);
  const fresh = await howMany(notDeleted.where('status', '=', 'new'));
  const { known, ...late } = await notDeleted
    .where('next_action_on', '<', today)
    .where('status', '<>', 'donated')
    .select(({ fn }) => [
      fn.countAll<number>().as('overdue'),
      fn.countAll<number>().filterWhere('assignee_id', '=', userId).as('mine'),
      fn.countAll<number>().filterWhere('status', '<>', 'new').as('known'),
    ])
    .executeTakeFirstOrThrow();
  return { fresh, ...late, total: fresh + known };
}

/**
 * Registrations for coming events that were made or cancelled since the last visit of the user; undefined on the first. What is asked of
 * them is up to the caller.
 */
export async function changedRegistrations(db: Database, userId: number, now: Date) {
  const look = await db.selectFrom('overview_looks').select('since').where('user_id', '=', userId).executeTakeFirst();
  const since = look?.since ?? null;
  if (since === null) return undefined;
  return db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .where('events.deleted_at', 'is', null)
    .where('events.start_date', '>', now.toISOString())
    .where(({ eb, or }) =>
      or([eb('event_registrations.created_at', '>', since), eb('event_registrations.deleted_at', '>', since)]),
    );
}

/** Records that need attention and that the current user may see. */
export async function readWaiting(
  { db, config }: Pick<Services, 'db' | 'config'>,
  currentUser: CurrentUser,
  now: Date,
): Promise<WaitingRecords> {
  const { userId } = currentUser;
  const waiting: WaitingRecords = {};
  if (may(currentUser, 'donations.view'))
    waiting.donations = await waitingDonations(db, dayOf(now, config.timeZone), userId);
  if (may(currentUser, 'contacts.view')) {
    const unread = db.selectFrom('contact_messages').where('status', '=', 'new').where('deleted_at', 'is', null);
    waiting.contacts = { unread: await howMany(unread) };
  }
  if (may(currentUser, 'events.edit')) {
    const changed = await changedRegistrations(db, userId, now);
    waiting.registrations = { changed: changed ? await howMany(changed) : 0 };
  }
  return waiting;
}
