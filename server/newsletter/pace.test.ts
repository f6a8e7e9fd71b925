import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, freshRows } from '../../tests/support/databases.ts';
import type { Rows } from '../database/open.ts';
import { takeTurn } from './pace.ts';

const SECOND = 1000;
const idle = new Date('2026-11-20T08:00:00.000Z');

describe.each(databases)('the pace of letters, on %s', (kind) => {
  let rows: Rows;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ rows, close } = await freshRows(kind));
  });

  beforeEach(() => rows.deleteFrom('locks').execute());

  afterAll(() => close());

  /** How many of three nodes, each asking until it is refused, may send so long after there was nothing to send. */
  async function turnsAfter(milliseconds: number): Promise<number> {
    const now = new Date(idle.getTime() + milliseconds);
    const node = async () => {
      let turns = 0;
      while (await takeTurn(rows, now, idle)) turns += 1;
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

  test('a slow moment is made up for, up to ten', async () => {
    await turnsAfter(0);
    let made = 0;
    // A node that loses a turn to another looks again soon.
    for (let looks = 0; looks < 5; looks += 1) made += await turnsAfter(60 * SECOND);
    expect(made).toBe(10);
  });
});
