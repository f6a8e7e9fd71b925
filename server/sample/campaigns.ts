import type { Sample } from './sample.ts';

/** A draft that shows what a letter of the newsletter is. Sending it is for the staff to decide. */
export async function addCampaigns({ db, now }: Sample): Promise<void> {
  await db
    .insertInto('newsletter_campaigns')
    .values({
      subject: 'Sample letter: news of the saving groups',
      content:
        '<h2>What is new</h2><p>Sample: three new saving groups have met for the first time.</p>' +
        '<ul><li>Each has room for 15 to 30 members.</li><li>Dates are on the <a href="/Events">events page</a>.</li></ul>',
      status: 'draft',
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute();
}
