import { type Document, type DocumentInput, documentTexts, type StaffDocument } from '../../domain/document.ts';
import type { ListQuery } from '../../domain/listing.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Rows } from '../database/open.ts';
import { badRequest } from '../http/refusal.ts';
import { mediaAddress } from '../media/keys.ts';
import { findFileToUse } from '../media/store.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const documents = (rows: Rows) =>
  rows
    .selectFrom('documents')
    .innerJoin('media', 'media.id', 'documents.media_id')
    .select(['documents.id', 'documents.title', 'documents.description', 'documents.date', 'documents.file_name'])
    .select(['media.key', 'media.type', 'media.bytes']);

/** With what only staff see. */
const staffDocuments = (rows: Rows) =>
  documents(rows).select([
    'documents.media_id',
    'documents.created_at',
    'documents.updated_at',
    'documents.deleted_at',
  ]);

function present<Row extends { key: string }>({ key, ...document }: Row) {
  return { ...document, url: mediaAddress(key) };
}

const orderOf = (query: ListQuery) =>
  orderingOf(query.ordering, ['date', 'title'], { column: 'date', direction: 'desc' });

const searched = (text: string) => contains(['documents.title', 'documents.description'], text);

/** A part of the documents, the newest first unless asked otherwise. */
export async function listDocuments(rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<Document>> {
  const order = orderOf(query);
  let list = documents(rows)
    .where('documents.deleted_at', 'is', null)
    .orderBy(`documents.${order.column}`, order.direction)
    .orderBy('documents.id', order.direction);
  if (query.search) list = list.where(searched(query.search));
  const { count, results } = await runList(list, slice);
  return { count, results: results.map(present) };
}

/** The same for staff, or what is in the trash. */
export async function listStaffDocuments(rows: Rows, query: ListQuery, slice: Slice): Promise<Listed<StaffDocument>> {
  const order = orderOf(query);
  let list = staffDocuments(rows)
    .where('documents.deleted_at', query.trash ? 'is not' : 'is', null)
    .orderBy(`documents.${order.column}`, order.direction)
    .orderBy('documents.id', order.direction);
  if (query.search) list = list.where(searched(query.search));
  const { count, results } = await runList(list, slice);
  return { count, results: results.map(present) };
}

/** The file, and what it is saved as. Throws a 400 at the field unless it is a document of the library. */
async function fileOf(rows: Rows, id: number | null, title: string): Promise<{ media_id: number; file_name: string }> {
  const found = id === null ? undefined : await findFileToUse(rows, id);
  const text = id === null ? documentTexts.fileMissing : 'Choose a document from the library.';
  if (id === null || !found || /^(?:image|video)\//.test(found.type)) throw badRequest(text, { file: [text] });
  return {
    media_id: id,
    file_name: found.file_name || `${slugOf(title) || 'document'}.${found.key.split('.').at(-1)}`,
  };
}

export const documentStore: ResourceStore<StaffDocument, DocumentInput> = {
  async find(rows, id) {
    const found = await staffDocuments(rows).where('documents.id', '=', id).executeTakeFirst();
    return found && present(found);
  },

  async create(rows, { title, description, date, media_id }, now) {
    const file = await fileOf(rows, media_id ?? null, title);
    const { id } = await rows
      .insertInto('documents')
      .values({ title, description, date, ...file, created_at: now, updated_at: now, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(rows, id, { title, description, date, media_id }, now) {
    const file = media_id === undefined ? {} : await fileOf(rows, media_id, title);
    const values = { title, description, date, ...file, updated_at: now };
    await rows.updateTable('documents').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('documents'),
};
