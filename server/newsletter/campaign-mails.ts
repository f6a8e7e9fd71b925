import { later } from '../../domain/instant.ts';
import { hasCome } from '../database/due.ts';
import type { Database } from '../database/open.ts';
import type { MailKind } from '../mail/mail-sender.ts';
import { claimMail, isMailDue, type QueuedMail } from '../mail/queue.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { withPresentLinks } from '../translations/own-links.ts';
import { campaignMail } from './campaign-mail.ts';
import { isScheduled } from './campaign-store.ts';
import { unsubscribeToken } from './mails.ts';
import { finishCampaign, queueRecipients } from './recipients.ts';
import { sendDue } from './scheduled.ts';

/** The row that says when the next mail of a campaign may leave. */
const NAME = 'campaign pace';

/** Whether the pace allows one more mail of a campaign now; its turn is then used up. All nodes together keep the pace. */
export async function takeTurn(db: Database, now: Date, pace: number): Promise<boolean> {
  const taken_at = later(now, pace);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('locks')
    .values({ name: NAME, taken_at })
    .onConflict((known) =>
      known
        .column('name')
        .doUpdateSet({ taken_at })
        .where(hasCome('locks.taken_at', now, pace)),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The campaigns that are being sent, the oldest first, and those whose time has come. */
async function campaignsToSend(db: Database, now: Date) {
  const found = await db
    .selectFrom('newsletter_campaigns')
    .select(['id', 'queued_up_to', 'status', 'send_at'])
    .where((row) => row.or([row('status', '=', 'sending'), isScheduled(row)]))
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const campaigns = found.filter(({ status }) => status === 'sending');
  const due = found.filter(
    ({ status, send_at }) => status === 'draft' && send_at !== null && send_at <= now.toISOString(),
  );
  return { campaigns, due: due.map(({ id }) => id) };
}

/** Looks for a mail to send within the time of one mail, so that the pace is kept. */
const LOOKS_A_MAIL = 2;

/** Pause of all campaigns after the server accepted no mail at all (ms). */
const REST = 60_000;

/**
 * The mails of campaigns: the oldest campaign first, at the pace of campaigns, and only while no other mail is due. Each
 * is made from the campaign and the subscriber when it leaves, so the outbox holds neither texts nor addresses of them.
 */
export function campaignMails({
  db,
  write,
  clock,
  config,
}: Pick<Services, 'db' | 'write' | 'clock' | 'config'>): MailKind {
  let restUntil = 0;
  /** A problem may stand on a campaign from before. */
  let hasProblem = true;

  async function claim(now: Date): Promise<QueuedMail | undefined> {
    const rest = restUntil - now.getTime();
    // A longer rest than is ever taken was reckoned before the clock was set back.
    if (rest > 0 && rest <= REST) return undefined;
    const { campaigns, due } = await campaignsToSend(db, now);
    if (due.length > 0) await sendDue({ db, write }, due, now);
    for (const { id, queued_up_to } of campaigns) {
      if (queued_up_to !== null) await write(null, (unit) => queueRecipients(unit, id));
    }
    if (campaigns.length === 0 || (await isMailDue(db, now, null))) return undefined;
    for (const { id } of campaigns) {
      if (await isMailDue(db, now, id))
        return (await takeTurn(db, now, config.campaignPace)) ? claimMail(db, now, id) : undefined;
      await finishCampaign(db, id, now);
    }
    return undefined;
  }

  async function compose({ campaign_id, subscriber_id }: QueuedMail) {
    const found = await db
      .selectFrom('newsletter_campaigns')
      .innerJoin('newsletter_subscribers', (join) => join.on('newsletter_subscribers.id', '=', subscriber_id))
      .select([
        'newsletter_campaigns.id',
        'newsletter_campaigns.subject',
        'newsletter_campaigns.content',
        'newsletter_subscribers.email',
        'newsletter_subscribers.language',
      ])
      .where('newsletter_campaigns.id', '=', campaign_id)
      .where('newsletter_subscribers.status', '=', 'confirmed')
      .executeTakeFirst();
    if (!found) return undefined;
    const { email: recipient, language } = found;
    const leaveToken = unsubscribeToken(recipient, config.secretKey);
    const services = { db, config, clock };
    const translated = await translatedRecords(services, 'newsletter', found, language);
    const texts = await withPresentLinks(services, 'newsletter', translated, language);
    const site = await translatedRecords(services, 'settings', await readSiteSettings(db), language);
    return campaignMail(texts, { recipient, language, leaveToken }, site, config.publicUrl);
  }

  async function onServer({ campaign_id }: QueuedMail, problem: string | null): Promise<void> {
    if (problem !== null) restUntil = clock().getTime() + REST;
    else if (!hasProblem) return;
    hasProblem = problem !== null;
    await db.updateTable('newsletter_campaigns').set({ problem }).where('id', '=', campaign_id).execute();
  }

  return {
    name: 'The sending of the newsletter',
    lookEvery: config.campaignPace / LOOKS_A_MAIL,
    // Mail providers count mail to mailboxes that do not exist against the sender.
    givesUpRefused: true,
    claim,
    compose,
    onServer,
  };
}
