import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receiptNumber } from '../../../domain/giving/gift.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../../server/database/open.ts';
import type { Aim } from '../../../tests/faults/aimed-death.ts';
import { patienceFor, report, roundsBy } from '../../../tests/faults/rounds.ts';
import { startVictim, type Victim } from '../../../tests/faults/victim-client.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { isThorough } from '../../../tests/support/thorough.ts';
import { GivingWrites, newRowsOf } from './giving-writes.ts';

/** More in a sweep, and as many as are asked for. */
const ROUNDS = process.env.FAULT_ROUNDS === undefined ? (isThorough ? 8 : 5) : roundsBy(0.1);

/** Writers of receipts at once, beside the import. */
const WRITERS = 3;

/** How often something of the ledger is not whole; all of them are zero. */
async function torn(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from statements where added <>
      (select count(*) from payments where payments.statement_id = statements.id)) as torn_imports,
    (select count(*) from statements) -
      (select count(*) from audit where resource = 'statements' and action = 'import') as imports_not_in_the_log,
    (select count(*) from (select external_id from payments where external_id <> ''
      group by external_id having count(*) > 1) as doubled) as doubled_rows,
    (select count(*) from payments where assigned <>
      coalesce((select sum(gifts.amount) from gifts where gifts.payment_id = payments.id), 0)) as torn_assignments,
    (select count(*) from (select gift_id from receipts where voided_at is null
      group by gift_id having count(*) > 1) as doubled) as gifts_with_two_receipts,
    (select count(*) from receipts) -
      (select count(*) from audit where resource = 'receipts' and action = 'issue') as receipts_not_in_the_log`.execute(
    db,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
}

const whole = {
  ...{ torn_imports: 0, imports_not_in_the_log: 0, doubled_rows: 0 },
  ...{ torn_assignments: 0, gifts_with_two_receipts: 0, receipts_not_in_the_log: 0 },
};

/** All that was answered is there, and the numbers of each year follow each other. */
async function compare(db: Database, writes: GivingWrites): Promise<void> {
  expect(await torn(db)).toEqual(whole);
  const statements = await db.selectFrom('statements').select(['id', 'added', 'known']).execute();
  expect(statements).toEqual(expect.arrayContaining(writes.imports));
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'year', 'number'])
    .orderBy('year')
    .orderBy('number')
    .execute();
  const years = [...new Set(receipts.map(({ year }) => year))].map((year) => ({
    year,
    last: receipts.filter((one) => one.year === year).length,
  }));
  expect(receipts.map(({ year, number }) => [year, number])).toEqual(
    years.flatMap(({ year, last }) => Array.from({ length: last }, (_, at) => [year, at + 1])),
  );
  expect(await db.selectFrom('receipt_numbers').select(['year', 'last']).orderBy('year').execute()).toEqual(years);
  const stored = new Map(receipts.map(({ id, year, number }) => [id, receiptNumber(year, number)]));
  for (const [id, number] of writes.receipts) expect(stored.get(id)).toBe(number);
}

/** How the product ends in a round: at a statement of its own, or anywhere while everybody works. */
interface Ending {
  during: 'import' | 'receipt' | 'everything';
  at: Aim['at'];
}

const beginnings = { import: 'insert into "statements"', receipt: 'insert into "receipt_numbers"' };

/** Statements of an import from its beginning on, with its commit; those of a receipt are fewer. */
const STATEMENTS = { import: 7, receipt: 4 };

/** The first are those that a work in two transactions does not live through. */
const first: readonly Ending[] = [
  { during: 'import', at: 'commit' },
  { during: 'receipt', at: 1 },
  { during: 'import', at: 3 },
  { during: 'receipt', at: 'commit' },
];

function endingOf(round: number): Ending {
  const named = first[round - 1];
  if (named) return named;
  if (round % 3 === 0) return { during: 'everything', at: 0 };
  const during = round % 3 === 1 ? 'import' : 'receipt';
  return { during, at: randomInt(4) === 0 ? 'commit' : randomInt(STATEMENTS[during]) };
}

describe.each(databases)('killed while statements are imported and receipts made, on %s', (kind) => {
  let database: FreshDatabase;
  let dataFolder: string;
  let db: Database;
  let victim: Victim;

  beforeEach(async () => {
    database = await freshDatabase(kind);
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-giving-'));
    db = openDatabase(database.url ?? join(dataFolder, 'intambwe.sqlite'));
    await migrate(db);
    await start();
  });

  afterEach(async () => {
    await victim.kill();
    await db.destroy();
    await rm(dataFolder, { recursive: true, force: true });
    await database.drop();
  });

  async function start() {
    victim = await startVictim({ DATA_DIR: dataFolder, DATABASE_URL: database.url ?? '', AIMED: 'true' });
  }

  test(
    `${ROUNDS} times: a statement is there whole or not at all, and no receipt's number is lost or there twice`,
    async () => {
      const writes = new GivingWrites();
      await writes.begin(victim);
      const kills = { atStatement: 0, nothingStored: 0, storedUnanswered: 0, answered: 0, whileReceipts: 0 };
      const statements = async () =>
        (await db.selectFrom('statements').select('added').orderBy('id').execute()).map(({ added }) => added);
      /** Milliseconds that an import takes here beside the receipts: the product is killed somewhere in them. */
      let life = 0;
      const receipts = (count: number) => Array.from({ length: count }, () => writes.giveReceipts(victim));
      const dead = () => expect.poll(() => victim.child.signalCode, { timeout: 60_000, interval: 5 }).toBe('SIGKILL');
      for (let round = 0; round <= ROUNDS; round += 1) {
        const before = await statements();
        const { during, at }: Ending = round === 0 ? { during: 'everything', at: 0 } : endingOf(round);
        const importIt = during === 'receipt' ? undefined : await writes.preview(victim, before.length);
        if (during !== 'everything') victim.child.send({ from: beginnings[during], at });
        const began = performance.now();
        const work = Promise.all([
          importIt?.(),
          ...receipts(during === 'import' ? 0 : during === 'receipt' ? 1 : WRITERS),
        ]);
        if (during !== 'everything') {
          await dead();
          kills.atStatement += 1;
        } else if (round > 0) await pause(Math.random() * life * 1.1);
        else {
          await expect.poll(() => writes.imports.length, { timeout: 60_000, interval: 5 }).toBe(1);
          life = performance.now() - began;
        }
        await victim.kill();
        const [answered] = await work;
        await start();
        await compare(db, writes);
        // What is not there is imported the next time: the same file, whose rows are all new again.
        const after = await statements();
        const isStored = after.length > before.length;
        expect(after).toEqual([...before, ...(isStored ? [newRowsOf(before.length)] : [])]);
        if (during === 'import') expect([answered, isStored]).toEqual([undefined, at === 'commit']);
        if (during === 'receipt') kills.whileReceipts += 1;
        else kills[answered ? 'answered' : isStored ? 'storedUnanswered' : 'nothingStored'] += 1;
      }
      expect(writes.receipts.size).toBeGreaterThan(0);
      const { length: imports } = await statements();
      report({ killed: kind, rounds: ROUNDS, life: Math.round(life), imports, receipts: writes.receipts.size, kills });
    },
    // Each round reads a statement twice.
    patienceFor(ROUNDS * 3),
  );
});
