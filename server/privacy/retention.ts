import { type RawBuilder, sql } from 'kysely';
import { addMonths } from '../../domain/calendar.ts';
import { later } from '../../domain/instant.ts';
import { retentionDays, retentionMonths } from '../../domain/retention.ts';
import { type DonationStatus, donationStatuses } from '../../domain/submissions/donations.ts';
import { tableOf } from '../database/collection-tables.ts';
import { deleteInSlices, rangesOf, someRows, untilNoneLeft } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { judgements, personal, saysPerson } from '../database/personal.ts';
import type { Judgement } from '../database/tables/judged.ts';
import type { CacheTag } from '../database/tag-parts.ts';
import { forgetAsked, forgetGivers, forgetPayers, forgetPledges } from '../giving/personal-data.ts';
import { forgetSentMails } from '../newsletter/sent-mails.ts';
import type { Services } from '../services.ts';
import { forgetSent } from './forget.ts';
import { removeOldMailFiles } from './mail-files.ts';
import { everySent, type Sent, sent } from './sent.ts';

// What people have sent and left is removed once it has been kept as long as its table says.

const DAY = 24 * 3_600_000;

/** How long an interest is kept that stands there; all others are still open. */
const monthsIn: Partial<Record<DonationStatus, number>> = {
  declined: retentionMonths.declinedDonations,
  donated: retentionMonths.donated,
};

/** A query whose rows have been kept long enough. */
interface Kept<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

type Place = Pick<Services, 'db' | 'write' | 'config'>;

/** One run of the housekeeping. */
interface Run extends Place {
  monthsAgo(months: number): string;
  daysAgo(days: number): string;
}

/** Lets `forget` take rows until there are none left. */
const forgetAll = <Row>(
  { write }: Run,
  kept: Kept<Row>,
  forget: (db: Database, found: Row[]) => Promise<{ records: number }>,
  told?: CacheTag,
): Promise<void> =>
  untilNoneLeft(async (most) => {
    const found = await kept.limit(most).execute();
    if (found.length === 0) return 0;
    const { records } = await write(null, async (unit) => {
      if (told) unit.changes(told);
      return forget(unit.db, found);
    });
    return records;
  });

const forgetAllSent = (run: Run, of: Sent, kept: Kept<{ id: number | string | boolean | null | undefined }>) =>
  forgetAll(
    run,
    kept,
    (db, found) =>
      forgetSent(
        db,
        of,
        found.map(({ id }) => Number(id)),
      ),
    of.shown,
  );

type Term = NonNullable<Judgement['keep']>;
type Since = Extract<Term, { since: string }>;

const isSince = (term: Term | undefined): term is Since => typeof term === 'object' && 'since' in term;

const beginOf = ({ monthsAgo, daysAgo }: Run, term: Since) =>
  'months' in term ? monthsAgo(term.months) : daysAgo(term.days);

/** What people have sent, a term after it came; less long in the trash. Each of the two reads an index of what is there, or of what is not. */
async function keepSent(run: Run, of: Sent, term: Since): Promise<void> {
  const before = beginOf(run, term);
  const records = tableOf(run.db).selectFrom(of.table).select('id');
  const isOld = sql<boolean>`${sql.ref(term.since)} < ${before}`;
  const isInTrash = sql<boolean>`(${isOld} or deleted_at < ${run.daysAgo(retentionDays.trash)})`;
  await forgetAllSent(run, of, records.where('deleted_at', 'is not', null).where(isInTrash));
  await forgetAllSent(run, of, records.where('deleted_at', 'is', null).where(isOld));
}

