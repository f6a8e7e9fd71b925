import { z } from 'zod';
import { formGuard, formTaken, optionalLine } from '../form.ts';
import { phoneLine, phoneNumber } from '../phone.ts';
import { replyText } from '../reply-text.ts';

// A giver lets the operator ask a telephone for what is outstanding of a pledge, and confirms it there with a PIN.

/** Characters each field takes. */
const limits = { phone: 40, amount: 30 } as const;

export const paymentRequestTexts = {
  taken: replyText('telephoneAsked'),
  failed: replyText('telephoneNotAsked'),
  phone: replyText('phoneThatPays'),
  amount: replyText('amountOutstanding'),
} as const;

/** The giver's input. */
export const paymentRequestInput = z.object({
  phone: phoneLine(limits.phone).refine((phone) => phoneNumber(phone) !== undefined, paymentRequestTexts.phone),
  /** As people write it; empty for all that is outstanding. */
  amount: optionalLine(limits.amount),
});

/** A link that no program knows leads to the form, and the number may stand in it already: quick people are not turned away. */
export const paymentRequestForm = paymentRequestInput.extend(formGuard.omit({ started_at: true }).shape);

/**
 * `asked`: the operator has not said yet that it will ask. `pending`: it asks, and the payer has not confirmed. `refused`: the
 * payer does not want to pay.
 */
export const paymentRequestStates = ['asked', 'pending', 'paid', 'refused', 'failed'] as const;
export type PaymentRequestState = (typeof paymentRequestStates)[number];

/** As the giver sees it; `late` once the time to confirm is over, and the operator has not said what became of it. */
export const paymentRequest = z.object({ state: z.enum([...paymentRequestStates, 'late']) });
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** The reply to a request that was taken. */
export const paymentRequestTaken = formTaken.extend({ request: paymentRequest.nullable() });
