import { LETTER_PACE } from '../../domain/letter.ts';
import { MOST_APART } from '../database/due.ts';
import type { Rows } from '../database/open.ts';

/** Mails that are made up for at once when a moment was slow. */
const MOST_MADE_UP = 10;

/** The row that says up to when the pace is used up. */
const NAME = 'letter pace';

/**
 * Whether the time that has passed allows one more mail; it is then used up. All nodes together keep the pace: of several
 * that see the same turn, one has it. What lies before `idleAt` is not made up for.
 */
export async function takeTurn(rows: Rows, now: Date, idleAt: Date): Promise<boolean> {
  const found = await rows.selectFrom('locks').select('taken_at').where('name', '=', NAME).executeTakeFirst();
  const used = found?.taken_at ?? null;
  const isAhead = used !== null && Date.parse(used) > now.getTime() + MOST_APART;
  const next = used === null || isAhead ? 0 : Date.parse(used) + LETTER_PACE;
  const turn = Math.max(next, now.getTime() - (MOST_MADE_UP - 1) * LETTER_PACE, idleAt.getTime());
  if (turn > now.getTime()) return false;
  const taken_at = new Date(turn).toISOString();
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('locks')
    .values({ name: NAME, taken_at })
    .onConflict((known) => known.column('name').doUpdateSet({ taken_at }).where('locks.taken_at', '=', used))
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
