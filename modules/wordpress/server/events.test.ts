import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { asFile, wordpressExport, wordpressItem } from '../tests/export.ts';
import { importWordpress } from './import.ts';
import type { Remark } from './report.ts';

const charity = fileURLToPath(new URL('../tests/cases/charity-site.xml', import.meta.url));

describe.each(databases)('events of The Events Calendar in an export, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let remarks: Remark[] = [];

  beforeEach(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    remarks = [];
  });

  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  const bring = (path: string) =>
    importWordpress(app.services, path, undefined, { onRemark: (remark) => remarks.push(remark) });
  const events = () => app.services.db.selectFrom('events').selectAll().orderBy('id').execute();
  const redirectOf = async (path: string) => {
    const { status, headers } = await fetch(`${app.url}${path}`, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };
  const event = (id: number, meta: Record<string, string>, options = {}) =>
    wordpressItem({ id, type: 'tribe_events', title: `Event ${id}`, content: '<p>Come.</p>', meta, ...options });

  test('are events here, with their day and their text, and their old addresses lead to them', async () => {
    const report = await bring(charity);
    expect(report.taken.events).toBe(1);
    const [made, ...others] = await events();
    expect(others).toEqual([]);
    // Nine o’clock in Kigali.
    expect(made).toMatchObject({
      title: 'Savings fair',
      description: '<p>Come and see.</p>',
      summary: 'Come and see.',
      start_date: '2026-12-20T07:00:00.000Z',
      is_active: true,
      is_public: true,
      created_at: '2026-06-01T08:00:00.000Z',
    });
    for (const old of ['/event/savings-fair/', '/?tribe_events=savings-fair', '/?post_type=tribe_events&p=20']) {
      expect([old, await redirectOf(old)]).toEqual([old, `301 /EventDetails/${made?.id}`]);
    }
    expect(remarks.filter(({ what }) => what.includes('tribe_events'))).toEqual([]);
  });

  test('are not imported a second time', async () => {
    await bring(charity);
    const report = await bring(charity);
    expect(report.taken.events).toBe(0);
    expect(await events()).toHaveLength(1);
  });

  test('have their place, who holds them, their category and their end, in the zone that they name', async () => {
    const zoned = { _EventStartDate: '2026-12-20 09:00:00', _EventEndDate: '2026-12-20 17:30:00' };
    const file = await asFile(
      wordpressExport(
        event(1, { ...zoned, _EventTimezone: 'Europe/Brussels', _EventVenueID: '7', _EventOrganizerID: '8' }),
        event(2, { ...zoned, _EventTimezone: 'UTC+5.5' }),
        event(3, { ...zoned, _EventStartDateUTC: '2026-12-20 06:00:00', _EventEndDateUTC: '2026-12-20 05:00:00' }),
        wordpressItem({
          id: 7,
          type: 'tribe_venue',
          title: 'Town hall',
          meta: { _VenueAddress: 'KN 3', _VenueCity: 'Kigali' },
          fields: { link: 'https://old.example/venue/town-hall/' },
        }),
        wordpressItem({ id: 8, type: 'tribe_organizer', title: 'The women&#8217;s group' }),
      ),
    );
    await bring(file);
    expect(await events()).toMatchObject([
      {
        start_date: '2026-12-20T08:00:00.000Z',
        end_date: '2026-12-20T16:30:00.000Z',
        location: 'Town hall, KN 3, Kigali',
        organizer: 'The women’s group',
      },
      { start_date: '2026-12-20T03:30:00.000Z', end_date: '2026-12-20T12:00:00.000Z' },
      { start_date: '2026-12-20T06:00:00.000Z', end_date: '2026-12-20T06:00:00.000Z' },
    ]);
    expect(await redirectOf('/venue/town-hall/')).toBe('301 /Events');
  });

  test('that nobody could read are drafts, and one without a day is left out and named', async () => {
    const day = { _EventStartDate: '2026-12-20 09:00:00' };
    const file = await asFile(
      wordpressExport(
        event(1, day, { fields: { 'wp:status': 'draft' } }),
        event(2, day, { fields: { 'wp:post_password': 'secret' } }),
        event(3, { _EventStartDate: 'soon' }),
        event(4, { ...day, _EventCost: '5,000' }),
      ),
    );
    const report = await bring(file);
    expect(report.taken).toMatchObject({ events: 3, drafts: 2 });
    expect((await events()).map(({ is_active }) => is_active)).toEqual([false, false, true]);
    expect(remarks).toContainEqual(
      expect.objectContaining({ kind: 'Left out', title: 'Event 3', detail: expect.stringContaining('soon') }),
    );
    expect(remarks).toContainEqual(
      expect.objectContaining({ what: 'custom fields', title: 'Event 4', detail: '_EventCost: 5,000' }),
    );
  });
});
