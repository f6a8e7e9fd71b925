import type { Currency } from '../../domain/giving/money.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** A payment that somebody tells of, with what it is known by. */
export interface NewPayment {
  fingerprint: string;
  day: string;
  amount: number;
  currency: Currency;
  payer_name: string;
  payer_phone: string;
  reference: string;
  text: string;
  external_id: string;
}

/** Payments that are stored at once. */
const BATCH = 500;

/** Stores payments of a source, and of one of its statements if they come from there. Nobody has them yet. */
export async function addPayments(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  source: number,
  statement: number | null,
  added: Iterable<NewPayment>,
): Promise<void> {
  const store = async (payments: readonly NewPayment[]) => {
    const values = payments.map(
      ({ fingerprint, day, amount, currency, payer_name, payer_phone, reference, text, external_id }) => ({
        ...{ fingerprint, day, amount, currency, payer_name, payer_phone, reference, text, external_id },
        source_id: source,
        statement_id: statement,
        set_aside: '',
        assigned: 0,
        created_at: now,
      }),
    );
    if (values.length > 0) await db.insertInto('payments').values(values).execute();
  };
  const batch: NewPayment[] = [];
  for (const payment of added) {
    batch.push(payment);
    if (batch.length === BATCH) await store(batch.splice(0));
  }
  await store(batch);
}
