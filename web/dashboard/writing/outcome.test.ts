import { expect, test } from 'vitest';
import { outcomeOf, outcomeOfStatus } from './outcome.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const friday = '2026-11-27T07:00:00.000Z';
const draft = { status: 'draft', published_date: null } as const;

test.each([
  [draft, undefined, [], 'A draft: nobody but staff sees it.'],
  [{ ...draft, published_date: friday }, draft, ['rw'], 'A draft: nobody but staff sees it.'],
  [{ ...draft, status: 'archived' }, draft, [], 'Archived: visitors can no longer read it.'],
  [{ ...draft, status: 'published' }, draft, [], 'Visitors read it as soon as it is saved.'],
  [
    { ...draft, status: 'published' },
    draft,
    ['rw', 'fr'],
    'Visitors read it as soon as it is saved, in English; Kinyarwanda and French are missing.',
  ],
  [
    { status: 'published', published_date: friday },
    draft,
    ['rw'],
    'Publishes on Friday, 27 November 2026 at 09:00, Kigali time, in English; Kinyarwanda is missing.',
  ],
  [
    { status: 'published', published_date: friday },
    { status: 'published', published_date: friday },
    [],
    'Publishes on Friday, 27 November 2026 at 09:00, Kigali time.',
  ],
  [
    { status: 'published', published_date: '2026-11-20T08:00:00.000Z' },
    { status: 'published', published_date: '2026-11-20T08:00:00.000Z' },
    [],
    'Visitors read this now.',
  ],
  [{ status: 'published', published_date: 'unfinished' }, draft, [], 'Visitors read it as soon as it is saved.'],
] as const)('%o, kept as %o, without %o', (publishing, kept, missing, said) =>
  expect(outcomeOfStatus(publishing, kept, { writtenIn: 'en', missing }, now)).toBe(said),
);

test('what is written in another language than the main one says which', () =>
  expect(outcomeOfStatus({ ...draft, status: 'published' }, draft, { writtenIn: 'rw', missing: ['en'] }, now)).toBe(
    'Visitors read it as soon as it is saved, in Kinyarwanda; English is missing.',
  ));

test('an event that is not for visitors says so', () =>
  expect(outcomeOf({ reach: 'staff', from: null, isRead: false, writtenIn: 'en', missing: [] }, now)).toBe(
    'Not public: nobody but staff sees it.',
  ));
