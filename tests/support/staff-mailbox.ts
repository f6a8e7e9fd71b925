import type { Database } from '../../server/database/open.ts';

/** The address that receives notifications of visitors' messages, once staff have set it. */
export const STAFF_MAILBOX = 'office@example.org';

/** Gives the organisation a mailbox of its own. */
export async function giveStaffMailbox(db: Database): Promise<void> {
  const settings = JSON.stringify({ email: STAFF_MAILBOX });
  await db
    .insertInto('site_settings')
    .values({ id: 1, settings, updated_at: '2026-11-20T08:00:00.000Z' })
    .onConflict((known) => known.column('id').doUpdateSet({ settings }))
    .execute();
}
