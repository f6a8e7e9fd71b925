import { type SenderHistory, SHOWN_OF_SENDER } from '../../domain/submissions/sender.ts';
import type { Database } from '../database/open.ts';
import { isOurs } from '../privacy/address.ts';
import { isAddress } from '../resource/typed-address.ts';
import { countOf, type Sender } from './sent.ts';

// The mails that a sender had beside the replies of staff.

type Part<Name extends keyof SenderHistory> = NonNullable<SenderHistory[Name]>;

/** Mails that stay; one that expires may hold a secret, and the mails to an address of our own are for staff. */
export async function mailsTo(db: Database, { email }: Sender): Promise<Part<'mails'>> {
  if (await isOurs(db, email)) return { count: 0, newest: [] };
  const theirs = db
    .selectFrom('mails')
    .where(isAddress(db, 'recipient', email))
    .where('campaign_id', 'is', null)
    .where('expires_at', 'is', null);
  const newest = await theirs
    .select(['id', 'created_at as at', 'subject'])
    .orderBy('id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}

export async function newslettersTo(db: Database, { email }: Sender): Promise<Part<'newsletters'>> {
  const theirs = db
    .selectFrom('mails')
    .innerJoin('newsletter_campaigns', 'newsletter_campaigns.id', 'mails.campaign_id')
    .where(({ eb, selectFrom }) =>
      eb(
        'mails.subscriber_id',
        'in',
        selectFrom('newsletter_subscribers')
          .select('id')
          .where(isAddress(db, 'email', email)),
      ),
    )
    .where('mails.sent_at', 'is not', null);
  const newest = await theirs
    .select(['newsletter_campaigns.id', 'mails.sent_at as at', 'newsletter_campaigns.subject'])
    .$narrowType<{ at: string }>()
    .orderBy('mails.id', 'desc')
    .limit(SHOWN_OF_SENDER)
    .execute();
  return { count: await countOf(theirs.select(({ fn }) => fn.countAll().as('count'))), newest };
}
