import { setTimeout as wait } from 'node:timers/promises';
import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import type { Clock } from '../../domain/instant.ts';
import { isSqlite } from '../database/columns.ts';
import { MOST_APART } from '../database/due.ts';
import type { Rows } from '../database/open.ts';
import type { MailTable } from '../database/tables/desk.ts';
import type { Tables } from '../database/tables.ts';
import { type Log, Trouble } from '../logging.ts';
import type { Transport } from './transport.ts';

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as HTML, for those who read it so. */
  html?: string;
  /** Headers beyond the usual ones. */
  headers?: Record<string, string>;
  /** The mail is worthless after this moment, ISO 8601, and is then not sent. */
  expiresAt?: string;
}

/** For so long a mail belongs to the worker that took it, unless it says again that it does. Milliseconds. */
const LEASE = 60_000;

/** Waits between tries, in milliseconds; after the last one the mail is given up as failed. */
const RETRY_AFTER = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 3 * 3_600_000, 12 * 3_600_000];

/** How often the queue is looked at when nobody nudges it, in milliseconds. */
const LOOK_EVERY = 5_000;

/** For so long a mail under way is waited for when the process stops, in milliseconds. */
const STOP_PATIENCE = 10_000;

/** The mail server takes mail, but not this one: as a rule, there is no such address. */
const isAboutThisMail = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

const leaseFrom = (now: Date) => later(now, LEASE);

const readHeaders = (json: string | null): Record<string, string> => (json === null ? {} : JSON.parse(json));

/** The longest that a mail is put off, by the number of its tries. */
const longestWaits = [0, ...RETRY_AFTER.map((wait) => Math.max(wait, LEASE))];

/** A condition: the mail waits to be sent, and its time has come. */
const isDue = (now: Date) => (mail: ExpressionBuilder<Tables, 'mails'>) =>
  mail.and([
    mail('sent_at', 'is', null),
    mail('failed_at', 'is', null),
    mail.or([
      mail('next_try_at', '<=', now.toISOString()),
      // Put off for longer than is ever done: that was reckoned before the clock was set back.
      ...longestWaits.map((wait, tries) =>
        mail.and([mail('tries', '=', tries), mail('next_try_at', '>', later(now, wait + MOST_APART))]),
      ),
    ]),
  ]);

/** Whether a mail of the outbox is due: codes and notices go before everything that can wait. */
export async function isMailDue(rows: Rows, now: Date): Promise<boolean> {
  const due = await rows.selectFrom('mails').select('id').where(isDue(now)).limit(1).executeTakeFirst();
  return due !== undefined;
}

/**
 * Mail waiting to be sent. A mail is put in by the transaction that causes it and sent afterwards, again and again until
 * the server takes it, in the order of their due time.
 */
export class Outbox {
  /** The mail server could not be reached, or refused us, when something was last sent to it. */
  isFailing = false;
  readonly #rows: Rows;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #trouble: Trouble;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #nudged = false;

  constructor(rows: Rows, transport: Transport, clock: Clock, log: Log) {
    this.#rows = rows;
    this.#transport = transport;
    this.#clock = clock;
    this.#log = log;
    this.#trouble = new Trouble(log, 'The mail queue');
  }

  async put(transaction: Rows, mail: Mail, now: string): Promise<void> {
    await transaction
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
      })
      .execute();
  }

  start(): void {
    this.#timer = setInterval(() => this.nudge(), LOOK_EVERY);
    this.nudge();
  }

  /** Finishes the mail under way, if the mail server takes it soon, and sends no more. What was not taken stays due. */
  async stop(patience = STOP_PATIENCE): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const given = new AbortController();
    await Promise.race([this.#sending, wait(patience, undefined, { signal: given.signal }).catch(() => undefined)]);
    given.abort();
    this.#transport.close();
  }

  /** Looks at the queue now. */
  nudge(): void {
    if (this.#timer === undefined) return;
    if (this.#sending) {
      this.#nudged = true;
      return;
    }
    this.#sending = this.#sendAll()
      .then(
        () => this.#trouble.ends(),
        (error: unknown) => this.#trouble.begins(error),
      )
      .finally(() => {
        this.#sending = undefined;
        if (!this.#nudged) return;
        this.#nudged = false;
        this.nudge();
      });
  }

  async #sendAll(): Promise<void> {
    while (this.#timer !== undefined) {
      const mail = await this.#claim();
      if (!mail) return;
      await this.#send(mail);
    }
  }

  /** Takes the next due mail for this worker alone. What another is taking at this moment is passed over. */
  async #claim(): Promise<Selectable<MailTable> | undefined> {
    const now = this.#clock();
    const due = this.#rows
      .selectFrom('mails')
      .select('id')
      .where(isDue(now))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
      .$if(!isSqlite(this.#rows), (query) => query.forUpdate().skipLocked());
    return this.#rows
      .updateTable('mails')
      .set(({ eb }) => ({ next_try_at: leaseFrom(now), tries: eb('tries', '+', 1) }))
      .where('id', '=', due)
      .returningAll()
      .executeTakeFirst();
  }

  /** A mail server may take minutes over one mail: until it is done, no other worker may think it forgotten. */
  #hold({ id }: Selectable<MailTable>): NodeJS.Timeout {
    const prolong = () => this.#settle(id, { next_try_at: leaseFrom(this.#clock()) });
    return setInterval(() => void prolong().catch(() => undefined), LEASE / 3);
  }

  async #send(mail: Selectable<MailTable>): Promise<void> {
    const now = this.#clock();
    if (mail.expires_at !== null && mail.expires_at <= now.toISOString()) {
      await this.#settle(mail.id, { failed_at: now.toISOString(), last_error: 'Too late to be of use', body: '' });
      return;
    }
    const holding = this.#hold(mail);
    try {
      await this.#transport.send({ ...mail, name: `outbox-${mail.id}`, headers: readHeaders(mail.headers) });
      this.isFailing = false;
      // What expires is a secret (a code, a link): once sent, it is kept nowhere.
      const forgotten = mail.expires_at === null ? {} : { body: '', subject: '(not kept)' };
      await this.#settle(mail.id, { sent_at: now.toISOString(), last_error: null, ...forgotten });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.isFailing ||= !isAboutThisMail(error);
      this.#log.warn({ mail: mail.id, tries: mail.tries, reason }, 'A mail could not be sent');
      const delay = RETRY_AFTER[mail.tries - 1];
      await this.#settle(
        mail.id,
        delay === undefined
          ? { failed_at: now.toISOString(), last_error: reason }
          : { next_try_at: later(now, delay), last_error: reason },
      );
    } finally {
      clearInterval(holding);
    }
  }

  async #settle(id: number, change: Updateable<MailTable>): Promise<void> {
    await this.#rows.updateTable('mails').set(change).where('id', '=', id).execute();
  }
}
