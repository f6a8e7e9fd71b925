import { describe, expect, test } from 'vitest';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { matchesEvent } from './filters.ts';

/** Nine in the morning of Friday the 20th of November in Kigali, which is two hours ahead of UTC. */
const now = new Date('2026-11-20T07:00:00.000Z');
const none = { search: '', type: '', status: '', date: '' };

const event: StaffListedEvent = {
  id: 1,
  title: 'Planting day',
  summary: 'Maize and beans',
  event_type: 'offline',
  location: 'Kanombe',
  online_link: null,
  start_date: '2026-11-20T07:00:00.000Z',
  end_date: null,
  banner: null,
  banner_picture: null,
  image: null,
  picture: null,
  category: null,
  organizer: null,
  is_active: true,
  is_public: true,
  capacity: null,
  rating: null,
  registered: 0,
  places_left: 100,
  created_at: '2026-11-01T07:00:00.000Z',
  updated_at: '2026-11-01T07:00:00.000Z',
  deleted_at: null,
};

const beginning = (start_date: string, date: string) => matchesEvent({ ...event, start_date }, { ...none, date }, now);

describe('by the day on which it begins, as the calendar in Kigali has it', () => {
  test.each([
    ['today', '2026-11-19T21:59:59.999Z', false],
    ['today', '2026-11-19T22:00:00.000Z', true],
    ['today', '2026-11-20T21:59:59.999Z', true],
    ['today', '2026-11-20T22:00:00.000Z', false],
    ['thisWeek', '2026-11-19T21:59:59.999Z', false],
    ['thisWeek', '2026-11-26T21:59:59.999Z', true],
    ['thisWeek', '2026-11-26T22:00:00.000Z', false],
    ['thisMonth', '2026-12-19T21:59:59.999Z', true],
    ['thisMonth', '2026-12-19T22:00:00.000Z', false],
    ['', '2019-01-01T00:00:00.000Z', true],
  ])('%s and %s: %s', (date, start, found) => {
    expect(beginning(start, date)).toBe(found);
  });
});

test('by type and by status', () => {
  const matches = (filters: Partial<typeof none>) => matchesEvent(event, { ...none, ...filters }, now);
  expect([matches({ type: 'offline' }), matches({ type: 'hybrid' })]).toEqual([true, false]);
  expect([matches({ status: 'active' }), matches({ status: 'inactive' })]).toEqual([true, false]);
  expect([matches({ search: 'BEANS' }), matches({ search: 'kanombe' }), matches({ search: 'x' })]).toEqual([
    true,
    true,
    false,
  ]);
});