/** Interests in donating go some time after their last step; how long depends on where they stand. */
async function keepInterests(run: Run): Promise<void> {
  const { db, daysAgo, monthsAgo } = run;
  /** When it came to stand where it does: not before it was made. */
  const lastStep = sql<string>`coalesce(
    (select max(donation_status_changes.at) from donation_status_changes where donation_status_changes.donation_id = donation_interests.id),
    donation_interests.created_at)`;
  const interests = db.selectFrom('donation_interests').select('id');
  const forget = (kept: Kept<{ id: number }>) => forgetAllSent(run, sent.donations, kept);
  await forget(interests.where('deleted_at', '<', daysAgo(retentionDays.trash)));
  for (const status of donationStatuses) {
    const stoodBefore = monthsAgo(monthsIn[status] ?? retentionMonths.openDonations);
    const stood = interests
      .where('status', '=', status)
      .where('created_at', '<', stoodBefore)
      .where(lastStep, '<', stoodBefore);
    await forget(stood.where('deleted_at', 'is', null));
    await forget(stood.where('deleted_at', 'is not', null));
  }
}

/** Registrations go some time after their event has ended. */
const keepRegistrations = (run: Run): Promise<void> =>
  forgetAllSent(
    run,
    sent.registrations,
    run.db
      .selectFrom('event_registrations')
      .innerJoin('events', 'events.id', 'event_registrations.event_id')
      .select('event_registrations.id')
      .where(
        ({ fn }) => fn.coalesce('events.end_date', 'events.start_date'),
        '<',
        run.monthsAgo(retentionMonths.registrations),
      ),
  );

/** Who has not confirmed goes, and who has left; who is subscribed stays. */
/** As long as their form says; less long in the trash. */
async function keepFormAnswers(run: Run): Promise<void> {
  const { db, daysAgo, monthsAgo } = run;
  const answers = db.selectFrom('form_answers').select('form_answers.id');
  const forget = (kept: Kept<{ id: number }>) => forgetAllSent(run, sent.forms, kept);
  await forget(answers.where('deleted_at', '<', daysAgo(retentionDays.trash)));
  for (const { id, kept_months } of await db.selectFrom('forms').select(['id', 'kept_months']).execute())
    await forget(answers.where('form_id', '=', id).where('created_at', '<', monthsAgo(kept_months)));
}

const keepSubscriptions = (run: Run): Promise<void> =>
  forgetAllSent(
    run,
    sent.subscriptions,
    run.db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where((row) =>
        row.or([
          row.and([
            row('status', '=', 'pending'),
            row('mailed_at', '<', run.daysAgo(retentionDays.pendingSubscriptions)),
          ]),
          row.and([row('status', '=', 'left'), row('left_at', '<', run.daysAgo(retentionDays.leftSubscriptions))]),
        ]),
      ),
  );

/** Pledges for which nothing came, with the givers of whom nothing is left then. */
async function keepPledges(run: Run): Promise<void> {
  const { db, monthsAgo } = run;
  const emptyPledges = db
    .selectFrom('pledges')
    .select(['id', 'giver_id', 'form_key'])
    .where('updated_at', '<', monthsAgo(retentionMonths.emptyPledges))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gifts').select('gifts.id').whereRef('gifts.pledge_id', '=', 'pledges.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gateway_payments')
            .select('gateway_payments.id')
            .whereRef('gateway_payments.pledge_id', '=', 'pledges.id')
            .where('gateway_payments.state', 'in', ['asked', 'pending']),
        ),
      ),
    );
  for await (const range of rangesOf(db, 'pledges')) await forgetAll(run, emptyPledges.where(range), forgetPledges);
}

