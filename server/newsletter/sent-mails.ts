import { sql } from 'kysely';
import { someRows, untilNoneLeft } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';

/**
 * Deletes mails that were sent before this moment, of newsletters that were finished before it, and counts them with the
 * newsletter. Those that failed stay: they are listed, and can be sent again.
 */
export async function forgetSentMails(db: Database, before: string): Promise<void> {
  const finished = await db
    .selectFrom('newsletter_campaigns')
    .select('id')
    .where('status', '=', 'sent')
    .where('finished_at', '<', before)
    .execute();
  for (const { id } of finished) {
    const due = sql`campaign_id = ${id} and sent_at < ${before} and failed_at is null`;
    await untilNoneLeft((most) =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('mails')
          .where(someRows(db, 'mails', due, most))
          .executeTakeFirst();
        const count = Number(numDeletedRows);
        if (count > 0)
          await transaction
            .updateTable('newsletter_campaigns')
            .set(({ eb }) => ({ sent_and_gone: eb('sent_and_gone', '+', count) }))
            .where('id', '=', id)
            .execute();
        return count;
      }),
    );
  }
}
