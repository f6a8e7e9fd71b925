import { MAX_ADDRESS_LENGTH } from '../../domain/plain-page.ts';
import { slugOf } from '../../domain/slug.ts';
import type { Database } from '../database/open.ts';
import { badRequest } from '../http/http-error.ts';
import { isReservedAddress } from '../pages/own-addresses.ts';
import { targetOfOldPath } from '../redirects/store.ts';

/** Room for the number behind an address that is taken. */
const NUMBER = 8;

/** Why a page cannot stand at this address; undefined where it can. `ownId` is the page's own number. */
async function obstacleAt(db: Database, address: string, ownId: number): Promise<string | undefined> {
  if (isReservedAddress(`/${address}`)) return 'The site uses this address itself. Choose another.';
  const other = await db
    .selectFrom('pages')
    .select(['id', 'address', 'title', 'deleted_at'])
    .where((page) => page.or([page('address', '=', address), page('id', '=', ownId)]))
    .execute();
  const taken = other.find((page) => page.address === address && page.id !== ownId);
  if (taken) {
    const place = taken.deleted_at === null ? 'has' : 'in the trash has';
    return `The page “${taken.title}” ${place} this address. Choose another.`;
  }
  const target = await targetOfOldPath(db, `/${address}`);
  const own = other.find(({ id }) => id === ownId);
  // Its own old address it may take back.
  if (target === undefined || (own && target === `/${own.address}`)) return undefined;
  return `This is an old address, which leads to ${target}. Choose another, or ask somebody who may publish pages.`;
}

/** Throws a 400 at the field where no page can stand at the address that staff have written. */
export async function checkAddress(db: Database, address: string, ownId = 0): Promise<void> {
  const text = await obstacleAt(db, address, ownId);
  if (text !== undefined) throw badRequest(text, { address: [text] });
}

/** Where a page could stand that is wanted there. Below one of our own addresses none can: its parts become one. */
function placeFor(wanted: string, title: string): string {
  const address = wanted || slugOf(title) || 'page';
  return address.includes('/') && isReservedAddress(`/${address}`) ? address.replaceAll('/', '-') : address;
}

/** A free address made from what is wanted, or else from the title: where it is taken, with the next number behind it. */
export async function freeAddress(db: Database, { wanted = '', title }: { wanted?: string; title: string }) {
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
