import { cut } from '../../domain/text.ts';
import type { Desk } from '../desk.ts';
import { Trouble } from '../logging.ts';
import { type Courier, NotAnswered, NotTaken } from '../mail/courier.ts';
import { isMailDue } from '../mail/outbox.ts';
import { readSiteSettings } from '../site/store.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  finishLetters,
  isDeliveryDue,
  LONGEST_WAIT,
  noteHandingOver,
  noteOutcome,
  noteProblem,
  noteSent,
  releaseOrphans,
} from './deliveries.ts';
import { letterMail } from './letter-mail.ts';
import { unsubscribeLink, unsubscribeToken } from './links.ts';
import { takeTurn } from './pace.ts';

/** How often is looked whether something is due. Milliseconds. */
const LOOK_EVERY = 500;

/** Waits before a mail that was refused for now is tried again; the last one again and again. Milliseconds. */
const RETRY_AFTER = [60_000, 5 * 60_000, 15 * 60_000, LONGEST_WAIT];
const MOST_TRIES = 20;

/** Rests after the server was not to be reached so many times one after the other. Milliseconds. */
const RESTS = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];
const LONGEST_REST = Math.max(...RESTS);

/** Characters of a server's answer that are kept. */
const LONGEST_REASON = 300;

const reasonOf = (error: unknown) => cut(error instanceof Error ? error.message : String(error), LONGEST_REASON);

type Parts = Pick<Desk, 'rows' | 'clock' | 'log' | 'config'>;

/**
 * Sends the letters of the newsletter, one mail after the other, over a connection of its own and only while no other mail
 * is due. Where each mail stands is in the database, so a restart goes on where the last run ended.
 */
export class LetterSender {
  readonly #parts: Parts;
  readonly #courier: Courier;
  readonly #trouble: Trouble;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #released = false;
  /** When there was last nothing to be sent: the time before is not made up for. */
  #idleAt: Date;
  #restUntil = 0;
  #troubles = 0;
  /** A problem may stand on a letter from before. */
  #mayBeTroubled = true;

  constructor(parts: Parts, courier: Courier) {
    this.#parts = parts;
    this.#courier = courier;
    this.#trouble = new Trouble(parts.log, 'The sending of the newsletter');
    this.#idleAt = parts.clock();
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY);
  }

  /** Finishes the mail under way and sends no more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
    this.#courier.close();
  }

  #look(): void {
    this.#running ??= this.#run()
      .then(
        () => this.#trouble.ends(),
        (error: unknown) => this.#trouble.begins(error),
      )
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Where the clock has been set back, what was reckoned by the old time would hold everything up. */
  #forgetTheFuture(now: Date): void {
    if (this.#idleAt > now) this.#idleAt = now;
    this.#restUntil = Math.min(this.#restUntil, now.getTime() + LONGEST_REST);
  }

  async #run(): Promise<void> {
    const { rows, clock } = this.#parts;
    if (!this.#released) await releaseOrphans(rows, clock());
    this.#released = true;
    for (;;) {
      const now = clock();
      this.#forgetTheFuture(now);
      if (this.#timer === undefined || now.getTime() < this.#restUntil) return;
      if (await isMailDue(rows, now)) return;
      if (!(await isDeliveryDue(rows, now))) return this.#beIdle(now);
      if (!(await takeTurn(rows, now, this.#idleAt))) return;
      const delivery = await claimDelivery(rows, now);
      if (!delivery) return;
      await this.#send(delivery);
    }
  }

  async #beIdle(now: Date): Promise<void> {
    this.#idleAt = now;
    this.#courier.close();
    await finishLetters(this.#parts.rows, now);
  }

  async #send(delivery: ClaimedDelivery): Promise<void> {
    const { rows, clock, config } = this.#parts;
    const { email } = delivery;
    if (email === null) return noteOutcome(rows, delivery, { status: 'left' }, clock());
    const reader = {
      recipient: email,
      leaveLink: unsubscribeLink(config.publicUrl, unsubscribeToken(email, config.secretKey)),
    };
    const mail = letterMail(delivery, reader, await readSiteSettings(rows), config.publicUrl);
    const name = deliveryName(delivery);
    try {
      const taken = await this.#courier.deliver({ ...mail, name }, () => noteHandingOver(rows, delivery, clock()));
      if (taken) await this.#noteTaken(delivery);
      else await noteOutcome(rows, delivery, { status: 'waiting', wait: 0, reason: null }, clock());
    } catch (error) {
      await this.#noteFault(delivery, error);
    }
  }

  async #noteTaken(delivery: ClaimedDelivery): Promise<void> {
    const { rows, clock } = this.#parts;
    await noteSent(rows, delivery, clock());
    if (this.#mayBeTroubled) await noteProblem(rows, delivery.letter_id, null);
    this.#mayBeTroubled = false;
    this.#troubles = 0;
  }

  async #noteFault(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { rows, clock, log } = this.#parts;
    const reason = reasonOf(error);
    const { id, tries } = delivery;
    log.warn({ delivery: id, tries, reason }, 'A mail of the newsletter could not be sent');
    if (error instanceof NotAnswered) return noteOutcome(rows, delivery, { status: 'unknown', reason }, clock());
    const isLineDown = error instanceof NotTaken && error.isLineDown;
    const isFinal = (error instanceof NotTaken && error.isFinal) || tries >= MOST_TRIES;
    const wait = isLineDown ? RETRY_AFTER[0] : RETRY_AFTER[tries - 1];
    await noteOutcome(
      rows,
      delivery,
      isFinal ? { status: 'failed', reason } : { status: 'waiting', wait: wait ?? LONGEST_WAIT, reason },
      clock(),
    );
    if (isLineDown) await this.#rest(delivery.letter_id, reason);
  }

  /** The server is not to be reached, so the others need not try either. */
  async #rest(letterId: number, reason: string): Promise<void> {
    const { rows, clock } = this.#parts;
    const rest = RESTS[this.#troubles] ?? LONGEST_REST;
    this.#troubles += 1;
    this.#restUntil = clock().getTime() + rest;
    this.#mayBeTroubled = true;
    await noteProblem(rows, letterId, reason);
  }
}

/** Names the mail in its Message-ID, the same at every try. */
export const deliveryName = ({ letter_id, id }: Pick<ClaimedDelivery, 'letter_id' | 'id'>) =>
  `letter-${letter_id}-${id}`;
