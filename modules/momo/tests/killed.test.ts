import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../../server/database/open.ts';
import { roundsBy } from '../../../tests/faults/rounds.ts';
import { startVictim, type Victim } from '../../../tests/faults/victim-client.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { allowLoggedErrors } from '../../../tests/support/logged-errors.ts';
import { type MomoServer, momoVariables, openMomoServer } from './momo-server.ts';

const ROUNDS = roundsBy(0.2);

describe.each(databases)('killed while telephones are asked, on %s', (kind) => {
  let database: FreshDatabase;
  let dataFolder: string;
  let db: Database;
  let momo: MomoServer;
  let victim: Victim;

  beforeEach(async () => {
    database = await freshDatabase(kind);
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-asked-'));
    db = openDatabase(database.url ?? join(dataFolder, 'intambwe.sqlite'));
    await migrate(db);
    momo = await openMomoServer();
    await start();
  });

  afterEach(async () => {
    await victim.kill();
    await momo.close();
    await db.destroy();
    await rm(dataFolder, { recursive: true, force: true });
    await database.drop();
  });

  async function start() {
    const place = { DATA_DIR: dataFolder, DATABASE_URL: database.url ?? '' };
    victim = await startVictim({ ...place, ...momoVariables(momo.settings) });
  }

  const send = (path: string, body: object) =>
    fetch(`${victim.url}/api${path}`, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${victim.access}` },
    });

  /** A new pledge, whose telephone is asked as soon as this is answered. */
  async function ask(phone: string): Promise<number> {
    const made = await (await send('/pledges/by-staff/', { amount: '5000', phone })).json();
    const token = made.address.split('/').at(-1);
    expect((await send(`/own-pledges/${token}/request/`, { phone })).status).toBe(202);
    return made.id;
  }

  /**
   * What was not finished by the process that is gone is taken up when its lease is over: here, at once. On a busy machine the
   * process that has just started may write for longer than a connection waits.
   */
  const leasesEnd = () =>
    vi.waitFor(
      () =>
        db
          .updateTable('gateway_payments')
          .set({ next_poll_at: new Date().toISOString() })
          .where('next_poll_at', 'is not', null)
          .execute(),
      { timeout: 60_000, interval: 100 },
    );

  const gifts = () => db.selectFrom('gifts').select(['pledge_id', 'amount']).orderBy('pledge_id').execute();

  test(
    `${ROUNDS} times: each is asked once, and gives once`,
    async () => {
      allowLoggedErrors(/The gateway MTN MoMo does not work/);
      const pledges: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        pledges.push(await ask(`07880000${round + 10}`));
        // Before the payer is asked, in the middle, or when MTN's answer is lost.
        if (round % 2 === 0) momo.fail('request', 'done, then lost');
        await victim.kill();
        await start();
        await leasesEnd();
        await expect.poll(() => momo.payments.size, { timeout: 60_000 }).toBe(pledges.length);
        const [id = ''] = [...momo.payments.keys()].slice(-1);
        await victim.kill();
        // The payer confirms while nobody is there to hear it.
        await momo.confirm(id);
        await start();
        await leasesEnd();
        await expect.poll(async () => (await gifts()).length, { timeout: 60_000 }).toBe(pledges.length);
      }
      await victim.kill();
      expect(await gifts()).toEqual(pledges.map((pledge_id) => ({ pledge_id, amount: 5000 })));
      expect(await db.selectFrom('payments').select('amount').execute()).toEqual(pledges.map(() => ({ amount: 5000 })));
      expect(momo.payments.size).toBe(pledges.length);
    },
    60_000 + ROUNDS * 40_000,
  );
});
