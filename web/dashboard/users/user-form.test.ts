import { expect, test } from 'vitest';
import { wordedForStaff } from '../replies/worded.ts';
import { userForm, userFormValues } from './user-form.ts';

const empty = userFormValues(undefined);
const filled = {
  ...empty,
  email: 'aline@example.org',
  first_name: 'Aline',
  last_name: 'Uwase',
  password: 'beans-and-maize-9',
  confirmation: 'beans-and-maize-9',
};

/** The field and the text of everything that is said. */
function said(form: ReturnType<typeof userForm>, values: typeof empty) {
  return form.safeParse(values).error?.issues.map(({ path, message }) => [path[0], wordedForStaff(message)]);
}

test('says the first thing that is wrong, in order, and nothing else', () => {
  const form = userForm(true, true);
  expect(said(form, empty)).toEqual([['email', 'Please enter a valid email address.']]);
  expect(said(form, { ...filled, first_name: ' ' })).toEqual([
    ['first_name', 'First name and last name are required.'],
  ]);
  expect(said(form, { ...filled, last_name: '' })).toEqual([['last_name', 'First name and last name are required.']]);
  expect(said(form, { ...filled, password: '' })).toEqual([['password', 'Password is required for new users']]);
  expect(said(form, { ...filled, password: 'hills', confirmation: '' })).toEqual([
    ['password', 'Password must be at least 6 characters long'],
  ]);
  expect(said(form, { ...filled, confirmation: 'beans' })).toEqual([['confirmation', 'Passwords do not match']]);
  expect(said(form, filled)).toBeUndefined();
});

test('an existing user keeps a blank password; a new one is confirmed before its length is looked at', () => {
  const form = userForm(false, true);
  expect(form.parse({ ...filled, password: '', confirmation: '' })).not.toHaveProperty('password');
  expect(said(form, { ...filled, password: 'hills', confirmation: '' })).toEqual([
    ['confirmation', 'Passwords do not match'],
  ]);
  expect(said(form, { ...filled, password: 'hills', confirmation: 'hills' })).toEqual([
    ['password', 'Password must be at least 6 characters long'],
  ]);
});

test('sends neither the confirmation nor what the current user may not set', () => {
  const sent = userForm(true, false).parse({ ...filled, is_superuser: true });
  expect(sent).not.toHaveProperty('confirmation');
  expect(sent).not.toHaveProperty('invited');
  expect(sent).not.toHaveProperty('is_superuser');
  expect(sent.password).toBe('beans-and-maize-9');
});

test('an invited user needs no password', () => {
  const sent = userForm(true, true).parse({ ...filled, password: '', confirmation: '', invited: true });
  expect(sent).not.toHaveProperty('password');
});
