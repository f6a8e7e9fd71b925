import type { Insertable } from 'kysely';
import type { FocalPoint, MediaFile, MediaQuery } from '../../domain/picture.ts';
import { type FileKind, fileKinds } from '../../domain/upload.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { type Listed, orderingOf, type Slice } from '../resource/listing.ts';
import { byStoredText, runSearched, type Searching } from '../resource/long-search.ts';
import { removeTexts } from '../translations/store.ts';
import { shareKeyOf } from './keys.ts';
import { fileColumns, focusOf, presentFile, readVariants } from './present.ts';

export async function insertFile(db: Database, values: Insertable<Tables['media']>): Promise<number> {
  const { id } = await db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findFile(db: Database, id: number): Promise<MediaFile | undefined> {
  const row = await db.selectFrom('media').select(fileColumns).where('id', '=', id).executeTakeFirst();
  return row && presentFile(row);
}

/** Reads a file that is about to be used, and locks it until the transaction ends, so that nobody can delete it. */
export function findFileToUse(db: Database, id: number) {
  return db
    .selectFrom('media')
    .select(['key', 'type', 'bytes', 'file_name'])
    .where('id', '=', id)
    .$if(!isSqlite(db), (query) => query.forKeyShare())
    .executeTakeFirst();
}

const kindTypes: Record<Exclude<FileKind, 'document'>, readonly string[]> = {
  picture: fileKinds.picture.types,
  video: fileKinds.video.types,
  audio: fileKinds.audio.types,
};

const byWords = byStoredText('media');

/** One or two letters are looked for in the files of a kind as they come, as the index of kinds holds their words too. */
const byWordsOfKind: Searching = {
  ...byWords,
  condition: (search, reach) => byWords.condition(search, search.isVague ? 'row' : reach),
};

/** A part of the library, the newest first unless asked otherwise. */
export async function listFiles(db: Database, query: MediaQuery, slice: Slice): Promise<Listed<MediaFile>> {
  const order = orderingOf(query.ordering, ['created_at', 'alt', 'bytes'], { column: 'created_at', direction: 'desc' });
  let list = db
    .selectFrom('media')
    .select(fileColumns)
    .orderBy(order.column === 'alt' ? 'folded_text' : order.column, order.direction)
    .orderBy('id', order.direction);
  // A document is whatever is none of the others, as it is when one file is presented.
  if (query.kind === 'document') list = list.where('type', 'not in', Object.values(kindTypes).flat());
  else if (query.kind) list = list.where('type', 'in', kindTypes[query.kind]);
  const asPart = { slice, id: 'media.id', text: query.search };
  const { count, results } = await runSearched(db, list, asPart, query.kind ? byWordsOfKind : byWords);
  return { count, results: results.map(presentFile) };
}

/** The focal point of a picture as it is now. */
export async function findFocus(db: Database, id: number): Promise<FocalPoint | null> {
  const row = await db.selectFrom('media').select(['focus_x', 'focus_y']).where('id', '=', id).executeTakeFirst();
  return row ? focusOf(row) : null;
}

/** Changes the words for a file and its focal point. */
export async function describeFile(db: Database, id: number, { alt, focus }: Pick<MediaFile, 'alt' | 'focus'>) {
  const point = { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
  await db
    .updateTable('media')
    .set({ alt, ...point })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the row and returns the keys of its file and of everything made from it; undefined if somebody else has just
 * deleted it.
 */
export async function deleteFile(unit: Pick<UnitOfWork, 'db' | 'changes'>, id: number): Promise<string[] | undefined> {
  const row = await unit.db.deleteFrom('media').where('id', '=', id).returning(['key', 'variants']).executeTakeFirst();
  if (!row) return undefined;
  await removeTexts(unit, 'media', [id]);
  return [row.key, shareKeyOf(row.key), ...readVariants(row.variants).map(({ key }) => key)];
}
