import type { Clock } from '../../domain/instant.ts';
import type { Database } from '../database/open.ts';
import type { Mail, MailQueue } from '../database/unit-of-work.ts';
import type { Log } from '../logging.ts';
import { type MailKind, MailSender } from './mail-sender.ts';
import { claimMail, type QueuedMail } from './queue.ts';
import type { Transport } from './transport.ts';

/** Interval for reading the queue if nothing triggers it (ms). */
const LOOK_EVERY = 5_000;

/** The program wrote it, unless the mail says otherwise: no absence notice answers it (RFC 3834). */
const ofPrograms = { 'Auto-Submitted': 'auto-generated' };

const readHeaders = (json: string | null): Record<string, string> => ({
  ...ofPrograms,
  ...(json === null ? {} : JSON.parse(json)),
});

/**
 * The outbox: a mail is put in by the transaction that causes it and sent afterwards, in the order of their due time. The
 * mails of campaigns lie in the same table and have a sender of their own, which lets these go first.
 */
export class Outbox extends MailSender implements MailQueue {
  /** `onSettled` is called with the number of each mail once the mail server has taken it, or it is given up. */
  constructor(db: Database, transport: Transport, clock: Clock, log: Log, onSettled?: MailKind['onSettled']) {
    const kind = {
      name: 'The mail queue',
      lookEvery: LOOK_EVERY,
      givesUpRefused: false,
      claim: (now: Date) => claimMail(db, now, null),
      ...(onSettled && { onSettled }),
      compose: async (mail: QueuedMail) => ({ ...mail, headers: readHeaders(mail.headers) }),
    };
    super(kind, db, transport, clock, log);
  }

  async put(transaction: Database, mail: Mail, now: string): Promise<number> {
    const { id } = await transaction
      .insertInto('mails')
      .values({
        recipient: mail.recipient,
        subject: mail.subject,
        body: mail.body,
        html: mail.html ?? null,
        headers: mail.headers === undefined ? null : JSON.stringify(mail.headers),
        created_at: now,
        expires_at: mail.expiresAt ?? null,
        next_try_at: now,
        sent_at: null,
        failed_at: null,
        last_error: null,
        campaign_id: null,
        subscriber_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}
