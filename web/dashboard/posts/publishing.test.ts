import { expect, test } from 'vitest';
import { publishingMeaning } from './publishing.ts';

const now = new Date('2026-11-20T08:00:00.000Z');

test.each([
  ['draft', '2026-11-21T08:00:00.000Z', 'A draft: visitors cannot read it.'],
  ['archived', null, 'Archived: visitors can no longer read it.'],
  ['published', null, 'Visitors can read it as soon as it is saved.'],
  ['published', 'unfinished', 'Visitors can read it as soon as it is saved.'],
  [
    'published',
    '2026-11-20T08:01:00.000Z',
    'Scheduled: visitors can read it from 20 Nov 2026, 10:01, Kigali time. It is published automatically.',
  ],
  ['published', '2026-11-20T08:00:00.000Z', 'Visitors can read it. It is dated 20 Nov 2026, 10:00.'],
] as const)('%s, dated %s: %s', (status, published_date, said) => {
  expect(publishingMeaning({ status, published_date }, now)).toBe(said);
});
