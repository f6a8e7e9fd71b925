import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { databases, type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { compare } from './compare.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import { patienceFor, ROUNDS, report, roundsBy } from './rounds.ts';
import { beginVictim, killChild, startVictim, type Victim } from './victim-client.ts';

/** Maximum time that it writes before it is killed (ms). */
const LIFE = 250;

/** One process of this many is killed before it has started. */
const STILLBORN = 10;

describe.each(databases)('killed while it writes, on %s', (kind) => {
  const rounds = kind === 'sqlite' ? ROUNDS : roundsBy(0.2);
  let database: FreshDatabase;
  let dataFolder: string;
  let db: Database;
  let victim: Victim | undefined;

  beforeEach(async () => {
    database = await freshDatabase(kind);
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-killed-'));
    db = openDatabase(database.url ?? join(dataFolder, 'intambwe.sqlite'));
    await migrate(db);
  });

  afterEach(async () => {
    await victim?.kill();
    await db.destroy();
    await rm(dataFolder, { recursive: true, force: true });
    await database.drop();
  });

  const settings = () => ({ DATA_DIR: dataFolder, DATABASE_URL: database.url ?? '' });

  async function killWhileStarting(): Promise<void> {
    const child = beginVictim(settings());
    await pause(Math.random() * 600);
    await killChild(child);
  }

  test(
    `${rounds} times: nothing acknowledged is lost, nothing doubled, nothing torn`,
    async () => {
      const ledger = new Ledger();
      let written: LedgerEntry[] = [];
      for (let round = 0; round < rounds; round += 1) {
        if (round % STILLBORN === STILLBORN - 1) await killWhileStarting();
        victim = await startVictim(settings());
        await ledger.repeatUnanswered(victim);
        await ledger.repeatAnswered(victim, written.slice(-5));
        expect(await compare(db, written)).toEqual([]);
        const writing = ledger.write(victim);
        await pause(Math.random() * LIFE);
        // A busy machine may answer nothing in that time: the last is killed once it has written.
        if (round === rounds - 1) await expect.poll(() => ledger.acknowledged).toBeGreaterThan(rounds);
        await victim.kill();
        written = await writing;
      }
      victim = await startVictim(settings());
      const unanswered = ledger.entries.length - ledger.acknowledged;
      await ledger.repeatUnanswered(victim);
      expect(await compare(db, ledger.entries)).toEqual([]);
      expect(Object.fromEntries(ledger.refused)).toEqual({});
      expect(ledger.acknowledged).toBeGreaterThan(rounds);
      if (kind === 'sqlite') {
        expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
      }
      report({ killed: kind, rounds, writes: ledger.entries.length, acknowledged: ledger.acknowledged, unanswered });
    },
    patienceFor(rounds),
  );
});
