import { expect, test } from 'vitest';
import { wordedForStaff } from '../replies/worded.ts';
import { eventForm, eventFormValues } from './event-form.ts';

const filled = {
  ...eventFormValues(undefined),
  title: 'Umuganda',
  start_date: '2026-11-28T06:00:00.000Z',
  end_date: '2026-11-28T09:00:00.000Z',
  location: 'Kanombe',
  online_link: 'meet',
};

test('the value of a hidden field is neither checked nor sent', () => {
  expect(eventForm.parse({ ...filled, event_type: 'offline' })).toMatchObject({
    location: 'Kanombe',
    online_link: null,
  });
  expect(eventForm.parse({ ...filled, event_type: 'online', online_link: 'https://meet.example/x' })).toMatchObject({
    location: '',
    online_link: 'https://meet.example/x',
  });
});

test('the value of a shown field is checked', () => {
  const { error } = eventForm.safeParse({ ...filled, event_type: 'hybrid', title: ' ', start_date: '' });
  expect(error?.issues.map(({ path, message }) => [path[0], wordedForStaff(message)])).toEqual([
    ['title', 'Title is required'],
    ['online_link', 'Enter a full web address.'],
    ['start_date', 'Start date is required'],
  ]);
});
