import { sql } from 'kysely';
import {
  type DraftedRecord,
  type DraftInput,
  type DraftValues,
  draftValues,
  MAX_DRAFTS,
  NEW_RECORD,
} from '../../domain/drafts.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { fieldsWithin } from '../../domain/fields/within.ts';
import { MAX_ID } from '../../domain/identifier.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import { mediaAddress } from '../media/keys.ts';

/** Whose draft of which record. */
export interface DraftsOf extends DraftedRecord {
  userId: number;
}

/** What a draft is saved with. */
interface Saved extends DraftInput {
  begun_at: string;
  title: string;
  fields: Fields;
}

const draftsOf = (db: Database, { userId, collection, record }: DraftsOf) =>
  db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('record', '=', String(record));

/** Letters of the title that are kept: it only tells drafts apart. */
const TITLE_LENGTH = 200;

/** The drafts that an account has of a record, the newest first. */
export async function ownDrafts(db: Database, of: DraftsOf, most = MAX_DRAFTS) {
  const rows = await draftsOf(db, of)
    .select(['begun_at', 'saved_at', 'counter', 'seen', 'content'])
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ content, ...draft }) => ({ ...draft, values: draftValues.parse(JSON.parse(content)) }));
}

/** The newest of them, if there is one. */
export const newestDraft = async (db: Database, of: DraftsOf) => (await ownDrafts(db, of, 1))[0];

/** Who else has a draft of a record that is there, and since when. Of new ones nobody is told. */
export async function othersDrafts(db: Database, { userId, collection, record }: DraftsOf) {
  if (record === NEW_RECORD) return [];
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('users', 'users.id', 'drafts.user_id')
    .select(['users.first_name', 'users.last_name', 'drafts.kept_since as since', 'drafts.saved_at'])
    .where('drafts.collection', '=', collection)
    .where('drafts.record', '=', String(record))
    .where('drafts.user_id', '<>', userId)
    .orderBy('drafts.saved_at', 'desc')
    .execute();
  return rows.map(({ first_name, last_name, ...draft }) => ({ ...draft, by: fullName({ first_name, last_name }) }));
}

/** The numbers of files that fields hold, also within the entries of a list and the blocks of a page. */
function filesIn(fields: Fields, values: Readonly<Record<string, unknown>>): number[] {
  const own = Object.entries(fields).map(([name, field]) => ({ field, value: values[name] }));
  return [...own, ...fieldsWithin(fields, values)].flatMap(({ field, value }) => {
    const isNumber = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
    return kindOf(field).holds === 'file' && isNumber ? [value] : [];
  });
}

/** The addresses of the files that a draft holds by their numbers. Those that are gone are left out. */
async function filesOf(db: Database, fields: Fields, values: DraftValues): Promise<string> {
  const numbers = filesIn(fields, values);
  if (numbers.length === 0) return '';
  const found = await db.selectFrom('media').select('key').where('id', 'in', numbers).orderBy('id').execute();
  return found.map(({ key }) => mediaAddress(key)).join(' ');
}

/** Beyond the most that an account may have, its oldest go. */
async function dropOldest(db: Database, userId: number): Promise<void> {
  const beyond = await db
    .selectFrom('drafts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_DRAFTS)
    .limit(MAX_DRAFTS)
    .execute();
  if (beyond.length === 0) return;
  await db
    .deleteFrom('drafts')
    .where(
      'id',
      'in',
      beyond.map(({ id }) => id),
    )
    .execute();
}

/** Keeps a draft, unless a newer state of it is kept already: answers whether it did. One that is sent again is kept as it is. */
export async function saveDraft(db: Database, of: DraftsOf, saved: Saved, now: string): Promise<boolean> {
  const { begun_at, counter, values, seen, title, fields, replaces } = saved;
  const { userId: user_id, collection, record } = of;
  const row = {
    saved_at: now,
    counter,
    seen,
    title: title.slice(0, TITLE_LENGTH),
    content: JSON.stringify(values),
    files: await filesOf(db, fields, values),
  };
  const kept = await db
    .insertInto('drafts')
    .values({ user_id, collection, record: String(record), begun_at, kept_since: now, ...row })
    .onConflict((known) =>
      known
        .columns(['user_id', 'collection', 'record', 'begun_at'])
        .doUpdateSet(row)
        .where(sql<boolean>`drafts.counter < excluded.counter
          or (drafts.counter = excluded.counter and drafts.content = excluded.content)`),
    )
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  if (replaces) await dropDraft(db, of, replaces.begun_at, replaces.counter);
  await dropOldest(db, user_id);
  return true;
}

/** Deletes one draft; with a `counter` only if nobody has gone on with it since. */
export async function dropDraft(db: Database, of: DraftsOf, begun_at: string, counter?: number): Promise<void> {
  let query = db
    .deleteFrom('drafts')
    .where('user_id', '=', of.userId)
    .where('collection', '=', of.collection)
    .where('record', '=', String(of.record))
    .where('begun_at', '=', begun_at);
  if (counter !== undefined) query = query.where('counter', '<=', counter);
  await query.execute();
}
