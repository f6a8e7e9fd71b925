import * as words from '#locale/donate.ts';
import { replyText } from '../../../domain/reply-text.ts';
import { contactMethods, donations, donationTypes, phoneToCall } from '../../../domain/submissions/donations.ts';
import type { Option } from '../forms/Form.tsx';
import { planForm, wordedForVisitors } from '../forms/plan-form.ts';

const plan = planForm('POST /donation/interest/', donations.input, { failed: replyText('interestFailed') });

/** Also without network, where the server cannot say it, who wants to be called leaves a number. */
const neededFor = { field: 'preferred_contact_method', value: 'phone', text: wordedForVisitors(phoneToCall) };

export const donationPlan = { ...plan, rules: { ...plan.rules, phone: { ...plan.rules.phone, neededFor } } };

/** The form's choices; the first of each is the default. */
export interface DonationChoices {
  types: Option[];
  amounts: string[];
  methods: Option[];
}

export const donationChoices: DonationChoices = {
  types: donationTypes.map((value) => ({ value, label: words.donationTypes[value] })),
  amounts: words.amountRanges,
  methods: contactMethods.map((value) => ({ value, label: words.contactMethods[value] })),
};
