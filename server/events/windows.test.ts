import { afterEach, expect, test } from 'vitest';
import type { ListedEvent } from '../../domain/event.ts';
import { type EventWindow, eventRange } from '../../domain/event-dates.ts';
import type { Page } from '../../domain/listing.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { CacheContext } from '../http/cache-context.ts';
import { noteChanges } from './store.ts';

/** When the event begins, and at which moments it is shown or not. The moments are asked one after another. */
const edges: [EventWindow, string, [string, boolean][]][] = [
  // Tomorrow 00:00 in Kigali is ten in the evening UTC.
  ['home_upcoming', '2026-11-20T21:59:59.999Z', [[MORNING, false]]],
  [
    'home_upcoming',
    '2026-11-20T22:00:00.000Z',
    [
      [MORNING, true],
      ['2026-11-20T21:59:59.999Z', true],
      ['2026-11-20T22:00:00.000Z', false],
    ],
  ],
  ['home_upcoming', '2026-12-20T22:00:00.000Z', [[MORNING, true]]],
  [
    'home_upcoming',
    '2026-12-20T22:00:00.001Z',
    [
      [MORNING, false],
      ['2026-11-20T21:59:59.999Z', false],
      ['2026-11-20T22:00:00.000Z', true],
    ],
  ],
  // A month up to now.
  [
    'home_recent',
    '2026-11-20T08:00:00.500Z',
    [
      [MORNING, false],
      ['2026-11-20T08:00:00.499Z', false],
      ['2026-11-20T08:00:00.500Z', true],
    ],
  ],
  [
    'home_recent',
    '2026-10-20T08:00:00.000Z',
    [
      [MORNING, true],
      ['2026-11-20T08:00:00.001Z', false],
    ],
  ],
  ['home_recent', '2026-10-20T07:59:59.999Z', [[MORNING, false]]],
  // To the end of today, without a beginning.
  ['carousel', '2026-11-20T21:59:59.999Z', [[MORNING, true]]],
  [
    'carousel',
    '2026-11-20T22:00:00.000Z',
    [
      [MORNING, false],
      ['2026-11-20T21:59:59.999Z', false],
      ['2026-11-20T22:00:00.000Z', true],
    ],
  ],
  ['carousel', '2001-01-01T00:00:00.000Z', [[MORNING, true]]],
  ['recent', '2026-11-20T21:59:59.999Z', [[MORNING, true]]],
  [
    'recent',
    '2026-11-20T22:00:00.000Z',
    [
      [MORNING, false],
      ['2026-11-20T21:59:59.999Z', false],
      ['2026-11-20T22:00:00.000Z', true],
    ],
  ],
  // After today, within one month after today.
  ['upcoming', '2026-11-20T21:59:59.999Z', [[MORNING, false]]],
  [
    'upcoming',
    '2026-11-20T22:00:00.000Z',
    [
      [MORNING, true],
      ['2026-11-20T21:59:59.999Z', true],
      ['2026-11-20T22:00:00.000Z', false],
    ],
  ],
  ['upcoming', '2026-12-20T21:59:59.999Z', [[MORNING, true]]],
  [
    'upcoming',
    '2026-12-20T22:00:00.000Z',
    [
      [MORNING, false],
      ['2026-11-20T21:59:59.999Z', false],
      ['2026-11-20T22:00:00.000Z', true],
    ],
  ],
  // Between now and one month ahead.
  [
    'more_upcoming',
    '2026-11-20T08:00:00.500Z',
    [
      [MORNING, true],
      ['2026-11-20T08:00:00.500Z', true],
      ['2026-11-20T08:00:00.501Z', false],
    ],
  ],
  ['more_upcoming', '2026-12-20T08:00:00.000Z', [[MORNING, true]]],
  [
    'more_upcoming',
    '2026-12-20T08:07:00.000Z',
    [
      [MORNING, false],
      ['2026-11-20T08:06:59.999Z', false],
      ['2026-11-20T08:07:00.000Z', true],
    ],
  ],
  // The end of a month: from the 31st of January a month reaches the 28th of February, and no further on the 1st.
  [
    'more_upcoming',
    '2027-02-28T08:00:00.000Z',
    [
      ['2027-01-31T07:59:59.999Z', false],
      ['2027-01-31T08:00:00.000Z', true],
    ],
  ],
  [
    'home_recent',
    '2027-01-31T08:00:00.000Z',
    [
      ['2027-02-28T09:00:00.000Z', true],
      ['2027-02-28T22:00:00.000Z', false],
    ],
  ],
];

