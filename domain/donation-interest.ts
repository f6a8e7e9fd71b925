import { z } from 'zod';
import { formGuard, optionalLine, requiredEmail, requiredLine, requiredText } from './form.ts';

/** Characters each field takes. */
export const donationLimits = {
  full_name: 120,
  phone: 40,
  organization: 200,
  estimated_amount: 100,
  message: 5000,
  best_contact_time: 100,
} as const;

export const donationTypes = ['one_time', 'monthly', 'yearly', 'project_based', 'general'] as const;
export type DonationType = (typeof donationTypes)[number];

export const donationTypeLabels: Record<DonationType, string> = {
  one_time: 'One time',
  monthly: 'Monthly',
  yearly: 'Yearly',
  project_based: 'Project based',
  general: 'General',
};

/** Amounts offered; any other text is taken as well. */
export const amountRanges = ['Under $100', '$100-250', '$250-500', '$500-1000', '$1000+'] as const;

export const contactMethods = ['email', 'phone', 'both'] as const;
export type ContactMethod = (typeof contactMethods)[number];

export const contactMethodLabels: Record<ContactMethod, string> = { email: 'E-mail', phone: 'Phone', both: 'Both' };

export const donationTexts = {
  sent: "Thank you for your interest! We'll be in touch soon.",
  failed: 'Failed to submit donation interest. Please try again.',
} as const;

/** What a visitor fills in. */
export const donationInterestInput = z.object({
  full_name: requiredLine(donationLimits.full_name),
  email: requiredEmail,
  phone: optionalLine(donationLimits.phone),
  organization: optionalLine(donationLimits.organization),
  donation_type: z.enum(donationTypes, { error: 'Choose one of the kinds of donation.' }).default('one_time'),
  estimated_amount: optionalLine(donationLimits.estimated_amount),
  message: requiredText(donationLimits.message),
  preferred_contact_method: z.enum(contactMethods, { error: 'Choose how we may reach you.' }).default('email'),
  best_contact_time: optionalLine(donationLimits.best_contact_time),
});

/** What is sent: the fields, and what guards the form. */
export const donationInterestRequest = donationInterestInput.extend(formGuard.shape);

export type DonationInterestInput = z.infer<typeof donationInterestInput>;
export type DonationInterestRequest = z.input<typeof donationInterestRequest>;
