import { sql } from 'kysely';
import type { Database } from '../../server/database/open.ts';
import { STAFF_MAILBOX } from '../support/staff-mailbox.ts';
import { emailOf, isSentByForm, type LedgerEntry } from './ledger.ts';

/** Keys asked for in one statement. */
const AT_ONCE = 400;

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The number of times each e-mail address is in a column of visitors' records. */
async function formRows(db: Database, { kind }: LedgerEntry, emails: readonly string[]): Promise<Map<string, number>> {
  const table =
    kind === 'contact' ? 'contact_messages' : kind === 'donation' ? 'donation_interests' : 'newsletter_subscribers';
  const found = await db.selectFrom(table).select('email').where('email', 'in', emails).execute();
  return count(found.map(({ email }) => email));
}

/** Lost, doubled, or torn: a form whose row, key and mail are not all there, or all missing. */
async function compareForms(db: Database, entries: readonly LedgerEntry[]): Promise<string[]> {
  const [first] = entries;
  if (!first) return [];
  const emails = entries.map(emailOf);
  const keys = entries.map(({ key }) => key);
  const stored = await formRows(db, first, emails);
  const mailed = await db.selectFrom('mails').select('recipient').where('recipient', 'in', emails).execute();
  const mails = count(mailed.map(({ recipient }) => recipient));
  const taken = await db.selectFrom('form_keys').select('key').where('key', 'in', keys).execute();
  const keyed = count(taken.map(({ key }) => key));
  return entries.flatMap((entry) => {
    const found = [stored.get(emailOf(entry)) ?? 0, keyed.get(entry.key) ?? 0, mails.get(emailOf(entry)) ?? 0];
    const isWhole = found.every((times) => times === found[0]);
    const isRight = found[0] === 1 || (found[0] === 0 && !entry.isAcknowledged);
    const said = entry.isAcknowledged ? 'acknowledged' : 'not acknowledged';
    return isWhole && isRight ? [] : [`${entry.kind} ${entry.key}, ${said}: rows, keys, mails are ${found.join(', ')}`];
  });
}

/** The same of announcements: each has one audit row for its making, and one for its change. */
async function compareAnnouncements(db: Database, entries: readonly LedgerEntry[]): Promise<string[]> {
  const keys = [...new Set(entries.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const found = await db
    .selectFrom('announcements')
    .select(['id', 'title', 'message'])
    .where('title', 'in', keys)
    .execute();
  const ids = found.map(({ id }) => id);
  const audited = await db
    .selectFrom('audit')
    .select(['action', 'resource_id'])
    .where('resource', '=', 'announcements')
    .where('resource_id', 'in', [...ids, 0])
    .execute();
  const audits = count(audited.map(({ action, resource_id }) => `${action} ${resource_id}`));
  const wrongs = found.flatMap(({ id, title, message }) => {
    const made = audits.get(`create ${id}`) ?? 0;
    const edited = audits.get(`edit ${id}`) ?? 0;
    const isWhole = made === 1 && edited === (message === 'edit' ? 1 : 0);
    return isWhole ? [] : [`announcement ${title} says ${message}, the audit log ${made} made, ${edited} edited`];
  });
  const written = count(found.flatMap(({ title, message }) => [`announcement ${title}`, `${message} ${title}`]));
  for (const { kind, key, isAcknowledged } of entries) {
    if (isAcknowledged && !written.has(`${kind} ${key}`)) wrongs.push(`${kind} ${key}, acknowledged, is lost`);
  }
  const titles = count(found.map(({ title }) => title));
  return [...wrongs, ...keys.flatMap((key) => ((titles.get(key) ?? 0) > 1 ? [`announcement ${key} is doubled`] : []))];
}

/** Compares records that must always match, whatever was written. */
async function compareWhole(db: Database): Promise<string[]> {
  const { rows: found } = await sql<Record<'version' | 'audited' | 'notices' | 'messages', number>>`select
    coalesce((select version from content_versions where tag = 'announcements'), 0) as version,
    (select count(*) from audit where resource = 'announcements') as audited,
    (select count(*) from mails where recipient = ${STAFF_MAILBOX}) as notices,
    (select count(*) from contact_messages) + (select count(*) from donation_interests) as messages`.execute(db);
  const [counts] = found;
  if (!counts) return ['Nothing can be counted'];
  const { version, audited, notices, messages } = counts;
  return [
    ...(version === audited ? [] : [`announcements: version ${version} after ${audited} writes`]),
    ...(notices === messages ? [] : [`${notices} notices to staff about ${messages} messages`]),
  ];
}

/** All differences between the database and its expected content: an empty list. */
export async function compare(db: Database, entries: readonly LedgerEntry[]): Promise<string[]> {
  const wrongs = await compareWhole(db);
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    for (const kind of ['contact', 'donation', 'newsletter']) {
      wrongs.push(
        ...(await compareForms(
          db,
          some.filter((entry) => entry.kind === kind),
        )),
      );
    }
    wrongs.push(
      ...(await compareAnnouncements(
        db,
        some.filter((entry) => !isSentByForm(entry)),
      )),
    );
  }
  return wrongs;
}
