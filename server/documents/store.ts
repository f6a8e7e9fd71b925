import type { Document } from '../../domain/document.ts';
import type { ListQuery } from '../../domain/listing.ts';
import type { Rows } from '../database/open.ts';
import { mediaAddress } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** A part of the documents, the newest first unless asked otherwise. */
export async function listDocuments(rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<Document>> {
  const order = orderingOf(query.ordering, ['date', 'title'], { column: 'date', direction: 'desc' });
  let list = rows
    .selectFrom('documents')
    .innerJoin('media', 'media.id', 'documents.media_id')
    .select(['documents.id', 'documents.title', 'documents.description', 'documents.date', 'documents.file_name'])
    .select(['media.key', 'media.type', 'media.bytes'])
    .where('documents.deleted_at', 'is', null)
    .orderBy(`documents.${order.column}`, order.direction)
    .orderBy('documents.id', order.direction);
  if (query.search) list = list.where(contains(['documents.title', 'documents.description'], query.search));
  const { count, results } = await runList(list, slice);
  return { count, results: results.map(({ key, ...document }) => ({ ...document, url: mediaAddress(key) })) };
}
