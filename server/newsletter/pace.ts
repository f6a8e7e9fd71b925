import { CAMPAIGN_PACE } from '../../domain/campaign.ts';
import { hasCome } from '../database/due.ts';
import type { Database } from '../database/open.ts';

/** The row that says when the next mail of a campaign may leave. */
const NAME = 'campaign pace';

/** Whether the pace allows one more mail of a campaign now; its turn is then used up. All nodes together keep the pace. */
export async function takeTurn(db: Database, now: Date): Promise<boolean> {
  const taken_at = new Date(now.getTime() + CAMPAIGN_PACE).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('locks')
    .values({ name: NAME, taken_at })
    .onConflict((known) =>
      known
        .column('name')
        .doUpdateSet({ taken_at })
        .where(hasCome('locks.taken_at', now, CAMPAIGN_PACE)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
