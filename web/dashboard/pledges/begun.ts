import { currencies } from '../../../domain/giving/money.ts';
import type { StaffPledgeInput } from '../../../domain/giving/pledge.ts';
import { visitorsLanguage } from '../../../domain/languages.ts';
import type { DonationInterest } from '../../../domain/submissions/donations.ts';

/** The form of a pledge before anything is typed. */
const empty: StaffPledgeInput = {
  amount: '',
  currency: currencies[0],
  rhythm: 'once',
  project_id: null,
  full_name: '',
  email: '',
  phone: '',
  message: '',
  is_reminder_wanted: false,
  language: visitorsLanguage,
  interest_id: null,
};

/** The form as it begins: with what a donation interest says, where the pledge follows one. */
export const begunPledge = (interest: DonationInterest | undefined): StaffPledgeInput =>
  interest === undefined
    ? empty
    : {
        ...empty,
        full_name: interest.full_name,
        email: interest.email,
        phone: interest.phone,
        rhythm: interest.donation_type === 'monthly' ? 'monthly' : 'once',
        interest_id: interest.id,
      };