eachDatabase('the windows of events', (app) => {
  afterEach(async () => {
    app.setClock(MORNING);
    await app.services.write(null, async ({ db, changes }) => {
      await db.deleteFrom('events').execute();
      changes('events');
    });
  });

  const list = async (query: string): Promise<Page<ListedEvent>> => (await app.get(`/api/events/?${query}`)).json();
  const ids = async (query: string) => (await list(query)).results.map(({ id }) => id);

  test.each(edges)('%s: an event at %s', async (window, start_date, moments) => {
    app.setClock(moments[0]?.[0] ?? MORNING);
    const id = await addEvent(app.services, { start_date });
    for (const [moment, shown] of moments) {
      app.setClock(moment);
      expect([moment, (await ids(`window=${window}`)).includes(id)]).toEqual([moment, shown]);
    }
  });

  test.each(['home_upcoming', 'home_recent', 'carousel', 'recent', 'upcoming', 'more_upcoming'] as const)(
    '%s shows only what is active, public and not in the trash, the nearest first, and no more than its most',
    async (window) => {
      const past = ['home_recent', 'carousel', 'recent'].includes(window);
      const at = (hours: number) => new Date(Date.parse(MORNING) + (past ? -hours : hours) * 3_600_000).toISOString();
      const { most } = eventRange(window, new Date(MORNING), 'Africa/Kigali');
      await addEvent(app.services, { start_date: at(24), is_active: false });
      await addEvent(app.services, { start_date: at(24), is_public: false });
      await addEvent(app.services, { start_date: at(24), deleted_at: MORNING });
      const shown: number[] = [];
      for (let index = 0; index <= most; index += 1) {
        shown.push(await addEvent(app.services, { start_date: at(25 + index) }));
      }
      expect(await ids(`window=${window}`)).toEqual(shown.slice(0, most));
    },
  );

  test('the recent ones come eight a page, with how many there are', async () => {
    for (let index = 0; index < 11; index += 1) {
      await addEvent(app.services, { start_date: new Date(Date.parse(MORNING) - index * 60_000).toISOString() });
    }
    const first = await list('window=recent');
    expect(first).toMatchObject({ count: 11, previous: null });
    expect(first.next).toContain('window=recent');
    const second = await list(new URL(first.next ?? '', app.url).search.slice(1));
    expect(second).toMatchObject({ count: 11, next: null });
    expect(second.results).toHaveLength(3);
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(11);
    expect(await list('window=recent&page=3')).toMatchObject({ count: 11, results: [] });
  });

  test('more_upcoming leaves out the event that is being read', async () => {
    const [read, other] = [await addEvent(app.services), await addEvent(app.services)];
    expect(await ids(`window=more_upcoming&excluding=${read}`)).toEqual([other]);
    expect((await app.get('/api/events/?window=more_upcoming&excluding=9999999999')).status).toBe(400);
    expect((await app.get('/api/events/?window=tomorrow')).status).toBe(400);
  });

  test('each reply knows the very moment at which the clock changes it', async () => {
    const until = async (window: EventWindow) => {
      const now = new Date(MORNING);
      const cacheContext = new CacheContext();
      await noteChanges(app.services.db, eventRange(window, now, 'Africa/Kigali'), now, 'Africa/Kigali', cacheContext);
      return new Date(cacheContext.until).toISOString();
    };
    for (const window of ['home_upcoming', 'carousel', 'recent', 'upcoming'] as const) {
      expect(await until(window)).toBe('2026-11-20T22:00:00.000Z');
    }
    expect(await until('more_upcoming')).toBe('2026-11-20T09:00:00.000Z');
    await addEvent(app.services, { start_date: '2026-12-20T08:20:00.000Z' });
    expect(await until('more_upcoming')).toBe('2026-11-20T08:20:00.000Z');
    await addEvent(app.services, { start_date: '2026-11-20T08:10:00.000Z' });
    expect(await until('more_upcoming')).toBe('2026-11-20T08:10:00.001Z');
    expect(await until('home_recent')).toBe('2026-11-20T08:10:00.000Z');
    await addEvent(app.services, { start_date: '2026-10-20T08:05:00.000Z' });
    expect(await until('home_recent')).toBe('2026-11-20T08:05:00.001Z');
  });
});
