import { createHash } from 'node:crypto';
import type { Currency } from '../../../domain/giving/money.ts';
import { fingerprinting } from '../../../domain/giving/payment-fingerprint.ts';
import { phoneNumber } from '../../../domain/phone.ts';
import type { NewPayment } from '../../../server/giving/add-payments.ts';
import type { StatementEntry } from '../domain/statement-entries.ts';
import { tooMuchMemory } from './tables/limits.ts';

/** A payment of a statement with what it is known by in all of them. */
export interface StatementPayment extends NewPayment {
  row: number;
  isShortened: boolean;
}

/** Payments that are taken over at once. */
const BATCH = 500;

/** Bytes that the payments of one statement may take: those of the largest file take two thirds of it. */
const MAX_KEPT = 64 * 1024 * 1024;

/** Characters of a fingerprint that is stored as it is. */
const MAX_FINGERPRINT = 200;

/** A fingerprint of names and texts is stored as a hash: it outlives the erasing of a person. */
const asStored = (fingerprint: string) =>
  fingerprint.startsWith('id:') && fingerprint.length <= MAX_FINGERPRINT
    ? fingerprint
    : createHash('sha256').update(fingerprint).digest('base64url');

/** The entries of a file with what each is known by. */
export function* identified(entries: Iterable<StatementEntry>): Iterable<StatementPayment> {
  const fingerprintOf = fingerprinting();
  for (const entry of entries) {
    const { row, day, amount, currency, payer_name, reference, text, external_id, isShortened } = entry;
    const payer_phone = phoneNumber(entry.payer_phone) ?? entry.payer_phone;
    const fingerprint = asStored(fingerprintOf(entry));
    yield {
      row,
      fingerprint,
      day,
      amount,
      currency,
      payer_name,
      payer_phone,
      reference,
      text,
      external_id,
      isShortened,
    };
  }
}

type Written = [
  row: number,
  fingerprint: string,
  day: string,
  amount: number,
  currency: Currency,
  payer_name: string,
  payer_phone: string,
  reference: string,
  text: string,
  external_id: string,
  isShortened: boolean,
];

/** The payments in pieces, each as the bytes of some of them. */
export function* packed(payments: Iterable<StatementPayment>): Iterable<Uint8Array> {
  const some: Written[] = [];
  const take = () => Buffer.from(JSON.stringify(some.splice(0)));
  for (const it of payments) {
    some.push([
      ...([it.row, it.fingerprint, it.day, it.amount, it.currency] as const),
      ...([it.payer_name, it.payer_phone, it.reference, it.text, it.external_id, it.isShortened] as const),
    ]);
    if (some.length === BATCH) yield take();
  }
  if (some.length > 0) yield take();
}

/**
 * The payments of a statement where they are planned and stored: kept as bytes, of which some are read at a time, so that a large
 * file takes little of the memory in which visitors are answered.
 */
export class NewPayments implements Iterable<StatementPayment> {
  readonly #pieces: Uint8Array[] = [];
  #left = MAX_KEPT;

  static of(payments: Iterable<StatementPayment>): NewPayments {
    const all = new NewPayments();
    for (const piece of packed(payments)) all.add(piece);
    return all;
  }

  /** Throws `BadTable` where they are more than are kept. */
  add(piece: Uint8Array): void {
    this.#left -= piece.byteLength;
    if (this.#left < 0) throw tooMuchMemory();
    this.#pieces.push(piece);
  }

  *[Symbol.iterator](): Iterator<StatementPayment> {
    for (const piece of this.#pieces) {
      // As our own process wrote them.
      const some: Written[] = JSON.parse(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString());
      for (const [row, fingerprint, day, amount, currency, payer_name, ...more] of some) {
        const [payer_phone, reference, text, external_id, isShortened] = more;
        const known = { row, fingerprint, day, amount, currency };
        yield { ...known, payer_name, payer_phone, reference, text, external_id, isShortened };
      }
    }
  }
}
