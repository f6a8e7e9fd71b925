import { MAX_ADDRESS_LENGTH } from '../../domain/fields/address.ts';
import { isPageOfSections } from '../../domain/page-sections.ts';
import type { PlainPageInput, PlainPageQuery, StaffListedPlainPage, StaffPlainPage } from '../../domain/plain-page.ts';
import { type PlainPageColumns, plainPageFields } from '../../domain/plain-page-fields.ts';
import { staffText } from '../../domain/reply-text.ts';
import { slugOf } from '../../domain/slug.ts';
import { askedFor } from '../asks/store.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writtenColumns } from '../fields/writer.ts';
import { sanitise } from '../html/sanitise.ts';
import { badRequest } from '../http/http-error.ts';
import { chosenFiles } from '../media/of-fields.ts';
import { isReservedAddress } from '../pages/own-addresses.ts';
import { redirectMovedPage, targetOfOldPath } from '../redirects/store.ts';
import { type Listed, runList, type Slice, sorted } from '../resource/listing.ts';
import { dateOfPublication } from '../resource/publishing.ts';
import { containsFolded, lineContains } from '../resource/searching.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { presentPage } from './present.ts';
import { listedPageColumns, pageColumns, pageOrders } from './store.ts';

/** Room for the number behind an address that is taken. */
const NUMBER = 8;

/** Why a page cannot stand at this address; undefined where it can. `ownId` is the page's own number. */
async function obstacleAt(db: Database, address: string, ownId: number): Promise<string | undefined> {
  if (isReservedAddress(`/${address}`)) return staffText('addressIsOurs');
  const other = await db
    .selectFrom('pages')
    .select(['id', 'address', 'title', 'deleted_at'])
    .where((page) => page.or([page('address', '=', address), page('id', '=', ownId)]))
    .execute();
  const taken = other.find((page) => page.address === address && page.id !== ownId);
  if (taken) {
    return staffText(taken.deleted_at === null ? 'addressOfPage' : 'addressOfTrashedPage', taken.title);
  }
  const translated = await db
    .selectFrom('translations')
    .select('id')
    .where('resource', '=', 'pages')
    .where('field', '=', 'address')
    .where('published', '=', address)
    .where('record', '<>', String(ownId))
    .executeTakeFirst();
  if (translated) return staffText('addressOfTranslation');
  const target = await targetOfOldPath(db, `/${address}`);
  const own = other.find(({ id }) => id === ownId);
  // Its own old address it may take back.
  if (target === undefined || (own && target === `/${own.address}`)) return undefined;
  return target === null ? staffText('goneAddress') : staffText('oldAddress', target);
}

/** Throws a 400 at the field where no page can stand at the address that staff have written. */
async function checkAddress(db: Database, address: string, ownId = 0): Promise<void> {
  const text = await obstacleAt(db, address, ownId);
  if (text !== undefined) throw badRequest(text, { address: [text] });
}

/** Finds a free address for a page. An address below one of ours is not possible, so its parts become one. */
function placeFor(wanted: string, title: string): string {
  const address = wanted || slugOf(title) || 'page';
  return address.includes('/') && isReservedAddress(`/${address}`) ? address.replaceAll('/', '-') : address;
}

/** A free address made from what is wanted, or else from the title: where it is taken, with the next number behind it. */
async function freeAddress(db: Database, { wanted = '', title }: { wanted?: string; title: string }) {
  const first = placeFor(wanted, title);
  const stem = first.slice(0, MAX_ADDRESS_LENGTH - NUMBER).replace(/[-/]+$/, '');
  const found = await db.selectFrom('pages').select('address').where('address', 'like', `${stem}%`).execute();
  const taken = new Set(found.map(({ address }) => address));
  let address = first;
  for (let number = 2; taken.has(address) || (await obstacleAt(db, address, 0)) !== undefined; number += 1) {
    address = `${stem}-${number}`;
  }
  return address;
}

