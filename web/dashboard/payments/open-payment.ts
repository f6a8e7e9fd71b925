import type { PaymentDetails } from '../../../domain/api/giving.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import type { Payment } from '../../../domain/giving/payment.ts';

/** A gift that is to be taken back: the part of it that came, or went, with the payment. */
interface TakenBack {
  gift_id: number;
  giver: Gift['giver'];
  amount: number;
}

/** The dialog that is open, and about which payment. */
export type OpenPayment = { payment: Payment } & (
  | { dialog: 'details' }
  | { dialog: 'set-aside' }
  | { dialog: 'assign'; payment: PaymentDetails }
  | { dialog: 'take-back'; gift: TakenBack }
);
