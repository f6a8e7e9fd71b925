import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** What has come in, in its own currency, for each project whose progress visitors may see. */
export const projectProgress = (db: Database): Promise<{ id: number; received: number }[]> =>
  db
    .selectFrom('projects')
    .select('projects.id')
    .select(
      sql<number>`coalesce((select sum(gifts.amount) from gifts
        where gifts.project_id = projects.id and gifts.currency = projects.currency), 0)`.as('received'),
    )
    .where('is_progress_shown', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
