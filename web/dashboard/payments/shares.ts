import { z } from 'zod';
import { emailAddressOrEmpty } from '../../../domain/email-address.ts';
import { type Currency, type Money, typedAmount } from '../../../domain/giving/money.ts';
import type { ShareInput } from '../../../domain/giving/payment.ts';
import { languages } from '../../../domain/languages.ts';
import { replyText, staffText } from '../../../domain/reply-text.ts';
import { optionalField } from '../../../domain/staff-field.ts';
import { showMoney } from '../../ui/money.ts';

// How a payment is split: as it is typed, and as it is sent.

const whose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pledge'), id: z.int(), name: z.string(), reference: z.string() }),
  z.object({ kind: z.literal('giver'), id: z.int(), name: z.string() }),
  z.object({ kind: z.literal('new') }),
]);

/** Whose a share is: somebody who was found, or somebody new. */
export type Whose = z.infer<typeof whose>;

const typedShare = z.object({
  amount: z.string(),
  whose: whose.nullable(),
  name: optionalField(120),
  email: emailAddressOrEmpty,
  phone: optionalField(40),
  language: z.enum(languages),
  project_id: z.int().nullable(),
});

const typedShares = z.object({ shares: z.array(typedShare).min(1).max(50) });

/** Shares as they stand in the form. */
export type TypedShares = z.input<typeof typedShares>;

type TypedShare = z.output<typeof typedShare>;

/** What is left of a payment once these amounts are taken off; one that is not typed yet takes nothing. */
export function leftAfter(open: Money, shares: readonly { amount: string }[]): Money {
  const taken = shares.reduce((sum, { amount }) => sum + (typedAmount(amount, open.currency) ?? 0), 0);
  return { amount: open.amount - taken, currency: open.currency };
}

function sentShare({ amount, whose: one, project_id, ...giver }: TypedShare, currency: Currency): ShareInput {
  return {
    amount: typedAmount(amount, currency) ?? 0,
    pledge_id: one?.kind === 'pledge' ? one.id : null,
    giver_id: one?.kind === 'giver' ? one.id : null,
    ...(one?.kind === 'new' && { giver }),
    project_id,
    gift_id: null,
  };
}

/** The rules of the form: every share has an amount and a giver, and together they are not more than is open. */
export const sharesOf = (open: Money) =>
  typedShares
    .superRefine(({ shares }, context) => {
      for (const [place, share] of shares.entries()) {
        if (typedAmount(share.amount, open.currency) === undefined)
          context.addIssue({
            code: 'custom',
            path: ['shares', place, 'amount'],
            message: replyText('amountAboveZero'),
          });
        if (share.whose === null)
          context.addIssue({ code: 'custom', path: ['shares', place, 'whose'], message: staffText('chooseWhoseGift') });
      }
      if (leftAfter(open, shares).amount < 0) {
        const path = ['shares', shares.length - 1, 'amount'];
        context.addIssue({ code: 'custom', path, message: staffText('onlyLeftOfPayment', showMoney(open)) });
      }
    })
    .transform(({ shares }) => shares.map((share) => sentShare(share, open.currency)));
