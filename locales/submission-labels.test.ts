import { expect, test } from 'vitest';
import { contacts } from '../domain/submissions/contacts.ts';
import { donations } from '../domain/submissions/donations.ts';
import * as contact from './en/contact.ts';
import * as donate from './en/donate.ts';

// Forms that have pages of their own take their words from the catalogue: a browser loads no schemas. The descriptors say the same.

const labelsOf = (fields: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

test('the English form for contact messages asks what their descriptor asks', () => {
  const { name, email, phone, subjectType, subject, message, subjectTypes } = contact;
  expect({ name, email, phone, subject_type: subjectType, subject, message }).toEqual(labelsOf(contacts.fields));
  expect(subjectTypes).toEqual(contacts.fields.subject_type.options.choices);
});

test('the English form for donation interests asks what their descriptor asks', () => {
  expect({
    full_name: donate.fullName,
    email: donate.email,
    phone: donate.phone,
    organization: donate.organisation,
    donation_type: donate.donationType,
    estimated_amount: donate.estimatedAmount,
    message: donate.message,
    preferred_contact_method: donate.preferredContactMethod,
    best_contact_time: donate.bestContactTime,
  }).toEqual(labelsOf(donations.fields));
  const { donation_type, preferred_contact_method } = donations.fields;
  expect(donate.donationTypes).toEqual(donation_type.options.choices);
  expect(donate.contactMethods).toEqual(preferred_contact_method.options.choices);
});
