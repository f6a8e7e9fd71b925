import * as replies from '#locale/replies.ts';
import { paymentRequestInput, paymentRequestTexts } from '../../../domain/giving/payment-request.ts';
import { phonePattern } from '../../../domain/phone.ts';
import type { FormPlan } from '../forms/plan.ts';
import { planForm, wordedForVisitors } from '../forms/plan-form.ts';

const plan = planForm('POST /own-pledges/{token}/request/', paymentRequestInput, paymentRequestTexts);

/** What the number of a telephone must be; the server reads it more closely. */
const phone = {
  ...plan.rules.phone,
  required: replies.fillInRequired,
  pattern: { source: phonePattern, text: wordedForVisitors(paymentRequestTexts.phone) },
};

/** The form that has a telephone asked for this pledge. Nobody wants to be asked hours later. */
export const requestPlan = (token: string): FormPlan => ({
  ...plan,
  parameters: { token },
  rules: { ...plan.rules, phone },
  isOnlyForNow: true,
});
