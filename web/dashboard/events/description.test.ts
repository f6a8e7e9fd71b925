import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { eventList } from './description.ts';

// The client that makes calls needs a browser.
vi.mock('../session/request.ts', () => ({ request: undefined }));

/** Nine in the morning of Friday the 20th of November in Kigali, which is two hours ahead of UTC. */
const NOW = '2026-11-20T07:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => void vi.useRealTimers());

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
  places: 'free',
  places_left: 100,
  created_at: '2026-11-01T07:00:00.000Z',
  updated_at: '2026-11-01T07:00:00.000Z',
  deleted_at: null,
};

function matches(it: StaffListedEvent, asked: Record<string, string>): boolean {
  const filter = (name: string) => asked[name] ?? '';
  return eventList.matches(it, { search: filter('search'), filter });
}

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
    expect(matches({ ...event, start_date: start }, { date })).toBe(found);
  });
});

test('by type and by status', () => {
  const found = (asked: Record<string, string>) => matches(event, asked);
  expect([found({ type: 'offline' }), found({ type: 'hybrid' })]).toEqual([true, false]);
  expect([found({ status: 'active' }), found({ status: 'inactive' })]).toEqual([true, false]);
  expect([found({ search: 'BEANS' }), found({ search: 'kanombe' }), found({ search: 'x' })]).toEqual([
    true,
    true,
    false,
  ]);
});
