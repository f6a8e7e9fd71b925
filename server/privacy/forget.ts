import { collectionNames } from '../../domain/collections/registry.ts';
import type { Resource } from '../../domain/permission.ts';
import type { TrashName } from '../../domain/trash.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { forgetKeysOf } from '../forms/form-guard.ts';
import { jsonSaysAddress, jsonWithoutAddress } from './address.ts';

/** Rows of the log that are held in memory at once: one of a long post is as long as the post. */
const AT_ONCE = 100;

/** Resources that staff write for visitors. Their log entries are their history, from which they are restored. */
const content: ReadonlySet<string> = new Set([
  ...collectionNames.filter((name) => name !== 'registrations'),
  'media',
  'redirects',
  'settings',
]);

/** The number of records deleted, and the number of log entries that lost their data. */
export interface Forgotten {
  records: number;
  logEntries: number;
}

const nothing: Forgotten = { records: 0, logEntries: 0 };

/** Removes the content of these records from the log, and keeps what was done. Returns the number of entries changed. */
export async function emptyLog(db: Database, resource: Resource | TrashName, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('resource', '=', resource)
    .where('resource_id', 'in', ids)
    .where((entry) => entry.or([entry('before', 'is not', null), entry('after', 'is not', null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Takes this address out of these entries of the log, beyond the accounts of staff, who are written there as who they are: an entry of
 * what staff write for visitors keeps all else, any other is emptied. Answers how many entries it has changed.
 */
export async function eraseFromLog(db: Database, address: string, ids: readonly number[]): Promise<number> {
  let changed = 0;
  for (const some of inParts(ids, AT_ONCE)) {
    const found = await db
      .selectFrom('audit')
      .select(['id', 'resource', 'before', 'after'])
      .where('id', 'in', some)
      .where('resource', 'not in', ['users', 'roles', 'sessions'])
      .execute();
    const theirs = found.filter((row) => jsonSaysAddress(row.before, address) || jsonSaysAddress(row.after, address));
    for (const { id, resource, before, after } of theirs) {
      const values = content.has(resource)
        ? { before: jsonWithoutAddress(before, address), after: jsonWithoutAddress(after, address) }
        : { before: null, after: null };
      await db.updateTable('audit').set(values).where('id', '=', id).execute();
    }
    changed += theirs.length;
  }
  return changed;
}

/** Takes this address out of these versions of what staff write for visitors. All else in them stays. */
export async function eraseFromVersions(db: Database, address: string, ids: readonly number[]): Promise<void> {
  for (const some of inParts(ids, AT_ONCE)) {
    const found = await db.selectFrom('versions').select(['id', 'texts']).where('id', 'in', some).execute();
    for (const { id, texts } of found) {
      const without = jsonWithoutAddress(texts, address);
      if (without !== null) await db.updateTable('versions').set({ texts: without }).where('id', '=', id).execute();
    }
  }
}

interface Taken {
  id: number;
}

const idsOf = (found: readonly Taken[]) => found.map(({ id }) => id);

/** Removes contact messages with their answers. */
export async function forgetContacts(db: Database, found: readonly Taken[]): Promise<Forgotten> {
  if (found.length === 0) return nothing;
  const logEntries = await emptyLog(db, 'contacts', idsOf(found));
  await forgetKeysOf(db, 'contact', idsOf(found));
  await db.deleteFrom('contact_messages').where('id', 'in', idsOf(found)).execute();
  return { records: found.length, logEntries };
}

/** Removes donation interests with their notes and status history. */
export async function forgetDonations(db: Database, found: readonly Taken[]): Promise<Forgotten> {
  if (found.length === 0) return nothing;
  const logEntries = await emptyLog(db, 'donations', idsOf(found));
  await forgetKeysOf(db, 'donation', idsOf(found));
  await db.deleteFrom('donation_interests').where('id', 'in', idsOf(found)).execute();
  return { records: found.length, logEntries };
}

export async function forgetRegistrations(
  db: Database,
  found: readonly (Taken & { event_id: number })[],
): Promise<Forgotten> {
  if (found.length === 0) return nothing;
  const logEntries = await emptyLog(db, 'registrations', idsOf(found));
  for (const { id, event_id } of found) await forgetKeysOf(db, `registration ${event_id}`, [id]);
  await db.deleteFrom('event_registrations').where('id', 'in', idsOf(found)).execute();
  return { records: found.length, logEntries };
}

/** Removes subscriptions. The newsletters they got are still counted, without saying whose they were. */
export async function forgetSubscribers(db: Database, found: readonly Taken[]): Promise<Forgotten> {
  if (found.length === 0) return nothing;
  await forgetKeysOf(db, 'newsletter', idsOf(found));
  // A server's refusal repeats the address it was about.
  await db.updateTable('mails').set({ last_error: null }).where('subscriber_id', 'in', idsOf(found)).execute();
  await db.deleteFrom('newsletter_subscribers').where('id', 'in', idsOf(found)).execute();
  return { records: found.length, logEntries: 0 };
}
