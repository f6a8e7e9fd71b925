import type { IssuedReceipts, ReceiptsInput } from '../../domain/giving/gift.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Config } from '../config.ts';
import { holdRows } from '../database/lock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest } from '../http/http-error.ts';
import { giftsNumbered } from './gift-list.ts';
import { issueReceipt, sendReceipts } from './receipts.ts';

/** Issues the receipts of several gifts, the oldest gift first, in the caller's transaction. Throws a 400 for one that is not there. */
export async function issueReceipts(
  unit: UnitOfWork,
  config: Config,
  { gift_ids, send, by_hand }: ReceiptsInput,
  by: number,
): Promise<IssuedReceipts> {
  const { db } = unit;
  const asked = [...new Set(gift_ids)];
  const found = await db.selectFrom('gifts').select('payment_id').where('id', 'in', asked).execute();
  if (found.length < asked.length) throw badRequest(staffText('chooseGift'), { gift_ids: [staffText('chooseGift')] });
  // All of them before the first number: who has a number and waits for a payment would stop whoever has the payment.
  await holdRows(
    unit,
    'payments',
    found.map(({ payment_id }) => payment_id),
  );
  const without = (await giftsNumbered(db, asked)).filter(({ receipt }) => receipt === null);
  const issued: number[] = [];
  for (const { id } of without.toReversed()) issued.push(await issueReceipt(unit, config, id, { by, byHand: by_hand }));
  const sent = send ? await sendReceipts(unit, config, issued) : 0;
  return { issued: issued.length, passed_over: asked.length - issued.length, sent };
}
