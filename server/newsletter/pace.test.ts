import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, openFreshDatabase } from '../../tests/support/databases.ts';
import type { Database } from '../database/open.ts';
import { takeTurn } from './campaign-mails.ts';

const SECOND = 1000;
const start = new Date('2026-11-20T08:00:00.000Z');

describe.each(databases)('the pace of campaigns, on %s', (kind) => {
  let db: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openFreshDatabase(kind));
  });

  beforeEach(() => db.deleteFrom('locks').execute());

  afterAll(() => close());

  /** The number of mails that three nodes may send in this time, each asking until it is refused. */
  async function turnsAfter(milliseconds: number, pace = SECOND): Promise<number> {
    const now = new Date(start.getTime() + milliseconds);
    const node = async () => {
      let turns = 0;
      while (await takeTurn(db, now, pace)) turns += 1;
      return turns;
    };
    const turns = await Promise.all([node(), node(), node()]);
    return turns.reduce((sum, own) => sum + own, 0);
  }

  test('is one a second, however many nodes send', async () => {
    const turns: number[] = [];
    for (const seconds of [0, 0.5, 1, 1.9, 2, 3]) turns.push(await turnsAfter(seconds * SECOND));
    expect(turns).toEqual([1, 0, 1, 0, 1, 1]);
  });

  test('is quicker where the machine is set so', async () => {
    const turns: number[] = [];
    for (const milliseconds of [0, 50, 100, 200, 250]) turns.push(await turnsAfter(milliseconds, 100));
    expect(turns).toEqual([1, 0, 1, 1, 0]);
  });

  test('holds no one up after the clock was set back', async () => {
    await turnsAfter(3_600_000);
    expect(await turnsAfter(0)).toBe(1);
  });
});
