import type { RawBuilder } from 'kysely';
import { isPhoneNumber } from '../../domain/phone.ts';
import { says } from '../audit/search.ts';
import type { Database } from '../database/open.ts';
import { maySayAddress } from './address.ts';
import { saidElsewhere, type TableWithTexts } from './said-elsewhere.ts';

/** Rows of a table that may say an address, and the last row that was looked at. */
interface Looked {
  ids: readonly number[];
  upTo: number;
}

/** Entries of the log that are looked at by one statement: they are short. */
const ENTRIES = 2000;

/** Versions that are looked at by one statement: each is as long as an article. */
const VERSIONS = 50;

/** Payments, gifts, receipts or sources of translations that are looked at by one statement: most are a line each. */
const LINES = 500;

const notYet: Looked = { ids: [], upTo: 0 };

/** Goes on with the rows behind the last, `most` at once: others are answered in between. */
async function lookThrough(
  db: Database,
  table: 'audit' | 'versions' | TableWithTexts,
  maySay: RawBuilder<boolean>,
  { ids, upTo }: Looked,
  most: number,
): Promise<Looked> {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const found = [...ids];
  const end = Math.max(upTo, last ?? 0);
  for (let from = upTo; from < end; from += most) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', '>', from)
      .where('id', '<=', Math.min(from + most, end))
      .where(maySay)
      .orderBy('id')
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return { ids: found, upTo: end };
}

/** Where the log, the versions and texts elsewhere may say an address. */
export interface PlacesOfAddress extends Record<TableWithTexts, Looked> {
  log: Looked;
  versions: Looked;
}

const nowhereYet: PlacesOfAddress = {
  log: notYet,
  versions: notYet,
  gifts: notYet,
  receipts: notYet,
  payments: notYet,
  translations: notYet,
};

/** Looks through these for an address, or through what has been added since they were looked through before. */
export async function lookForAddress(db: Database, address: string, before = nowhereYet): Promise<PlacesOfAddress> {
  const isPhone = isPhoneNumber(address);
  // An index knows at once which entries say an e-mail address.
  const inLog = isPhone ? maySayAddress(db, ['before', 'after'], address) : says(db, address);
  const inTexts = (table: TableWithTexts) =>
    lookThrough(db, table, maySayAddress(db, saidElsewhere[table], address), before[table], LINES);
  return {
    gifts: await inTexts('gifts'),
    receipts: await inTexts('receipts'),
    payments: await inTexts('payments'),
    translations: await inTexts('translations'),
    log: await lookThrough(db, 'audit', inLog, before.log, isPhone ? ENTRIES : Number.MAX_SAFE_INTEGER),
    versions: await lookThrough(db, 'versions', maySayAddress(db, ['texts'], address), before.versions, VERSIONS),
  };
}
