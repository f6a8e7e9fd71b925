import { currencies } from '../../../domain/giving/money.ts';
import { pledgeInput, pledgeTexts } from '../../../domain/giving/pledge.ts';
import { phonePattern } from '../../../domain/phone.ts';
import type { ApiClient } from '../../request.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { planForm, wordedForVisitors } from '../forms/plan-form.ts';

const plan = planForm('POST /pledges/', pledgeInput, pledgeTexts);

/** Digits that are not all zeros, with what people write between and around them; the server reads it more closely. */
const amountPattern = String.raw`^(?:[A-Za-z]{3})?[\d\s.,'’_]*[1-9][\d\s.,'’_]*(?:[A-Za-z]{3})?$`;

export const pledgePlan: FormPlan = {
  ...plan,
  rules: {
    ...plan.rules,
    amount: { ...plan.rules.amount, pattern: { source: amountPattern, text: wordedForVisitors(pledgeTexts.amount) } },
    // A box that is not ticked sends nothing.
    is_reminder_wanted: {},
  },
  oneOf: {
    text: wordedForVisitors(pledgeTexts.unreachable),
    fields: { email: null, phone: { source: phonePattern, text: wordedForVisitors(pledgeTexts.phone) } },
  },
};

/** The name of the choice among the suggested amounts. Without script it takes the place of an amount that was not typed. */
export const SUGGESTED = 'suggested';

/** The value of a suggested amount: `5000 RWF`. */
export const suggestedValue = (units: number, currency: string) => `${units} ${currency}`;

const suggestion = new RegExp(`^(\\d{1,10}) (${currencies.join('|')})$`);

/** Says of a posted form that it is a pledge. */
export const PLEDGE = 'pledge';

/** Sends a pledge that came without script: with the chosen amount, unless one was typed. */
export async function answerPledge(request: ApiClient, fields: URLSearchParams): Promise<PostedForm> {
  const chosen = fields.get(SUGGESTED) ?? '';
  const [, units, currency] = suggestion.exec(chosen) ?? [];
  const isChosen = units !== undefined && currency !== undefined && !fields.get('amount')?.trim();
  const sent = new URLSearchParams(fields);
  if (isChosen) {
    sent.set('amount', units);
    sent.set('currency', currency);
  }
  const posted = { ...(await answerForm(pledgePlan, request, sent)), form: PLEDGE };
  // Of a pledge that is taken its thanks need the name.
  if (posted.taken) return { ...posted, values: { full_name: sent.get('full_name') ?? '' } };
  // The choice stays a choice, so that another can still be made.
  return isChosen ? { ...posted, values: { ...posted.values, amount: '', suggested: chosen } } : posted;
}
