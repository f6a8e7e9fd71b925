import type { Insertable } from 'kysely';
import type { MediaFile, MediaQuery } from '../../domain/picture.ts';
import { type FileKind, fileKinds } from '../../domain/upload.ts';
import { isSqlite } from '../database/columns.ts';
import type { Rows } from '../database/open.ts';
import type { MediaTable } from '../database/tables/content.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { shareKeyOf } from './keys.ts';
import { fileColumns, presentFile, readVariants } from './present.ts';

export async function insertFile(rows: Rows, values: Insertable<MediaTable>): Promise<number> {
  const { id } = await rows.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findFile(rows: Rows, id: number): Promise<MediaFile | undefined> {
  const row = await rows.selectFrom('media').select(fileColumns).where('id', '=', id).executeTakeFirst();
  return row && presentFile(row);
}

/** What is known of a file that is about to be used: nobody can remove it until the transaction ends. */
export function findFileToUse(rows: Rows, id: number) {
  return rows
    .selectFrom('media')
    .select(['key', 'type', 'bytes', 'file_name'])
    .where('id', '=', id)
    .$if(!isSqlite(rows), (query) => query.forKeyShare())
    .executeTakeFirst();
}

const kindTypes: Record<Exclude<FileKind, 'document'>, readonly string[]> = {
  picture: fileKinds.picture.types,
  video: fileKinds.video.types,
  audio: fileKinds.audio.types,
};

/** A part of the library, the newest first unless asked otherwise. */
export async function listFiles(rows: Rows, query: MediaQuery, slice: Slice): Promise<Listed<MediaFile>> {
  const order = orderingOf(query.ordering, ['created_at', 'alt', 'bytes'], { column: 'created_at', direction: 'desc' });
  let list = rows
    .selectFrom('media')
    .select(fileColumns)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  // A document is whatever is none of the others, as it is when one file is presented.
  if (query.kind === 'document') list = list.where('type', 'not in', Object.values(kindTypes).flat());
  else if (query.kind) list = list.where('type', 'in', kindTypes[query.kind]);
  if (query.search) list = list.where(contains(['alt', 'file_name'], query.search));
  const { count, results } = await runList(list, slice);
  return { count, results: results.map(presentFile) };
}

export async function setAlt(rows: Rows, id: number, alt: string): Promise<void> {
  await rows.updateTable('media').set({ alt }).where('id', '=', id).execute();
}

/**
 * Removes the row and answers the keys of its file and of everything made from it; undefined where somebody else has
 * just removed it.
 */
export async function deleteFile(rows: Rows, id: number): Promise<string[] | undefined> {
  const row = await rows.deleteFrom('media').where('id', '=', id).returning(['key', 'variants']).executeTakeFirst();
  return row && [row.key, shareKeyOf(row.key), ...readVariants(row.variants).map(({ key }) => key)];
}