/** Every page whatever its status, or what is in the trash. */
export function listStaffPages(
  db: Database,
  { search, status, asks, ordering, trash }: PlainPageQuery,
  slice: Slice,
): Promise<Listed<StaffListedPlainPage>> {
  let list = db
    .selectFrom('pages')
    .select(listedPageColumns)
    .select('deleted_at')
    .where('deleted_at', trash ? 'is not' : 'is', null);
  // An address has small letters and no accents.
  if (search)
    list = list.where(({ or }) =>
      or([lineContains(db, 'pages', ['title'], search), containsFolded(['address'], search)]),
    );
  if (status) list = list.where('status', '=', status);
  if (asks !== undefined) list = list.where('id', asks ? 'in' : 'not in', askedFor(db, 'pages'));
  return runList(db, sorted(list, ordering, pageOrders, 'title'), slice);
}

/** The page of the site's own that is stored at this address, also in the trash. */
export const pageOfSectionsIn = (db: Database, address: string) =>
  db.selectFrom('pages').select(['id', 'deleted_at']).where('address', '=', address).executeTakeFirst();

async function insertPage(
  db: Database,
  values: PlainPageColumns,
  { created_at, updated_at }: Pick<StaffPlainPage, 'created_at' | 'updated_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('pages')
    .values({ ...values, created_at, updated_at, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The columns of what is written, with an address and a date that are settled. Blocks that were left out are those that are given. */
const columnsOf = (
  { config, media }: Pick<Services, 'config' | 'media'>,
  db: Database,
  input: PlainPageInput,
  settled: Pick<PlainPageColumns, 'address' | 'published_date'>,
  blocks = '[]',
): Promise<PlainPageColumns> =>
  writtenColumns(
    plainPageFields,
    { ...input, blocks: input.blocks ?? JSON.parse(blocks), ...settled },
    { ...chosenFiles(media, db), isNew: true, clean: (html) => sanitise(html, config.publicUrl) },
  );

export function plainPageStore(
  services: Pick<Services, 'config' | 'media'>,
): ResourceStore<StaffPlainPage, PlainPageInput> {
  return {
    async find(db, id) {
      const found = await db
        .selectFrom('pages')
        .select([...pageColumns, 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      return found && presentPage(services, db, found);
    },

    async create(db, input, now) {
      if (isPageOfSections(input.address)) {
        // Somebody else began it at the same moment.
        const begun = await pageOfSectionsIn(db, input.address);
        if (begun) return begun.id;
      } else if (input.address !== '') await checkAddress(db, input.address);
      const address = input.address || (await freeAddress(db, input));
      const published_date = dateOfPublication(input, null, now);
      const columns = await columnsOf(services, db, input, { address, published_date });
      return insertPage(db, columns, { created_at: now, updated_at: now });
    },

    async update(db, id, input, stamp, now) {
      const before = await db
        .selectFrom('pages')
        .select(['address', 'status', 'published_date', 'blocks'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // A page of the site's own stays where it is.
      const address = isPageOfSections(before.address) ? before.address : input.address || before.address;
      const published_date = dateOfPublication(input, before.published_date, now);
      if (address !== before.address) {
        await checkAddress(db, address, id);
        const wasPublic =
          before.status === 'published' && before.published_date !== null && before.published_date <= now;
        await redirectMovedPage(db, { from: before.address, to: address, wasPublic }, now);
      }
      await db
        .updateTable('pages')
        .set({
          ...(await columnsOf(services, db, input, { address, published_date }, before.blocks)),
          updated_at: stamp,
        })
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
  services: Pick<Services, 'config' | 'media'>,
  { db, now }: UnitOfWork,
  { created_at, updated_at, ...input }: ImportedPage,
): Promise<{ id: number; address: string }> {
  const address = await freeAddress(db, { wanted: input.address, title: input.title });
  const settled = { address, published_date: dateOfPublication(input, null, now) };
  const columns = await columnsOf(services, db, input, settled);
  return { id: await insertPage(db, columns, { created_at, updated_at }), address };
}

/** Writes the texts of an imported page anew, as when links between pages are known; its dates stay. The same holds. */
export async function rewriteImportedPage(
  { db }: UnitOfWork,
  publicUrl: string,
  id: number,
  { content, blocks }: Pick<PlainPageColumns, 'content' | 'blocks'>,
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ content: sanitise(content, publicUrl), blocks })
    .where('id', '=', id)
    .execute();
}
