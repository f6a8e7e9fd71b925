import { setTimeout as wait } from 'node:timers/promises';
import { referenceOf } from '../../domain/giving/reference.ts';
import { mainLanguage } from '../../domain/languages.ts';
import { inWords, replyText } from '../../domain/reply-text.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { retryWhileBusy } from '../database/lock.ts';
import { type Gateway, type GatewayAtWork, GatewayUnavailable } from '../gateways/gateway.ts';
import { Failure } from '../logging.ts';
import type { Services } from '../services.ts';
import { receive } from './gateway-money.ts';
import {
  claimDue,
  endUnpaid,
  findUnpaid,
  type GatewayPayment,
  isAnyPending,
  PROMPT_TIME,
  putOff,
} from './gateway-payments.ts';

/** Interval for looking for payments that are due (ms). */
const LOOK_EVERY = 2_500;

/** Interval for checking an operator that failed, while no payment is left to poll (ms). */
const TRY_EVERY = 60_000;

/** Payments that one process asks about at once: where the operator does not answer, others do not wait for ten seconds each. */
const AT_ONCE = 4;

/** Callbacks that one process looks into at once. More of them are forged, and those that are not are asked about anyway. */
const MAX_CALLBACKS = 20;

/** Maximum wait for what is under way when the process stops (ms). The lease of the rest runs out. */
const STOP_PATIENCE = 10_000;

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'log' | 'config'>;

/**
 * Has the operator ask payers, and asks it how each payment stands, until it is paid or has failed. All of it is in the database,
 * so a restart goes on where the last run ended, and several processes share the work.
 */
export class PaymentRequests implements GatewayAtWork {
  readonly gateway: Gateway;
  readonly #parts: Parts;
  /** Of the operator. */
  readonly #failure: Failure;
  /** Of our own database. */
  readonly #outage: Failure;
  /** The payments that callbacks are about, while they are looked into. */
  readonly #calledBack = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #again = false;
  #tryAt = 0;

  constructor(parts: Parts, gateway: Gateway) {
    this.#parts = parts;
    this.gateway = gateway;
    this.#failure = new Failure(parts.log, `The gateway ${gateway.name}`);
    this.#outage = new Failure(parts.log, 'Looking for payments that are due');
  }

  get isFailing(): boolean {
    return this.#failure.isThere;
  }

  start(): void {
    this.#timer = setInterval(() => this.nudge(), LOOK_EVERY);
    this.nudge();
  }

  /** Begins nothing more, and waits a while for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const given = new AbortController();
    const underWay = Promise.allSettled([this.#working, ...this.#calledBack.values()]);
    await Promise.race([underWay, wait(STOP_PATIENCE, undefined, { signal: given.signal }).catch(() => undefined)]);
    given.abort();
  }

  /** Looks for payments that are due now. */
  nudge(): void {
    if (this.#timer === undefined) return;
    this.#again = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      if (this.#again) this.nudge();
    });
  }

  /**
   * Somebody says that there is news of a payment. It is not believed: the operator is asked, soon after this. The schedule goes
   * on as if nothing had been said, so that nobody can wear it out.
   */
  heard(body: unknown): void {
    const id = this.gateway.paymentOfCallback(body);
    if (id === undefined || this.#timer === undefined) return;
    if (this.#calledBack.has(id) || this.#calledBack.size >= MAX_CALLBACKS) return;
    const looking = this.#lookInto(id).finally(() => this.#calledBack.delete(id));
    this.#calledBack.set(id, looking);
  }

  async #lookInto(id: string): Promise<void> {
    try {
      const payment = await findUnpaid(this.#parts.db, id);
      if (payment) await this.#askAbout(payment);
    } catch (error) {
      this.#note(error, id);
    }
  }

  async #work(): Promise<void> {
    this.#again = false;
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#workThrough()));
      this.#outage.ends();
      await this.#tryAgain();
    } catch (error) {
      this.#outage.begins(error);
    }
  }

  /** Checks an operator that failed, if no payment is left to poll: nothing else would notice that it works again. */
  async #tryAgain(): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock().getTime();
    if (!this.isFailing || now < this.#tryAt) return;
    this.#tryAt = now + TRY_EVERY;
    if (await isAnyPending(db)) return;
    try {
      await this.gateway.check();
      this.#failure.ends();
    } catch (error) {
      this.#failure.begins(error);
    }
  }

  async #workThrough(): Promise<void> {
    while (this.#timer !== undefined) {
      const payment = await claimDue(this.#parts.db, this.#parts.clock());
      if (!payment) return;
      await this.#see(payment);
    }
  }

  /** One step of the schedule. What goes wrong with one payment does not hold up the others. */
  async #see(payment: GatewayPayment): Promise<void> {
    const { db, clock } = this.#parts;
    try {
      const isOpen = payment.state === 'asked' ? await this.#ask(payment) : await this.#askAbout(payment);
      if (isOpen) await putOff(db, payment, 'pending', clock());
      this.#failure.ends();
    } catch (error) {
      this.#note(error, payment.id);
      await putOff(db, payment, payment.state === 'asked' ? 'asked' : 'pending', clock());
    }
  }

  #note(error: unknown, payment: string): void {
    if (error instanceof GatewayUnavailable) this.#failure.begins(error);
    else this.#parts.log.error({ err: error, payment }, 'A payment of the gateway could not be seen to');
  }

  /** Has the payer asked, and answers whether more is to come. */
  async #ask(payment: GatewayPayment): Promise<boolean> {
    const { db, clock } = this.#parts;
    const { id, amount, currency, phone, pledge_id } = payment;
    const pledge = await this.#pledge(pledge_id);
    // Whoever pressed the button has gone, has cancelled, or had the number erased: no telephone rings then. An earlier try may
    // have reached the operator.
    const isOver = clock().getTime() - Date.parse(payment.created_at) > PROMPT_TIME;
    if (isOver || phone === '' || pledge?.status === 'cancelled') return this.#askAbout(payment);
    const reference = pledge_id === null ? '' : referenceOf(pledge_id);
    // What the payer reads, in the language of the pledge.
    const { replies } = catalogues[pledge?.language ?? mainLanguage()];
    const message = inWords(replies, replyText('payerMessage', reference));
    const answer = await this.gateway.request({ id, money: { amount, currency }, phone, reference, message });
    if (answer === 'pending') return true;
    await endUnpaid(db, payment, { state: 'failed', reason: 'refused' }, clock());
    return false;
  }

  #pledge(id: number | null) {
    const found = this.#parts.db.selectFrom('pledges').select(['language', 'status']);
    return found.where('id', '=', id ?? 0).executeTakeFirst();
  }

  /** Asks the operator how it stands, and answers whether more is to come. */
  async #askAbout(payment: GatewayPayment): Promise<boolean> {
    const { db, write, clock, config } = this.#parts;
    const said = await this.gateway.status(payment.id);
    if (said.state === 'pending') return true;
    if (said.state !== 'paid') await endUnpaid(db, payment, said, clock());
    else {
      const { timeZone } = config;
      const received = { payment, said, gateway: this.gateway.name, timeZone };
      await retryWhileBusy(() => write(null, (unit) => receive(unit, received)));
    }
    return false;
  }
}
