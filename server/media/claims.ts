import type { ExpressionBuilder } from 'kysely';
import { later } from '../../domain/instant.ts';
import { isSqlite } from '../database/columns.ts';
import { hasCome } from '../database/due.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Write } from '../database/unit-of-work.ts';
import { isGoneHere, ownName } from '../process-life.ts';
import type { Variant } from './variants.ts';

/**
 * For so long a picture belongs to the process that works on it, unless it says again that it does. No pause between
 * tries is longer. Milliseconds.
 */
const CLAIMED_FOR = 180_000;

/** A picture whose variants cannot be made is tried so often, with so long between. Milliseconds. */
const MAX_TRIES = 3;
const PAUSE = 60_000;

/** A picture that this process works on and no other. */
export interface ClaimedPicture {
  id: number;
  key: string;
  width: number;
  height: number;
  tries: number;
}

/**
 * Gives up the claims of processes that ran on this machine and are gone. Those of other machines run out. Called before
 * this process claims any.
 */
export async function releaseOrphans(db: Database, write: Write): Promise<void> {
  const claimed = await db.selectFrom('media').select('claimed_by').distinct().where('variants', 'is', null).execute();
  const gone = claimed.map(({ claimed_by }) => claimed_by).filter((name) => name !== null && isGoneHere(name));
  if (gone.length === 0) return;
  await write(null, (unit) =>
    unit.db
      .updateTable('media')
      .set({ claimed_by: null, claimed_until: null })
      .where('claimed_by', 'in', gone)
      .where('variants', 'is', null)
      .execute(),
  );
}

/** A condition: the picture has no variants and is not claimed. */
const isFree = (now: Date) => (row: ExpressionBuilder<Tables, 'media'>) =>
  row.and([
    row('variants', 'is', null),
    row.or([row('claimed_until', 'is', null), hasCome('claimed_until', now, CLAIMED_FOR)]),
  ]);

/**
 * Claims the next picture without variants that is not claimed. A picture that another process is claiming at this moment
 * is skipped.
 */
export async function claimNext(write: Write, now: Date): Promise<ClaimedPicture | undefined> {
  return write(null, ({ db }) =>
    db
      .updateTable('media')
      .set({ claimed_by: ownName, claimed_until: later(now, CLAIMED_FOR) })
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('media')
          .select('id')
          .where(isFree(now))
          .orderBy('id')
          .limit(1)
          .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
      )
      .returning(['id', 'key', 'width', 'height', 'tries'])
      .executeTakeFirst(),
  );
}

/** Says that the work goes on. */
export async function prolongClaim(write: Write, { id }: ClaimedPicture, now: Date): Promise<void> {
  await write(null, ({ db }) =>
    db
      .updateTable('media')
      .set({ claimed_until: later(now, CLAIMED_FOR) })
      .where('id', '=', id)
      .execute(),
  );
}

/** Records the variants. False if the picture has been deleted meanwhile. */
export async function finishClaim(
  write: Write,
  { id }: ClaimedPicture,
  variants: readonly Variant[],
): Promise<boolean> {
  return write(null, async ({ db, changes }) => {
    const { numUpdatedRows } = await db
      .updateTable('media')
      .set({ variants: JSON.stringify(variants), claimed_by: null, claimed_until: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    changes('media', [id]);
    return numUpdatedRows > 0n;
  });
}

/** Gives the claim back, so that another process can start over. */
export async function releaseClaim(write: Write, { id }: ClaimedPicture): Promise<void> {
  await write(null, ({ db }) =>
    db.updateTable('media').set({ claimed_by: null, claimed_until: null }).where('id', '=', id).execute(),
  );
}

/**
 * Lets a picture be tried again later. One that is itself at fault is given up after the last try, and keeps its full size
 * only; where the machine is, the picture waits for a better day.
 */
export async function failClaim(
  write: Write,
  { id, tries }: ClaimedPicture,
  now: Date,
  isDamaged: boolean,
): Promise<void> {
  const isLast = isDamaged && tries + 1 >= MAX_TRIES;
  await write(null, ({ db }) =>
    db
      .updateTable('media')
      .set({
        tries: tries + 1,
        variants: isLast ? '[]' : null,
        claimed_by: null,
        claimed_until: isLast ? null : later(now, PAUSE * Math.min(tries + 1, MAX_TRIES)),
      })
      .where('id', '=', id)
      .execute(),
  );
}
