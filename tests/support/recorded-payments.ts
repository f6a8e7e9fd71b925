import { phoneNumber } from '../../domain/phone.ts';
import { addPayments, type NewPayment } from '../../server/giving/add-payments.ts';
import type { Services } from '../../server/services.ts';

/** A payment as an operator writes it: number, day, amount, name, telephone number, message. */
export function paymentOf(line: string): NewPayment {
  const [external_id = '', day = '', amount, payer_name = '', phone = '', reference = ''] = line.split(',');
  return {
    ...{ external_id, day, amount: Number(amount), currency: 'RWF', payer_name, reference, text: '' },
    payer_phone: phoneNumber(phone) ?? phone,
    fingerprint: `id:${external_id}`,
  };
}

/** Stores payments in francs, as those that an operator told of. */
export const recordPayments = ({ write }: Pick<Services, 'write'>, source: number, ...lines: string[]): Promise<void> =>
  write(null, (unit) => addPayments(unit, source, null, lines.map(paymentOf)));
