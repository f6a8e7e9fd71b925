import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { RowWriter } from './rows.ts';
import { DAY, evenly, HOUR, iso, type Site, translationsInto, visitorsWrite } from './site.ts';

/** Campaigns that went to nearly all subscribers; those before went to the few that there were. */
const TO_ALL = 10;

async function addSubscribers(site: Site): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  const rows = new RowWriter(db);
  const add = rows.into('newsletter_subscribers');
  const count = 1_000 * scale;
  for (let place = 0; place < count; place += 1) {
    const at = evenly(site, place, count) - DAY;
    const isNew = place > count * 0.97;
    const status = isNew ? chance.pick(['pending', 'left', 'confirmed'] as const) : 'confirmed';
    const recently = iso(now - (1 + chance.below(20)) * DAY);
    const begun = status === 'pending' ? recently : iso(at);
    add({
      ...{ email: texts.person('reader', place).email, status, language: chance.pick(visitorsWrite) },
      ...{ confirm_hash: null, confirm_until: null, mailed_at: begun, created_at: begun },
      unsubscribe_hash: createHash('sha256').update(`subscriber ${place}`).digest('base64url'),
      ...{ confirmed_at: status === 'pending' ? null : begun, left_at: status === 'left' ? recently : null },
    });
    await rows.keepShort();
  }
  await rows.writeAll();
}

/** The mails of a campaign to the first so many subscribers: one in two hundred failed. */
async function addMailsOf({ db }: Site, campaign: number, at: number, recipients: number): Promise<void> {
  const [queued, sent] = [iso(at), iso(at + HOUR)];
  await db
    .insertInto('mails')
    .columns([
      'recipient',
      'subject',
      'body',
      'campaign_id',
      'subscriber_id',
      'created_at',
      'next_try_at',
      'sent_at',
      'failed_at',
    ])
    .expression((from) =>
      from
        .selectFrom('newsletter_subscribers')
        .where('status', '=', 'confirmed')
        .orderBy('id')
        .limit(recipients)
        .select(({ ref, val }) => [
          val('').as('recipient'),
          val('').as('subject'),
          val('').as('body'),
          val(campaign).as('campaign_id'),
          ref('newsletter_subscribers.id').as('subscriber_id'),
          val(queued).as('created_at'),
          val(queued).as('next_try_at'),
          sql<string | null>`case when id % 200 <> 0 then ${sent} end`.as('sent_at'),
          sql<string | null>`case when id % 200 = 0 then ${sent} end`.as('failed_at'),
        ]),
    )
    .execute();
}

/** Subscribers, the campaigns of twenty years with their mails, and the mails of the last month. */
export async function addNewsletter(site: Site): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  await addSubscribers(site);
  const rows = new RowWriter(db);
  const addCampaign = await rows.numberedInto('newsletter_campaigns');
  const addMail = rows.into('mails');
  const translate = translationsInto(site, rows);
  const count = Math.max(2, 2 * scale);
  const sent = Array.from({ length: count }, (_, place) => {
    const at = evenly(site, place, count) - 20 * DAY;
    const recipients = Math.floor(1_000 * scale * (place >= count - TO_ALL ? 0.96 : 0.058));
    const said = { subject: texts.title('en'), content: texts.html('en', 8) };
    const id = addCampaign({
      ...{ ...said, status: 'sent', recipients, problem: null, queued_up_to: null },
      ...{
        started_at: iso(at),
        finished_at: iso(at + HOUR),
        created_at: iso(at),
        updated_at: iso(at),
        deleted_at: null,
      },
    });
    if (place % 3 === 0) translate({ resource: 'newsletter', id, texts: said, at }, 0.9);
    return { id, at, recipients };
  });
  for (let place = 0; place < 100 * scale; place += 1) {
    const at = iso(now - HOUR - chance.below(25) * DAY);
    addMail({
      ...{ recipient: texts.person('writer', place).email, subject: texts.title('en'), body: texts.paragraph('en') },
      ...{ created_at: at, next_try_at: at, sent_at: at },
    });
    await rows.keepShort();
  }
  await rows.writeAll();
  for (const { id, at, recipients } of sent) await addMailsOf(site, id, at, recipients);
}
