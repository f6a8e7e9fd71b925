import type { Permission } from '../../domain/permission.ts';
import type { SenderHistory } from '../../domain/submissions/sender.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { giftsGiven, givenBy, pledgesGiven, receiptsGiven } from './given.ts';
import { interestsOf, messagesOf, registrationsOf, repliesToSender, senderOf } from './sent.ts';
import { mailsTo, newslettersTo } from './told.ts';

interface Asked {
  kind: 'contacts' | 'donations';
  id: number;
}

/** Whoever sent it. Throws a 404 for one that is gone. */
async function senderOfRecord(db: Database, { kind, id }: Asked) {
  const table = kind === 'contacts' ? ('contact_messages' as const) : ('donation_interests' as const);
  const found = await db.selectFrom(table).select(['email', 'phone']).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  return senderOf(found);
}

/** What else is known of whoever sent it, as far as the user may see each kind of record. */
async function historyOf(db: Database, asked: Asked, currentUser: CurrentUser): Promise<SenderHistory> {
  const sender = await senderOfRecord(db, asked);
  const given = await givenBy(db, sender);
  const but = (kind: Asked['kind']) => (kind === asked.kind ? asked.id : 0);
  async function part<Part>(permission: Permission, read: () => Promise<Part>): Promise<Part | null> {
    return may(currentUser, permission) ? read() : null;
  }
  const answered = (['contacts', 'donations'] as const).filter((kind) => may(currentUser, `${kind}.view`));
  return {
    messages: await part('contacts.view', () => messagesOf(db, sender, but('contacts'))),
    interests: await part('donations.view', () => interestsOf(db, sender, but('donations'))),
    registrations: await part('events.edit', () => registrationsOf(db, sender)),
    giver: may(currentUser, 'pledges.view') ? given.giver : null,
    pledges: await part('pledges.view', () => pledgesGiven(db, given)),
    gifts: await part('pledges.view', () => giftsGiven(db, given)),
    receipts: await part('receipts.view', () => receiptsGiven(db, given)),
    replies: await repliesToSender(db, sender, answered, asked),
    mails: await part('privacy.view', () => mailsTo(db, sender)),
    newsletters: await part('subscribers.view', () => newslettersTo(db, sender)),
  };
}

/** The calls about whoever sent a message or an interest, and whether they can be answered by mail. */
export function senderRoutes({ db, config, outbox }: Services): Endpoint[] {
  return [
    implement('GET /admin-contacts/{id}/sender/', ({ currentUser, parameters: { id } }) =>
      historyOf(db, { kind: 'contacts', id }, currentUser),
    ),
    implement('GET /admin-donations/{id}/sender/', ({ currentUser, parameters: { id } }) =>
      historyOf(db, { kind: 'donations', id }, currentUser),
    ),
    implement('GET /mail-server/', async () => ({
      state: config.smtpUrl === null ? ('none' as const) : outbox.isFailing ? ('away' as const) : ('ready' as const),
    })),
  ];
}
