import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../domain/instant.ts';
import { cut } from '../../domain/text.ts';
import type { Database } from '../database/open.ts';
import { Failure, type Log } from '../logging.ts';
import type { OutgoingMail } from './message.ts';
import { afterFailure, holdMail, type QueuedMail, updateMail, wakeHeldUp } from './queue.ts';
import type { Transport } from './transport.ts';

/** One kind of mail in the outbox. */
export interface MailKind {
  /** Begins a log line: "The mail queue". */
  name: string;
  /** Interval for reading the queue if nothing triggers the sender (ms). */
  lookEvery: number;
  /** Claims the next mail that may leave now. */
  claim(now: Date): Promise<QueuedMail | undefined>;
  /** The mail as it leaves; undefined when it must not be sent any more, and is then deleted. */
  compose(mail: QueuedMail): Promise<Omit<OutgoingMail, 'name'> | undefined>;
  /** Whether a mailbox that the server refuses for good is not tried again. */
  givesUpRefused: boolean;
  /** Called after each try: why the server takes no mail at all, or null when it took this one. */
  onServer?(mail: QueuedMail, problem: string | null): Promise<void>;
  /** Called once the server has taken a mail, or it is given up. */
  onSettled?(mail: number): Promise<void>;
}

/** Maximum wait for a mail in progress when the process stops (ms). */
const STOP_PATIENCE = 10_000;

/** Milliseconds between two tries to note that a mail is sent. */
const NOTE_AGAIN = 1000;

/** Maximum length of a mail server's answer that is stored, in characters. */
const MAX_REASON = 300;

/** The server's answer with the recipient's address taken out, in any letter case. */
function withoutRecipient(said: string, recipient: string): string {
  const parts = said.toLowerCase().split(recipient.toLowerCase());
  let at = 0;
  return parts
    .map((part) => {
      const original = said.slice(at, at + part.length);
      at += part.length + recipient.length;
      return original;
    })
    .join('…');
}

/** An SMTP server's answer to a mail, as the mailer reports it. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * The server takes mail, but not this one: as a rule, there is no such address. 421 says that the server is busy or going
 * down, and a refused sender concerns every mail.
 */
const isAboutThisMail = ({ code, responseCode, command }: SmtpError) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421 && command !== 'MAIL FROM';

const isRefusedForGood = (error: SmtpError) => isAboutThisMail(error) && (error.responseCode ?? 0) >= 500;

/** Sends one kind of mail, one after the other, again and again until the server takes it. */
export class MailSender {
  /** The mail server could not be reached, or refused us, when something was last sent to it. */
  isFailing = false;
  readonly #kind: MailKind;
  readonly #db: Database;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #failure: Failure;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #nudged = false;

  constructor(kind: MailKind, db: Database, transport: Transport, clock: Clock, log: Log) {
    this.#kind = kind;
    this.#db = db;
    this.#transport = transport;
    this.#clock = clock;
    this.#log = log;
    this.#failure = new Failure(log, kind.name);
  }

  start(): void {
    this.#timer = setInterval(() => this.nudge(), this.#kind.lookEvery);
    this.nudge();
  }

  /** Finishes the mail in progress, if the mail server accepts it soon, and sends no more. The rest stays due. */
  async stop(patience = STOP_PATIENCE): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const given = new AbortController();
    await Promise.race([this.#sending, wait(patience, undefined, { signal: given.signal }).catch(() => undefined)]);
    given.abort();
    this.#transport.close();
  }

  /** Reads the queue now. */
  nudge(): void {
    if (this.#timer === undefined) return;
    if (this.#sending) {
      this.#nudged = true;
      return;
    }
    this.#sending = this.#sendAll()
      .then(
        () => this.#failure.ends(),
        (error: unknown) => {
          // A mail still in progress once we have stopped finds the database closed: that is no news.
          if (this.#timer !== undefined) this.#failure.begins(error);
        },
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
      const mail = await this.#kind.claim(this.#clock());
      if (!mail) return;
      await this.#send(mail);
    }
  }

  async #send(mail: QueuedMail): Promise<void> {
    const now = this.#clock().toISOString();
    if (mail.expires_at !== null && mail.expires_at <= now) {
      await updateMail(this.#db, mail.id, { failed_at: now, last_error: 'Too late to be of use', body: '' });
      await this.#kind.onSettled?.(mail.id);
      return;
    }
    const outgoing = await this.#kind.compose(mail);
    if (!outgoing) {
      await this.#db.deleteFrom('mails').where('id', '=', mail.id).execute();
      return;
    }
    const failure = await this.#transmit(mail, outgoing);
    if (failure) return this.#fail(mail, failure);
    this.isFailing = false;
    // A mail that expires holds a secret (a code, a link): once sent, it is not stored anywhere.
    const forgotten = mail.expires_at === null ? {} : { body: '', subject: '(not kept)' };
    await this.#noteSent(mail.id, { sent_at: now, last_error: null, ...forgotten });
    await wakeHeldUp(this.#db, this.#clock());
    await this.#kind.onSettled?.(mail.id);
    await this.#kind.onServer?.(mail, null);
  }

  /**
   * Notes that the server took the mail. Without the note another process would send it again once the lease ends, so this is
   * tried until the database answers.
   */
  async #noteSent(id: number, change: Parameters<typeof updateMail>[2]): Promise<void> {
    for (;;) {
      try {
        return await updateMail(this.#db, id, change);
      } catch (error) {
        if (this.#timer === undefined) throw error;
        this.#failure.begins(error);
        await wait(NOTE_AGAIN);
      }
    }
  }

  /** Gives the mail to the server. Answers why it was not taken, if it was not. */
  async #transmit(
    { id, message_name }: QueuedMail,
    outgoing: Omit<OutgoingMail, 'name'>,
  ): Promise<SmtpError | undefined> {
    const lease = holdMail(this.#db, id, this.#clock);
    try {
      await this.#transport.send({ ...outgoing, name: `outbox-${message_name ?? id}` });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      clearInterval(lease);
    }
  }

  async #fail(mail: QueuedMail, error: SmtpError): Promise<void> {
    const reason = cut(error.message, MAX_REASON);
    // A server repeats the address in its answer. Only the row of the mail keeps it, which goes when the person is erased.
    const said = cut(withoutRecipient(cut(error.message, 2 * MAX_REASON), mail.recipient), MAX_REASON);
    const isHeldUp = !isAboutThisMail(error);
    this.isFailing ||= isHeldUp;
    this.#log.warn({ mail: mail.id, tries: mail.tries, reason: said }, 'A mail could not be sent');
    const isFinal = this.#kind.givesUpRefused && isRefusedForGood(error);
    const change = afterFailure({ tries: mail.tries, isFinal, isHeldUp }, reason, this.#clock());
    await updateMail(this.#db, mail.id, change);
    if (change.failed_at) await this.#kind.onSettled?.(mail.id);
    if (isHeldUp) await this.#kind.onServer?.(mail, said);
  }
}