/** Givers of whom something is known, whose last gift and pledge are as old as that, also of whoever is the same person. */
async function keepGivers(run: Run): Promise<void> {
  const { db } = run;
  const giftsBefore = run.monthsAgo(retentionMonths.gifts);
  const person = sql`coalesce(givers.merged_into, givers.id)`;
  const hasNone = (table: 'gifts' | 'pledges', moment: string) => {
    const records = sql.table(table);
    return sql<boolean>`not exists (select 1 from givers as same
      join ${records} on ${sql.ref(`${table}.giver_id`)} = same.id
      where (same.id = ${person} or same.merged_into = ${person}) and ${sql.ref(`${table}.${moment}`)} >= ${giftsBefore})`;
  };
  const longGone = db
    .selectFrom('givers')
    .select('id')
    .where(sql<boolean>`(name <> '' or email <> '' or phone <> '')`)
    .where('created_at', '<', giftsBefore)
    .where(hasNone('gifts', 'created_at'))
    .where(hasNone('pledges', 'updated_at'));
  for await (const range of rangesOf(db, 'givers'))
    await forgetAll(run, longGone.where(range), async (one, found) => {
      await forgetGivers(
        one,
        found.map(({ id }) => id),
      );
      return { records: found.length };
    });
}

/** Lets `forget` take the person out of rows that stay for the accounts, once they are as old as that. */
const emptyAll = (
  { db }: Run,
  table: 'payments' | 'gateway_payments',
  isDue: RawBuilder<boolean>,
  forget: (db: Database, rows: RawBuilder<boolean>) => Promise<number>,
) => untilNoneLeft((most) => forget(db, someRows(db, table, sql`${isDue} and ${saysPerson(personal[table])}`, most)));

const keepPayers = (run: Run) =>
  emptyAll(run, 'payments', sql`created_at < ${run.monthsAgo(retentionMonths.gifts)}`, forgetPayers);

/** Telephones that were asked for a payment, once nothing more is expected of them. */
const keepAsked = (run: Run) =>
  emptyAll(
    run,
    'gateway_payments',
    sql`created_at < ${run.monthsAgo(retentionMonths.askedTelephones)} and next_poll_at is null`,
    forgetAsked,
  );

/** Mails go some time after they were sent or given up, also those that became files. */
async function keepMails({ db, config, daysAgo }: Run): Promise<void> {
  const before = daysAgo(retentionDays.mails);
  for (const moment of ['sent_at', 'failed_at'])
    await deleteInSlices(db, 'mails', sql`${sql.ref(moment)} < ${before} and campaign_id is null`);
  await forgetSentMails(db, before);
  await removeOldMailFiles(config, new Date(before));
}

/** What is written of accounts and settings stays: it tells which addresses were ever our own. */
const keepLog = ({ db, monthsAgo }: Run): Promise<void> =>
  deleteInSlices(
    db,
    'audit',
    sql`at < ${monthsAgo(retentionMonths.audit)}
      and (resource not in ('users', 'settings') or ("before" is null and "after" is null))`,
  );

type OwnTerm = Extract<(typeof personal)[keyof typeof personal], { keep: { own: string } }>['keep']['own'];

/**
 * The rules of tables that have one of their own, in their order: pledges come before givers, as of some nothing is left then, and mails last,
 * as a file that cannot be removed ends the run.
 */
const ownTerms: Readonly<Record<OwnTerm, (run: Run) => Promise<void>>> = {
  log: keepLog,
  donations: keepInterests,
  registrations: keepRegistrations,
  subscriptions: keepSubscriptions,
  form_answers: keepFormAnswers,
  pledges: keepPledges,
  givers: keepGivers,
  payers: keepPayers,
  telephones: keepAsked,
  mails: keepMails,
};

/** Removes what people have sent and left, once it has been kept as long as its table says. */
export async function keepToPeriods({ db, write, config }: Place, now: Date): Promise<void> {
  const run: Run = {
    ...{ db, write, config },
    monthsAgo: (months) => addMonths(now, -months, config.timeZone).toISOString(),
    daysAgo: (days) => later(now, -days * DAY),
  };
  for (const [table, { keep }] of Object.entries(judgements)) {
    if (!isSince(keep)) continue;
    const of = everySent.find((one) => one.table === table);
    if (of) await keepSent(run, of, keep);
    else await deleteInSlices(db, table, sql`${sql.ref(keep.since)} < ${beginOf(run, keep)}`);
  }
  for (const keep of Object.values(ownTerms)) await keep(run);
}
