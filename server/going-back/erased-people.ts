import { sql } from 'kysely';
import { phoneNumber } from '../../domain/phone.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { judgements } from '../database/personal.ts';
import type { Judgement } from '../database/tables/judged.ts';
import { hashErased } from '../identity/secrets.ts';
import { erase } from '../privacy/erase.ts';
import type { Services } from '../services.ts';
import type { KnownStates } from './states.ts';

/** Rows whose texts are in memory at once: one of the log can be as long as an article. */
const ROWS_AT_ONCE = 50;

/** What may be an e-mail address in a text, and what may be a telephone number. Neither looks back. */
const emailPattern = /[^\s"'<>()[\],;:\\]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
const numberPattern = /\+?\d[\d ().\-/\u00a0]{6,24}\d/g;

/** The addresses that a text may say, as they are when somebody is erased. */
function* addressesIn(text: string): Generator<string> {
  for (const [found] of text.matchAll(emailPattern)) yield found.toLowerCase().replace(/[.-]+$/, '');
  for (const [found] of text.matchAll(numberPattern)) {
    const number = phoneNumber(found);
    if (number !== undefined) yield number;
  }
}

/** The columns in which a person’s address can stand. */
const columnsOf = ({ address, phone, texts = [], mentions = [] }: Judgement): string[] =>
  [address, phone, ...texts, ...mentions].filter((column) => column !== undefined);

/** The texts of a table that can hold an address, some rows at a time. */
async function* textsOf(db: Database, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const place = sql.ref('id');
  for (let last = 0; ; ) {
    const rows = await tableOf(db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where(sql<boolean>`${place} > ${last}`)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) for (const column of columns) yield String(row[column] ?? '');
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_AT_ONCE) return;
    last = Number(end.id);
  }
}

/** Those of the addresses in the database whose hashes these are. */
async function addressesOf(db: Database, hashes: ReadonlySet<string>, secretKey: string): Promise<Set<string>> {
  const erased = new Set<string>();
  for (const [table, judgement] of Object.entries(judgements)) {
    const columns = columnsOf(judgement);
    if (columns.length === 0) continue;
    const texts = judgement.keys?.includes('id') ? textsOf(db, table, columns) : ownersIn(db, table, columns);
    for await (const text of texts)
      for (const address of addressesIn(text)) if (hashes.has(hashErased(address, secretKey))) erased.add(address);
  }
  return erased;
}

/** The same of the table whose rows have no number: it is short. */
async function* ownersIn(db: Database, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const rows = await tableOf(db)
    .selectFrom(table)
    .select([...columns])
    .execute();
  for (const row of rows) for (const column of columns) yield String(row[column] ?? '');
}

/**
 * Erases everybody again who has been erased since, wherever the earlier state has them. Answers how many people were found. With
 * another secret key than that of the site nobody could be.
 */
export async function eraseAgain(states: KnownStates, config: Services['config']): Promise<number> {
  const { earlier, later, write } = states;
  const known = new Set(
    (await earlier.selectFrom('erasures').selectAll().execute()).map(({ hash, erased_at }) => `${hash} ${erased_at}`),
  );
  const since = (await later.selectFrom('erasures').selectAll().execute()).filter(
    ({ hash, erased_at }) => !known.has(`${hash} ${erased_at}`),
  );
  if (since.length === 0) return 0;
  for (const erasure of since) await earlier.insertInto('erasures').values(erasure).execute();
  const hashes = new Set(since.map(({ hash }) => hash));
  const addresses = await addressesOf(earlier, hashes, config.secretKey);
  for (const address of addresses) await erase({ db: earlier, write, config }, null, address);
  return addresses.size;
}
