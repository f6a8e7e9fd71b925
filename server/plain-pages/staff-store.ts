import type { PlainPageInput, PlainPageQuery, StaffListedPlainPage, StaffPlainPage } from '../../domain/plain-page.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { sanitise } from '../html/sanitise.ts';
import { redirectMovedPage } from '../redirects/store.ts';
import { contains, type Listed, lower, runList, type Slice, sorted } from '../resource/listing.ts';
import { publishedDate } from '../resource/publishing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import { checkAddress, freeAddress } from './addresses.ts';
import { listedColumns } from './store.ts';

const orders = {
  title: lower('title'),
  address: 'address',
  status: 'status',
  published_date: 'published_date',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** Every page whatever its status, or what is in the trash. */
export function listStaffPages(
  db: Database,
  { search, status, ordering, trash }: PlainPageQuery,
  slice: Slice,
): Promise<Listed<StaffListedPlainPage>> {
  let list = db
    .selectFrom('pages')
    .select(listedColumns)
    .select('deleted_at')
    .where('deleted_at', trash ? 'is not' : 'is', null);
  if (search) list = list.where(contains(['title', 'address'], search));
  if (status) list = list.where('status', '=', status);
  return runList(sorted(list, ordering, orders, 'title'), slice);
}

async function insertPage(
  db: Database,
  values: Pick<StaffPlainPage, 'title' | 'address' | 'content' | 'description' | 'status' | 'published_date'>,
  { created_at, updated_at }: Pick<StaffPlainPage, 'created_at' | 'updated_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('pages')
    .values({ ...values, created_at, updated_at, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function plainPageStore(publicUrl: string): ResourceStore<StaffPlainPage, PlainPageInput> {
  const texts = ({ title, description, status, content }: PlainPageInput) => ({
    title,
    description,
    status,
    content: sanitise(content, publicUrl),
  });

  return {
    find: (db, id) =>
      db
        .selectFrom('pages')
        .select(listedColumns)
        .select(['content', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst(),

    async create(db, input, now) {
      if (input.address !== '') await checkAddress(db, input.address);
      const address = input.address || (await freeAddress(db, input));
      const published_date = publishedDate(input, null, now);
      return insertPage(db, { ...texts(input), address, published_date }, { created_at: now, updated_at: now });
    },

    async update(db, id, input, stamp, now) {
      const before = await db
        .selectFrom('pages')
        .select(['address', 'status', 'published_date'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const address = input.address || before.address;
      const published_date = publishedDate(input, before.published_date, now);
      if (address !== before.address) {
        await checkAddress(db, address, id);
        const wasPublic =
          before.status === 'published' && before.published_date !== null && before.published_date <= now;
        await redirectMovedPage(db, { from: before.address, to: address, wasPublic }, now);
      }
      await db
        .updateTable('pages')
        .set({ ...texts(input), address, published_date, updated_at: stamp })
        .where('id', '=', id)
        .execute();
    },

    setDeleted: trashOf('pages'),
  };
}

/** A page of another program, with its dates. Where its address is taken, a number is put behind it. */
export interface ImportedPage extends PlainPageInput {
  created_at: string;
  updated_at: string;
}

/**
 * Keeps a page of another program. The caller holds the lock `pages`, and says in the same transaction that pages have
 * changed. Answers its number and where it stands.
 */
export async function importPage(
  { db, now }: UnitOfWork,
  publicUrl: string,
  { created_at, updated_at, ...input }: ImportedPage,
): Promise<{ id: number; address: string }> {
  const address = await freeAddress(db, { wanted: input.address, title: input.title });
  const values = {
    title: input.title,
    description: input.description,
    status: input.status,
    content: sanitise(input.content, publicUrl),
    published_date: publishedDate(input, null, now),
    address,
  };
  return { id: await insertPage(db, values, { created_at, updated_at }), address };
}

/** Writes the text of an imported page anew, as when links between pages are known; its dates stay. The same holds. */
export async function rewriteImportedPage(
  { db }: UnitOfWork,
  publicUrl: string,
  id: number,
  content: string,
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ content: sanitise(content, publicUrl) })
    .where('id', '=', id)
    .execute();
}
