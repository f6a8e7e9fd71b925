import { expect, test } from 'vitest';
import type { StoredCampaignStatus } from '../../domain/campaign.ts';
import { retentionDays } from '../../domain/retention.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tidy } from '../housekeeping.ts';
import { listCampaigns } from './campaign-store.ts';
import { listFailed } from './recipients.ts';
import { tryFailedAgain } from './sending.ts';

const DAY = 24 * 3_600_000;

/** A moment so many days before the tests begin. */
const ago = (days: number) => new Date(Date.parse(MORNING) - days * DAY).toISOString();
const [OLD, YOUNG] = [ago(retentionDays.mails + 1), ago(retentionDays.mails - 1)];

eachDatabase('the mails of newsletters', (app) => {
  async function addCampaign(
    status: StoredCampaignStatus,
    finished_at: string | null,
    recipients: number,
  ): Promise<number> {
    const texts = { subject: `News ${status}`, content: '<p>Hello</p>', problem: null };
    const at = { created_at: OLD, updated_at: OLD, started_at: OLD, finished_at, deleted_at: null };
    const { id } = await app.services.db
      .insertInto('newsletter_campaigns')
      .values({ ...texts, ...at, status, recipients, queued_up_to: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** So many mails that went out, and so many that were refused. */
  async function addMails(campaign_id: number, at: string, sent: number, failed: number): Promise<void> {
    const mail = { campaign_id, recipient: '', subject: '', body: '', created_at: at, next_try_at: at };
    const rows = Array.from({ length: sent + failed }, (_, place) => ({
      ...mail,
      sent_at: place < sent ? at : null,
      failed_at: place < sent ? null : at,
      last_error: place < sent ? null : '550 no such mailbox',
    }));
    await app.services.db.insertInto('mails').values(rows).execute();
  }

  const mailsOf = async (id: number) =>
    (await app.services.db.selectFrom('mails').select('id').where('campaign_id', '=', id).execute()).length;
  const shown = async () => {
    const { db } = app.services;
    const listed = await listCampaigns(db, {}, { offset: 0, limit: 100 });
    const failed = await Promise.all(listed.results.map(({ id }) => listFailed(db, id, { offset: 0, limit: 100 })));
    return { listed, failed };
  };

  test('that were sent go 30 days after it was finished; what staff see of them stays', async () => {
    // Somebody left before their turn, and somebody confirmed after it was sent off.
    const finished = await addCampaign('sent', OLD, 705);
    await addMails(finished, OLD, 700, 3);
    const again = await addCampaign('sent', OLD, 3);
    await addMails(again, OLD, 5, 0);
    const young = await addCampaign('sent', YOUNG, 3);
    await addMails(young, OLD, 3, 0);
    const paused = await addCampaign('paused', null, 5);
    await addMails(paused, OLD, 4, 1);
    const before = await shown();
    await tidy(app.services);
    expect(await shown()).toEqual(before);
    expect(await Promise.all([finished, again, young, paused].map(mailsOf))).toEqual([3, 0, 3, 5]);
    await tidy(app.services);
    expect(await shown()).toEqual(before);
    const { progress } = await app.services.write(null, (unit) => tryFailedAgain(unit, finished));
    expect(progress).toEqual({ total: 705, waiting: 3, sent: 700, failed: 0, left: 2 });
  });
});
