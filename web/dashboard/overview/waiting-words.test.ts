import { expect, test } from 'vitest';
import { toDoOf, waitedFor } from './waiting-words.ts';

const line = { count: 1, days: null, record: null };

test('says what to do, and leads to the list, or to the record where there is one', () => {
  expect(toDoOf({ ...line, kind: 'payments', count: 3 })).toEqual([
    { text: 'Assign 3 payments', notes: [], address: '/dashboard/payments?state=open' },
  ]);
  expect(toDoOf({ ...line, kind: 'newsletters', record: 7 })[0]?.address).toBe('/dashboard/newsletter/7');
  expect(toDoOf({ ...line, kind: 'messages', record: 7 })[0]?.address).toBe('/dashboard/viewContact?status=new&open=7');
});

test('says how long the oldest has waited, and how many are one’s own', () => {
  expect(toDoOf({ ...line, kind: 'overdue', count: 4, mine: 2, days: 15 })[0]?.notes).toEqual([
    '2 assigned to you',
    'oldest: 2 weeks',
  ]);
  expect(toDoOf({ ...line, kind: 'thanks', days: 3 })[0]?.notes).toEqual(['for 3 days']);
});

test('more than are counted are so many and more', () => {
  expect(toDoOf({ ...line, kind: 'messages', count: 100 })[0]?.text).toBe('Read 99+ new messages');
});

test('what a newer server tells of is passed over', () => {
  expect(toDoOf({ ...line, kind: 'something new' })).toEqual([]);
  expect(toDoOf({ ...line, kind: 'toString' })).toEqual([]);
});

test('says days, then weeks, months and years; of what came yesterday nothing', () => {
  expect([1, 2, 13, 14, 60, 61, 729, 730].map(waitedFor)).toEqual([
    undefined,
    '2 days',
    '13 days',
    '2 weeks',
    '8 weeks',
    '2 months',
    '23 months',
    '1 year',
  ]);
});
