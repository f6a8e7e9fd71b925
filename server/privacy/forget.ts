import { collectionNames } from '../../domain/collections/registry.ts';
import { tableOf } from '../database/collection-tables.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { forgetKeysOf } from '../forms/form-guard.ts';
import { jsonSaysAddress, jsonWithoutAddress } from './address.ts';
import type { Logged, Sent } from './sent.ts';

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

/** Removes the content of these records from the log, and keeps what was done. Returns the number of entries changed. */
export async function emptyLog(db: Database, resource: Logged, ids: readonly number[]): Promise<number> {
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

/** Deletes the keys of the forms that brought these records. */
async function forgetForms(db: Database, { table, form, formOf }: Sent, ids: readonly number[]): Promise<void> {
  if (formOf === undefined) return forgetKeysOf(db, form, ids);
  const found = await tableOf(db).selectFrom(table).select(['id', formOf]).where('id', 'in', ids).execute();
  for (const row of found) await forgetKeysOf(db, `${form} ${row[formOf]}`, [Number(row.id)]);
}

/** Removes records that people have sent, and what is known of them elsewhere. What points at them goes with them. */
export async function forgetSent(db: Database, of: Sent, ids: readonly number[]): Promise<Forgotten> {
  if (ids.length === 0) return { records: 0, logEntries: 0 };
  const logEntries = of.log === undefined ? 0 : await emptyLog(db, of.log, ids);
  await forgetForms(db, of, ids);
  await of.forgetElsewhere?.(db, ids);
  await tableOf(db).deleteFrom(of.table).where('id', 'in', ids).execute();
  return { records: ids.length, logEntries };
}
