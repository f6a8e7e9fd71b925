import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { staffText } from '../../domain/reply-text.ts';
import { noticeMailbox, type SiteSettings } from '../../domain/site.ts';
import type { Reply, ReplyInput } from '../../domain/submissions/handling.ts';
import type { SentRecord } from '../../domain/submissions/submission.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import type { Key } from '../database/tables/key.ts';
import type { Mail, UnitOfWork } from '../database/unit-of-work.ts';
import { answersTo, expiry } from '../forms/mails.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { changeSubmission, type StaffSubmission } from './endpoints.ts';
import { submissionTables } from './list.ts';
import { presentRemark } from './store.ts';

// Replies of staff that go to the visitor by mail. Each kind of submission that is answered so has a table of them.

/** Where the replies to a kind of submission are, and the column that says to which one. */
export type Replies = { table: 'contact_replies'; of: 'contact_id' } | { table: 'donation_replies'; of: 'donation_id' };

type Outcome = 'sent' | 'refused';

/** A row of any of these tables. */
interface ReplyRow {
  id: number;
  text: string;
  user_id: number | null;
  at: string;
  mail_id: number | null;
  outcome: Outcome | null;
}

/** The replies of one kind with the mails in which they went out. */
const withMails = (db: Database, { table }: Replies) =>
  db.selectFrom(sql<ReplyRow>`${sql.table(table)}`.as<'reply'>('reply')).leftJoin('mails', 'mails.id', 'reply.mail_id');

