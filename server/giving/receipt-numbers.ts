import { receiptNumber, type VoidNumbers } from '../../domain/giving/gift.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/**
 * The next number of the year. The row is held until the transaction ends: whoever asks at the same time waits, and a
 * number whose receipt is not stored is given out again, so that none is missing and none is there twice.
 */
export async function nextNumber({ db }: UnitOfWork, year: number): Promise<number> {
  const { last } = await db
    .insertInto('receipt_numbers')
    .values({ year, last: 1 })
    .onConflict((known) =>
      known.column('year').doUpdateSet(({ eb, ref }) => ({ last: eb(ref('receipt_numbers.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Makes the receipt of a gift void, if there is one. It is never deleted, and its number is not given out again. */
export async function voidReceiptOf(unit: UnitOfWork, giftId: number, reason: string): Promise<void> {
  const receipts = unit.db.selectFrom('receipts').select('id').where('gift_id', '=', giftId);
  for (const { id } of await receipts.where('voided_at', 'is', null).execute()) await voidReceipt(unit, id, reason);
}

/** The same with this receipt. False where it is void already, or there is none. */
export async function voidReceipt(unit: UnitOfWork, id: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await unit.db
    .updateTable('receipts')
    .set({ voided_at: unit.now, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await unit.audit({ action: 'void', resource: 'receipts', resourceId: id, after: { reason } });
  return true;
}

/** The numbers that are void though no receipt has them, the newest first. */
export async function listVoidNumbers(db: Database): Promise<VoidNumbers[]> {
  const found = await db
    .selectFrom('void_receipt_numbers')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('first', 'desc')
    .execute();
  return found.map(({ year, first, last, reason, voided_at }) => ({
    first: receiptNumber(year, first),
    last: receiptNumber(year, last),
    reason,
    voided_at,
  }));
}
