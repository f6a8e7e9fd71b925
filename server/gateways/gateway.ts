import type { Currency, Money } from '../../domain/giving/money.ts';

/** How a payment stands with the operator. */
export type GatewayStatus =
  | { state: 'pending' }
  /** The payer does not want to pay, or it did not work. */
  | { state: 'refused' | 'failed'; reason: string }
  /** What was paid, as the operator says it: compare it with what was asked for. */
  | { state: 'paid'; money: Money; transactionId: string; payerPhone: string };

/** An operator of payments, who asks the payer's telephone for money. Every call may throw `GatewayUnavailable`. */
export interface Gateway {
  name: string;
  /** The currencies that the operator takes from here. */
  currencies: readonly Currency[];
  /**
   * Asks the payer's telephone for the money. The same id again asks nothing more: after `GatewayUnavailable`, which does
   * not say whether the payer was asked, ask again with the same id. `refused` is final, and nobody was asked.
   */
  request(payment: {
    /** A UUID of version 4, ours. */
    id: string;
    money: Money;
    /** `250788111222`, or as people write it. */
    phone: string;
    /** What we call the payment in our account with the operator. */
    reference: string;
    /** What the payer reads. */
    message: string;
  }): Promise<'pending' | 'refused'>;
  /** Finds out whether the operator knows us by our credentials; nobody is asked for anything. */
  check(): Promise<void>;
  /** What the operator says now. */
  status(id: string): Promise<GatewayStatus>;
  /** The path at which the operator calls back, with POST or PUT. */
  callbackPath: string;
  /**
   * The id of the payment that a callback is about, or undefined. A callback is never believed: it only says that it is worth
   * asking.
   */
  paymentOfCallback(body: unknown): string | undefined;
}

/** A gateway at work: the payments that it is asked for are stored, and seen to until they are paid or have failed. */
export interface GatewayAtWork {
  gateway: Gateway;
  /** The operator did not answer, or refused us, at the last try of this process. */
  readonly isFailing: boolean;
  /** Looks for payments that are due now. */
  nudge(): void;
  /** Somebody called back. The body is not believed, and the operator is asked soon. */
  heard(body: unknown): void;
}

/**
 * The operator cannot be reached, refuses our credentials, or answers what cannot be understood: try again later. What led to
 * it is never kept as the cause, as it may hold credentials, or what the operator answered.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
  constructor(message: string) {
    super(message);
  }
}
