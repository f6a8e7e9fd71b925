import { sql } from 'kysely';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { isScheduled } from '../newsletter/campaign-store.ts';
import { rowsOfBoth } from './both-states.ts';
import { isLaterKnown, type KnownStates, type States } from './states.ts';

const NOT_SENT_AGAIN = 'Not sent again: it came out of a backup.';

/** Mails that wait, some at a time: each has a text and a page. */
const MAILS_AT_ONCE = 200;

/** What is known now of mails that waited then. */
async function learnOfMails({ earlier, later }: KnownStates): Promise<void> {
  const waiting = await earlier
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  const ids = waiting.map(({ id }) => id);
  for (const some of inParts(ids, MAILS_AT_ONCE)) {
    const found = await later
      .selectFrom('mails')
      .select(['id', 'sent_at', 'failed_at', 'last_error', 'tries', 'message_name'])
      .where('id', 'in', some)
      .execute();
    for (const { id, ...since } of found) await earlier.updateTable('mails').set(since).where('id', '=', id).execute();
  }
}

const campaignState = [
  'id',
  'status',
  'recipients',
  'queued_up_to',
  'started_at',
  'finished_at',
  'sent_and_gone',
  'send_at',
  'missed',
] as const;

const campaignsOf = (db: Database) => db.selectFrom('newsletter_campaigns').select(campaignState).execute();

/** Brings the mails of a campaign that were written since: who got one has had it. */
async function bringMailsOf({ earlier, later }: KnownStates, campaign: number): Promise<void> {
  const mailsOf = (db: Database) => db.selectFrom('mails').where('campaign_id', '=', campaign);
  const { last } = await mailsOf(earlier)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = last ?? 0; ; ) {
    const mails = await mailsOf(later).selectAll().where('id', '>', from).orderBy('id').limit(MAILS_AT_ONCE).execute();
    const end = mails.at(-1);
    if (end === undefined) return;
    const subscribers = await earlier
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('id', 'in', [0, ...mails.flatMap(({ subscriber_id }) => subscriber_id ?? [])])
      .execute();
    const known = new Set<number | null>(subscribers.map(({ id }) => id));
    const values = mails.map(({ id: _, ...mail }) => ({
      ...mail,
      subscriber_id: known.has(mail.subscriber_id) ? mail.subscriber_id : null,
    }));
    await earlier.insertInto('mails').values(values).execute();
    from = end.id;
  }
}

/** Newsletters that went out since have gone out: nobody gets one twice. */
async function carryCampaigns(states: KnownStates): Promise<void> {
  const { earlier, later } = states;
  const found = new Map((await campaignsOf(later)).map((campaign) => [campaign.id, campaign]));
  for (const { id } of await campaignsOf(earlier)) {
    const since = found.get(id);
    if (since === undefined || since.status === 'draft') continue;
    const { id: _, ...state } = since;
    await earlier.updateTable('newsletter_campaigns').set(state).where('id', '=', id).execute();
    await bringMailsOf(states, id);
  }
}

/** What a newsletter that was being sent still has to send waits until somebody says so. */
async function stopCampaigns(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_campaigns')
    .set({ status: 'paused', problem: null })
    .where('status', '=', 'sending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What was to go out at a time may have gone since: it waits until somebody says so. */
async function takeTimesAway(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_campaigns')
    .set({ missed: 'went_back' })
    .where(isScheduled)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who has been reminded of a pledge, thanked, or sent a receipt since is not a second time. */
async function carryReminders(states: KnownStates): Promise<void> {
  const { earlier } = states;
  const reminded = rowsOfBoth(states, 'pledges', (db, range) =>
    db.selectFrom('pledges').select(['id', 'reminded_at']).where(range).execute(),
  );
  for await (const [before, since] of reminded) {
    if (before.reminded_at !== null || !since?.reminded_at) continue;
    const { reminded_at } = since;
    await earlier.updateTable('pledges').set({ reminded_at }).where('id', '=', before.id).execute();
  }
  const thanked = rowsOfBoth(states, 'gifts', (db, range) =>
    db.selectFrom('gifts').select(['id', 'thanked_at']).where(range).execute(),
  );
  for await (const [before, since] of thanked) {
    if (before.thanked_at !== null || !since?.thanked_at) continue;
    const { thanked_at } = since;
    await earlier.updateTable('gifts').set({ thanked_at }).where('id', '=', before.id).execute();
  }
  const receipts = rowsOfBoth(states, 'receipts', (db, range) =>
    db.selectFrom('receipts').select(['id', 'sent_at']).where(range).execute(),
  );
  for await (const [before, since] of receipts) {
    if (!since?.sent_at || since.sent_at === before.sent_at) continue;
    const { sent_at } = since;
    await earlier.updateTable('receipts').set({ sent_at, mail_id: null }).where('id', '=', before.id).execute();
  }
}

/** Nobody gets a mail twice. */
export async function carryMails(states: States): Promise<void> {
  const { earlier, now } = states;
  if (isLaterKnown(states)) {
    await learnOfMails(states);
    await carryCampaigns(states);
    await carryReminders(states);
    return;
  }
  // Whoever was to be reminded may have been.
  await earlier
    .updateTable('pledges')
    .set({ reminded_at: now })
    .where(sql<boolean>`status = 'open' and is_reminder_wanted and reminded_at is null and email <> ''`)
    .execute();
}

/** What waited in an earlier state is not sent. Answers what is to be said of it. */
export async function stopMails(earlier: Database, now: string): Promise<string[]> {
  await earlier
    .updateTable('mails')
    .set({ failed_at: now, last_error: NOT_SENT_AGAIN })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  const stopped = await stopCampaigns(earlier);
  const said = ['E-mail that was waiting is not sent.'];
  if (stopped > 0)
    said.push(`Newsletters that were being sent are stopped (${stopped}): go on with them in the dashboard.`);
  const scheduled = await takeTimesAway(earlier);
  if (scheduled > 0)
    said.push(`Newsletters that were to go out at a time do not (${scheduled}): give them a new one in the dashboard.`);
  return said;
}
