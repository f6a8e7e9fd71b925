import { expect, test } from 'vitest';
import { eventRegistrationRequest } from '../../../domain/event-registration.ts';
import { replyText } from '../../../domain/reply-text.ts';
import { contacts } from '../../../domain/submissions/contacts.ts';
import { donations } from '../../../domain/submissions/donations.ts';
import { donationPlan } from '../donate/plan.ts';
import { registrationPlan } from '../events/details/Registration.tsx';
import { checkForm, errorSummary } from './check.ts';
import { planForm, wordedForVisitors } from './plan-form.ts';

const contact = planForm('POST /contact/', contacts.input, { failed: replyText('messageFailed') });
const donation = planForm('POST /donation/interest/', donations.input, { failed: replyText('interestFailed') });

const registration = registrationPlan(1);

const UNREACHABLE = ['Enter an e-mail address or a phone number, so that we can reach you.'];
const NO_NUMBER = ['Enter a phone number that we can call, such as 0788 123 456.'];

test.each([
  ['', '', { email: UNREACHABLE, phone: UNREACHABLE }],
  [' ', ' ', { email: UNREACHABLE, phone: UNREACHABLE }],
  ['', '0788 111 222', {}],
  ['', '\u202a+250 788 111 222\u202c', {}],
  ['', '0788', { phone: NO_NUMBER }],
  ['', 'my sister has one', { phone: NO_NUMBER }],
  ['', '7'.repeat(41), { phone: ['Use at most 40 characters.'] }],
  ['aline@example.org', '', {}],
  ['aline@example.org', '0788', {}],
  ['aline', '', { email: ['Please enter a valid email address.'] }],
])('the browser says of the address "%s" with the number "%s" what the server says', (email, phone, errors) => {
  const values = { full_name: 'Aline', organization: '', email, phone };
  expect(checkForm(registration, values)).toEqual(errors);
  const issues = eventRegistrationRequest.safeParse(values).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], [wordedForVisitors(message)]]))).toEqual(
    errors,
  );
});

const filled = {
  name: 'Aline',
  email: 'aline@example.org',
  phone: '',
  subject_type: 'general',
  subject: 'Maize',
  message: 'Hello',
};

const addresses = [
  '',
  ' ',
  'aline',
  'a@b',
  'a@b.rw',
  'a..b@c.rw',
  '.a@b.rw',
  'a b@c.rw',
  ' a@b.rw ',
  `${'a'.repeat(250)}@b.rw`,
];

test.each(addresses)('the browser says of the address "%s" what the server says', (email) => {
  const values = { ...filled, email };
  const { error } = contacts.input.safeParse(values);
  const issue = error?.issues[0] && wordedForVisitors(error.issues[0].message);
  expect(checkForm(contact, values).email?.[0]).toBe(issue);
});

test.each([
  ['name', 'x'.repeat(120)],
  ['name', 'x'.repeat(121)],
  ['name', '   '],
  ['message', 'x'.repeat(5000)],
  ['message', 'x'.repeat(5001)],
  ['phone', '0'.repeat(41)],
  ['phone', ''],
])('the browser says of this %s what the server says', (name, value) => {
  const values = { ...filled, [name]: value };
  const { error } = contacts.input.safeParse(values);
  const issue = error?.issues[0] && wordedForVisitors(error.issues[0].message);
  expect(checkForm(contact, values)[name]?.[0]).toBe(issue);
});

test('an empty form is summed up in one sentence, and only its required fields are named', () => {
  const errors = checkForm(donation, { donation_type: 'one_time', preferred_contact_method: 'email' });
  expect(Object.keys(errors)).toEqual(['full_name', 'email', 'message']);
  expect(errorSummary(donation, errors)).toBe('Please fill in all required fields.');
});

test.each(['email', 'phone', 'both'])(
  'who chooses to be reached by %s without a number hears what the server says',
  (way) => {
    const values = {
      full_name: 'Aline',
      email: 'aline@example.org',
      message: 'Hello',
      donation_type: 'one_time',
      preferred_contact_method: way,
    };
    const issues = donations.request.safeParse(values).error?.issues ?? [];
    const errors = way === 'phone' ? { phone: ['Enter your phone number, so that we can call you.'] } : {};
    expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], [wordedForVisitors(message)]]))).toEqual(
      errors,
    );
    expect(checkForm(donationPlan, values)).toEqual(errors);
  },
);

test('missing values are named before wrong ones', () => {
  const errors = checkForm(contact, { ...filled, email: 'aline', message: '' });
  expect(errorSummary(contact, errors)).toBe('Please fill in all required fields.');
  expect(errorSummary(contact, checkForm(contact, { ...filled, email: 'aline' }))).toBe(
    'Please enter a valid email address.',
  );
});
