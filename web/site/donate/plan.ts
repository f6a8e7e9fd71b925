import {
  amountRanges,
  contactMethodLabels,
  contactMethods,
  donationInterestInput,
  donationTexts,
  donationTypeLabels,
  donationTypes,
} from '../../../domain/donation-interest.ts';
import type { Option } from '../forms/Form.tsx';
import { planForm } from '../forms/plan-form.ts';

export const donationPlan = planForm('POST /donation/interest/', donationInterestInput, donationTexts);

/** The form's choices; the first of each is the default. */
export interface DonationChoices {
  types: Option[];
  amounts: string[];
  methods: Option[];
}

export const donationChoices: DonationChoices = {
  types: donationTypes.map((value) => ({ value, label: donationTypeLabels[value] })),
  amounts: [...amountRanges],
  methods: contactMethods.map((value) => ({ value, label: contactMethodLabels[value] })),
};
