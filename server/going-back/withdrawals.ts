import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { forgetSent } from '../privacy/forget.ts';
import { sent } from '../privacy/sent.ts';
import { rowsOfBoth } from './both-states.ts';
import type { KnownStates } from './states.ts';

const SUBSCRIBERS_AT_ONCE = 500;

const subscription = [
  'email',
  'status',
  'confirm_hash',
  'confirm_until',
  'unsubscribe_hash',
  'mailed_at',
  'confirmed_at',
  'left_at',
] as const;

/** Who has left the newsletter since has left it, and whose address is gone is not written to. */
async function carrySubscriptions({ earlier, later, write }: KnownStates): Promise<void> {
  const all = await earlier.selectFrom('newsletter_subscribers').select('id').orderBy('id').execute();
  const ids = all.map(({ id }) => id);
  for (const some of inParts(ids, SUBSCRIBERS_AT_ONCE)) {
    const before = await earlier
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email'])
      .where('id', 'in', some)
      .execute();
    const found = await later
      .selectFrom('newsletter_subscribers')
      .select(subscription)
      .where(
        'email',
        'in',
        before.map(({ email }) => email),
      )
      .execute();
    const since = new Map(found.map(({ email, ...state }) => [email, state]));
    const goneIds = before.filter(({ email }) => !since.has(email)).map(({ id }) => id);
    await write(null, ({ db }) => forgetSent(db, sent.subscriptions, goneIds));
    for (const { id, email } of before) {
      const state = since.get(email);
      if (state) await earlier.updateTable('newsletter_subscribers').set(state).where('id', '=', id).execute();
    }
  }
}

const pledgesIn = (db: Database, range: Parameters<Parameters<typeof rowsOfBoth>[2]>[1]) =>
  db
    .selectFrom('pledges')
    .select(['id', 'status', 'is_reminder_wanted', 'changes_by_giver', 'link_nonce'])
    .where(range)
    .execute();

/** What givers have said of their pledges since, by their own link, and links that have ended. */
async function carryPledges(states: KnownStates): Promise<void> {
  for await (const [before, since] of rowsOfBoth(states, 'pledges', pledgesIn)) {
    if (since === undefined) continue;
    const { status, changes_by_giver, link_nonce } = since;
    await states.earlier
      .updateTable('pledges')
      .set({
        ...(changes_by_giver > before.changes_by_giver && { status, changes_by_giver }),
        is_reminder_wanted: before.is_reminder_wanted && since.is_reminder_wanted,
        link_nonce,
      })
      .where('id', '=', before.id)
      .execute();
  }
}

/** A link that has ended since, as its address was corrected, opens nothing. */
async function carryEndedLinks(states: KnownStates): Promise<void> {
  for (const table of ['receipts', 'givers'] as const) {
    const both = rowsOfBoth(states, table, (db, range) =>
      db.selectFrom(table).select(['id', 'link_nonce']).where(range).execute(),
    );
    for await (const [before, since] of both) {
      if (since === undefined || since.link_nonce === before.link_nonce) continue;
      const { link_nonce } = since;
      await states.earlier.updateTable(table).set({ link_nonce }).where('id', '=', before.id).execute();
    }
  }
}

/** Words of somebody who does not agree any more, or whose quotation is gone, are not shown. */
async function carryConsents(states: KnownStates): Promise<number> {
  let withdrawn = 0;
  const both = rowsOfBoth(states, 'testimonials', (db, range) =>
    db.selectFrom('testimonials').select(['id', 'is_consented', 'deleted_at']).where(range).execute(),
  );
  for await (const [before, since] of both) {
    if (!before.is_consented || (since?.is_consented && since.deleted_at === null)) continue;
    withdrawn += 1;
    await states.earlier.updateTable('testimonials').set({ is_consented: false }).where('id', '=', before.id).execute();
  }
  return withdrawn;
}

/** What people have withdrawn since stays withdrawn. Answers what is to be said of it. */
export async function carryWithdrawals(states: KnownStates): Promise<string[]> {
  await carrySubscriptions(states);
  await carryPledges(states);
  await carryEndedLinks(states);
  const withdrawn = await carryConsents(states);
  if (withdrawn === 0) return [];
  return [`Testimonials without consent, or gone, since (${withdrawn}) are not shown: look at them in the dashboard.`];
}
