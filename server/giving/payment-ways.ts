import { type PaymentWay, paymentWays } from '../../domain/collections/giving.ts';
import type { Currency } from '../../domain/giving/money.ts';
import type { Language } from '../../domain/languages.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../services.ts';
import { translatedRecords } from '../translations/overlay.ts';

/** The ways to pay that visitors are offered for this currency, in their language and in the order of staff. */
export async function readPaymentWays(
  { db, config }: { db: Database } & Pick<Services, 'config'>,
  language: Language,
  currency: Currency,
): Promise<PaymentWay[]> {
  const found = await tableOf(db)
    .selectFrom('payment_ways')
    .selectAll()
    .where('is_active', '=', true)
    .where('currency', '=', currency)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const ways = found.map((row) => paymentWays.visible.parse(row));
  return translatedRecords({ db, config }, 'payment_ways', ways, language);
}
