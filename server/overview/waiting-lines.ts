import { dayOf } from '../../domain/calendar.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import {
  concerns,
  isOwnWaiting,
  MOST_COUNTED,
  type WaitingLine,
  type WaitingLines,
  type WaitingName,
  waitingKinds,
} from '../../domain/waiting.ts';
import { askingSince } from '../asks/store.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { certainMatchesAmong } from '../giving/candidates.ts';
import { isLeft, isReceiptOwed } from '../giving/gift-list.ts';
import { oldestOpen } from '../giving/payments.ts';
import type { PledgeContext } from '../giving/pledges.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import type { Services } from '../services.ts';
import { unconfirmedFacts } from '../site/facts.ts';
import { mayTranslate } from '../translations/view.ts';
import { changedRegistrations } from './waiting.ts';

interface Asked extends PledgeContext {
  db: Database;
  currentUser: CurrentUser;
  /** Today there. */
  today: string;
}

/** What is said of a kind but its name. */
type Counted = Omit<WaitingLine, 'kind'>;

/** At least one more than is counted, so that it is known that there are more. */
const MOST = MOST_COUNTED + 1;

/** Milliseconds. */
const DAY = 24 * 3_600_000;

/** Whole days from one day to another. */
const daysBetween = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY));

/** So many, of which the first has waited since that day, and is the one to begin with where it says its number. */
const sinceDay = ([first, ...others]: readonly { id?: number; day: string | null }[], { today }: Asked): Counted => ({
  count: first === undefined ? 0 : others.length + 1,
  days: first?.day ? daysBetween(first.day, today) : null,
  record: first?.id ?? null,
});

/** The same of moments. */
const sinceMoment = (rows: readonly { id?: number; created_at: string }[], asked: Asked): Counted =>
  sinceDay(
    rows.map(({ created_at, ...row }) => ({ ...row, day: dayOf(new Date(created_at), asked.timeZone) })),
    asked,
  );

async function stuckNewsletters({ db }: Asked): Promise<Counted> {
  const stuck = await db
    .selectFrom('newsletter_campaigns')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'paused'), and([eb('status', '=', 'sending'), eb('problem', 'is not', null)])]),
    )
    .limit(MOST)
    .execute();
  return { count: stuck.length, days: null, record: stuck.length === 1 ? (stuck[0]?.id ?? null) : null };
}

/** Payments that nobody has dealt with. One whose pledge is certain is the first, as it takes a press. */
async function openPayments(asked: Asked): Promise<Counted> {
  const open = await oldestOpen(asked.db, MOST);
  const [certain] = await certainMatchesAmong(asked.db, open, asked);
  const counted = sinceDay(open, asked);
  return { ...counted, record: certain?.payment.id ?? counted.record };
}

/** Gifts of which something is left, the oldest first. */
const gifts = (db: Database) =>
  db.selectFrom('gifts').select('day').where(isLeft).orderBy('day').orderBy('id').limit(MOST);

/** Donation interests that are not in the trash. */
const interests = (db: Database) => db.selectFrom('donation_interests').where('deleted_at', 'is', null).limit(MOST);

/** Those whose next step is late, as `isOverdue` says of one. */
async function overdueInterests(asked: Asked): Promise<Counted> {
  const { db, today, currentUser } = asked;
  const late = await interests(db)
    .select(['id', 'next_action_on as day', 'assignee_id'])
    .where('next_action_on', '<', today)
    .where('status', '<>', 'donated')
    .orderBy('next_action_on')
    .execute();
  return {
    ...sinceDay(late, asked),
    mine: late.filter(({ assignee_id }) => assignee_id === currentUser.userId).length,
  };
}

/** The only event that they are for, or none. */
async function registrations({ db, currentUser, now }: Asked): Promise<Counted> {
  const changed = await changedRegistrations(db, currentUser.userId, now);
  const rows = (await changed?.select('event_registrations.event_id').limit(MOST).execute()) ?? [];
  const [event, ...others] = new Set(rows.map(({ event_id }) => event_id));
  return { count: rows.length, days: null, record: others.length === 0 ? (event ?? null) : null };
}

/** Records of which a language shows what the source said before. */
async function outdatedTranslations({ db, currentUser }: Asked): Promise<Counted> {
  const own = translatables.filter((described) => mayTranslate(currentUser, described)).map(({ resource }) => resource);
  if (own.length === 0) return { count: 0, days: null, record: null };
  const outdated = await db
    .selectFrom('translation_states')
    .select(['resource', 'number'])
    .distinct()
    .where('resource', 'in', own)
    .where('state', '=', 'outdated')
    .limit(MOST)
    .execute();
  return { count: outdated.length, days: null, record: null };
}

/** What visitors sent by a described form and nobody has looked at. */
async function countSent(table: string, asked: Asked): Promise<Counted> {
  const sent = await tableOf(asked.db)
    .selectFrom(table)
    .select(['id', 'created_at'])
    .where('status', '=', 'new')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  return sinceMoment(sent, asked);
}

const counts: Record<WaitingName, (asked: Asked) => Promise<Counted>> = {
  newsletters: stuckNewsletters,
  payments: openPayments,
  receipts: async (asked) => sinceDay(await gifts(asked.db).where(isReceiptOwed(asked.today)).execute(), asked),
  thanks: async (asked) => sinceDay(await gifts(asked.db).where('thanked_at', 'is', null).execute(), asked),
  publishing: async (asked) => sinceMoment(await askingSince(asked.db, 'posts', MOST), asked),
  publishingPages: async (asked) => sinceMoment(await askingSince(asked.db, 'pages', MOST), asked),
  messages: async (asked) =>
    sinceMoment(
      await asked.db
        .selectFrom('contact_messages')
        .select(['id', 'created_at'])
        .where('status', '=', 'new')
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .limit(MOST)
        .execute(),
      asked,
    ),
  answers: (asked) => countSent('form_answers', asked),
  overdue: overdueInterests,
  interests: async (asked) =>
    sinceMoment(
      await interests(asked.db)
        .select(['id', 'created_at'])
        .where('status', '=', 'new')
        .orderBy('created_at')
        .execute(),
      asked,
    ),
  registrations,
  translations: outdatedTranslations,
  facts: async ({ db }) => ({ count: (await unconfirmedFacts(db)).length, days: null, record: null }),
};

async function countOf(kind: string, asked: Asked): Promise<Counted | undefined> {
  if (isOwnWaiting(kind)) return counts[kind](asked);
  const submission = everyPlainSubmission.find(({ name }) => name === kind);
  return submission && countSent(submission.table, asked);
}

/** What waits for the current user, each kind for those who may deal with it. One that fails says so, and the others stand. */
export async function readWaitingLines(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  currentUser: CurrentUser,
  now: Date,
): Promise<WaitingLines> {
  const { timeZone, secretKey } = config;
  const asked = { db, currentUser, now, timeZone, secretKey, today: dayOf(now, timeZone) };
  const read: WaitingLines = { lines: [], uncounted: [] };
  for (const [kind, described] of Object.entries(waitingKinds)) {
    if (!concerns(described, (permission) => may(currentUser, permission))) continue;
    try {
      const counted = await countOf(kind, asked);
      if (counted && counted.count > 0) read.lines.push({ kind, ...counted });
    } catch (error) {
      log.error({ err: error, kind }, 'What waits could not be counted');
      read.uncounted.push(kind);
    }
  }
  return read;
}