interface DeliveryRow {
  outcome: Outcome | null;
  mail_id: number | null;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

/** What the mail says before anybody has noted it. Of a reply of an earlier release nothing is known: it was sent. */
function deliveryOf({
  outcome,
  mail_id,
  sent_at,
  failed_at,
  last_error,
}: DeliveryRow): Pick<Reply, 'delivery' | 'problem'> {
  const delivery =
    outcome ?? (failed_at !== null ? 'refused' : mail_id !== null && sent_at === null ? 'waiting' : 'sent');
  return { delivery, problem: delivery === 'sent' ? null : last_error };
}

/** The newest replies to those that the condition says, and how many there are. */
export async function newestReplies(db: Database, replies: Replies, condition: RawBuilder<boolean>, most: number) {
  const { count } = await withMails(db, replies)
    .select(({ fn }) => fn.countAll().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return { count: Number(count), newest: await readReplies(db, replies, condition, most) };
}

/** The replies to those that the condition says, the newest first. */
async function readReplies(db: Database, replies: Replies, condition: RawBuilder<boolean>, most?: number) {
  let found = withMails(db, replies)
    .leftJoin('users', 'users.id', 'reply.user_id')
    .select(['reply.id', 'reply.at', 'reply.text', 'reply.user_id', 'first_name', 'last_name', 'reply.outcome'])
    .select(['mails.id as mail_id', 'mails.sent_at', 'mails.failed_at', 'mails.last_error'])
    .select(sql.ref<number>(replies.of).as('to_id'))
    .where(condition)
    .orderBy('reply.id', 'desc');
  if (most !== undefined) found = found.limit(most);
  return (await found.execute()).map((row) => ({ ...presentRemark(row), ...deliveryOf(row), to_id: row.to_id }));
}

/** Replies whose mail was taken or given up, which nobody has noted: of this mail, or of any. */
export async function settledReplies(db: Database, replies: Replies, mail?: number) {
  let found = withMails(db, replies)
    .select(['reply.id', 'reply.user_id as by', 'mails.sent_at'])
    .select(sql.ref<number>(replies.of).as('of'))
    .where('reply.outcome', 'is', null)
    .where('reply.mail_id', 'is not', null)
    .where((row) => row.or([row('mails.sent_at', 'is not', null), row('mails.failed_at', 'is not', null)]))
    .orderBy('reply.id');
  if (mail !== undefined) found = found.where('reply.mail_id', '=', mail);
  return (await found.execute()).map(({ id, by, of, sent_at }) => {
    const outcome: Outcome = sent_at === null ? 'refused' : 'sent';
    return { id, by, of, outcome };
  });
}

/** Answers whether nobody had noted it before. */
export async function noteOutcome(db: Database, { table }: Replies, id: number, outcome: Outcome): Promise<boolean> {
  const noted = await db
    .updateTable(table)
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

/** The replies to one, the newest first. */
export async function repliesTo(db: Database, replies: Replies, id: number): Promise<Reply[]> {
  const found = await readReplies(db, replies, sql<boolean>`${sql.ref(replies.of)} = ${id}`);
  return found.map(({ to_id, ...reply }) => reply);
}

interface Addressee {
  email: string;
  subject: string;
  language: Language;
}

/** The mail does not quote the visitor: somebody else may have typed this address. */
function replyMail(
  { email, subject, language }: Addressee,
  text: string,
  site: SiteSettings,
  publicUrl: string,
  now: string,
): Mail {
  const mailbox = noticeMailbox(site);
  const answer = mailbox === null ? [] : [catalogues[language].mails.toAnswer(mailbox)];
  return {
    recipient: email,
    subject: `Re: ${subject}`,
    body: [text, '', site.name, ...answer, publicUrl].join('\n'),
    headers: { ...answersTo(site).headers, 'Auto-Submitted': 'no' },
    expiresAt: expiry(now),
  };
}

interface Answered<Sent extends SentRecord, Details extends Sent & { replies: Reply[] }, Query extends ListQuery>
  extends Pick<StaffSubmission<Sent, Details, Query>, 'name' | 'table' | 'store'> {
  replies: Replies;
  /** To which address it goes, and after which words. */
  addressee(answered: Sent, language: Language, site: SiteSettings): Omit<Addressee, 'language'>;
  /** The status that it has at once; without one it keeps its own until the mail server has taken the mail. */
  becomes?: Sent['status'];
}

/** The language in which its form was filled in. */
async function languageOf(db: Database, table: string, id: number): Promise<Language> {
  const languages = db.withTables<Record<string, { id: Key; language: Language }>>();
  return (await languages.selectFrom(table).select('language').where('id', '=', id).executeTakeFirstOrThrow()).language;
}

/**
 * Answers one by mail. Throws a 409 where there is no mail server, and where somebody has replied since the user looked: then with the
 * record as it is.
 */
export function replyTo<Sent extends SentRecord, Details extends Sent & { replies: Reply[] }, Query extends ListQuery>(
  services: Services,
  submission: Answered<Sent, Details, Query>,
  by: number,
  id: number,
  { text, seen }: ReplyInput,
): Promise<Details> {
  const { smtpUrl, publicUrl } = services.config;
  if (smtpUrl === null) throw conflict(staffText('noMailServer'));
  const { name: resource, table, store, replies, addressee, becomes } = submission;
  return changeSubmission(services, submission, by, id, async (unit, before) => {
    const newest = before.replies[0]?.id ?? 0;
    if (seen !== undefined && seen < newest)
      throw new HttpError(409, { detail: staffText('repliedMeanwhile'), current: before });
    const language = await languageOf(unit.db, table, id);
    const site = await readSiteSettings(unit.db);
    const mail = replyMail({ ...addressee(before, language, site), language }, text, site, publicUrl, unit.now);
    await addReply(unit, replies, { id, text, by, mail_id: await unit.mail(mail) });
    const status = becomes ?? before.status;
    if (becomes !== undefined) await store.setStatus(unit, id, { from: before.status, to: becomes, by });
    const audited = { before: { status: before.status }, after: { status } };
    await unit.audit({ action: 'reply', resource, resourceId: id, ...audited });
  });
}

interface NewReply {
  id: number;
  text: string;
  by: number;
  mail_id: number;
}

async function addReply({ db, now }: UnitOfWork, { table, of }: Replies, { id, text, by, mail_id }: NewReply) {
  const row = { [of]: id, text, user_id: by, at: now, mail_id };
  await submissionTables(db).insertInto(table).values(row).execute();
}
