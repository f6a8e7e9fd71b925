import { beforeAll, expect, test } from 'vitest';
import { MOST_LONG, MOST_OF_DAY, type MonthCalendar } from '../../domain/month-calendar.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

const every = ['posts.view', 'newsletter.view', 'events.view', 'announcements.view', 'ads.view'] as const;

eachDatabase('the calendar of what goes out', (app) => {
  let access: string;

  beforeAll(async () => {
    ({ access } = await signedIn(app, { permissions: every }));
  });

  const made = { created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z' };
  const addAdvertisement = (title: string, start_date: string, end_date: string) =>
    app.services.db
      .insertInto('advertisements')
      .values({
        ...{ ...made, title, start_date, end_date, target_url: '/donate', description: '', content: '' },
        ...{ is_active: true, views: 0, clicks: 0 },
      })
      .execute();
  const addAnnouncement = (title: string, show_until: string | null, is_active = true) =>
    app.services.db
      .insertInto('announcements')
      .values({ ...made, title, message: 'Hello', show_until, is_active })
      .execute();

  const month = async (name: string, by = access): Promise<MonthCalendar> =>
    (await app.call('GET', `/calendar/?month=${name}`, undefined, by)).json();
  const shown = async (name: string, by?: string) =>
    (await month(name, by)).entries.map(({ title, first_day, last_day, state }) => [title, first_day, last_day, state]);

  test('shows each kind on its days, by the clock of the site', async () => {
    const { services } = app;
    await addPost(services, { title: 'Out', status: 'published', published_date: '2027-01-31T21:59:00.000Z' });
    await addPost(services, { title: 'Next month', status: 'published', published_date: '2027-01-31T22:00:00.000Z' });
    await addPost(services, { title: 'Draft', status: 'draft', published_date: '2027-01-15T08:00:00.000Z' });
    await addEvent(services, {
      title: 'Market',
      start_date: '2027-01-09T07:00:00.000Z',
      end_date: '2027-01-11T15:00:00.000Z',
    });
    await addEvent(services, {
      title: 'From before',
      start_date: '2026-12-30T07:00:00.000Z',
      end_date: '2027-01-02T15:00:00.000Z',
      is_active: false,
    });
    await addAdvertisement('Coffee', '2026-12-01', '2027-01-01');
    await addAnnouncement('Closed', '2027-01-04T22:00:00.000Z');
    await addAnnouncement('Over', '2026-12-31T22:00:00.000Z');
    await addAnnouncement('Hidden', null, false);
    expect(await shown('2027-01')).toEqual([
      ['Out', '2027-01-31', '2027-01-31', 'scheduled'],
      ['From before', '2026-12-30', '2027-01-02', 'draft'],
      ['Market', '2027-01-09', '2027-01-11', null],
      ['Closed', '2026-11-20', '2027-01-04', null],
      ['Coffee', '2026-12-01', '2027-01-01', null],
    ]);
    app.setClock('2027-02-01T00:00:00.000Z');
    const later = await signedIn(app, { permissions: every });
    expect((await shown('2027-01', later.access))[0]).toEqual(['Out', '2027-01-31', '2027-01-31', 'out']);
    app.setClock('2026-11-20T08:00:00.000Z');
  });

  test('shows newsletters at the time that they go out, went out, or did not', async () => {
    const { db } = app.services;
    const at = (day: number) => `2027-03-0${day}T08:00:00.000Z`;
    const values = { content: 'x', created_at: at(1), updated_at: at(1) };
    await db
      .insertInto('newsletter_campaigns')
      .values([
        { ...values, subject: 'Waits', status: 'draft', send_at: at(1) },
        { ...values, subject: 'Late', status: 'draft', send_at: at(2), missed: 'late' },
        { ...values, subject: 'Sent', status: 'sent', started_at: at(3) },
        { ...values, subject: 'Stopped', status: 'paused', started_at: at(4) },
        { ...values, subject: 'Written', status: 'draft' },
        { ...values, subject: 'Deleted', status: 'draft', send_at: at(5), deleted_at: at(5) },
      ])
      .execute();
    expect((await shown('2027-03')).map(([title, day, , state]) => [title, day, state])).toEqual([
      ['Waits', '2027-03-01', 'scheduled'],
      ['Late', '2027-03-02', 'missed'],
      ['Sent', '2027-03-03', 'out'],
      ['Stopped', '2027-03-04', 'stopped'],
    ]);
  });

  test('shows so many of a kind on a day, and counts the others', async () => {
    for (let number = 0; number < MOST_OF_DAY + 3; number++) {
      const published_date = `2027-05-10T08:0${number}:00.000Z`;
      await addPost(app.services, { title: `Post ${number}`, status: 'published', published_date });
    }
    for (let number = 0; number < MOST_LONG + 2; number++)
      await addAdvertisement(`Ad ${number}`, '2027-05-01', '2027-05-31');
    const { entries, left_out } = await month('2027-05');
    expect(entries.filter(({ kind }) => kind === 'posts').map(({ title }) => title)).toEqual(
      Array.from({ length: MOST_OF_DAY }, (_, number) => `Post ${number}`),
    );
    expect(entries.filter(({ kind }) => kind === 'ads')).toHaveLength(MOST_LONG);
    expect(left_out).toEqual([
      { kind: 'posts', day: '2027-05-10', count: 3 },
      { kind: 'ads', day: null, count: 2 },
    ]);
  });

  test('shows each kind to those who may see it', async () => {
    for (const permission of every) {
      const one = await signedIn(app, { permissions: [permission] });
      const found = await Promise.all(['2027-01', '2027-03', '2027-05'].map((name) => month(name, one.access)));
      const kinds = new Set(found.flatMap(({ entries }) => entries.map(({ kind }) => `${kind}.view`)));
      expect([...kinds]).toEqual([permission]);
    }
    const nobody = await signedIn(app, { permissions: ['roles.view'] });
    expect(await month('2027-01', nobody.access)).toEqual({ entries: [], left_out: [] });
    expect((await app.call('GET', '/calendar/?month=2027-01')).status).toBe(401);
  });

  test.each(['', '2027-13', '1999-01', '2027-1', '3000-01', "2027-01'"])('refuses the month “%s”', async (name) => {
    const reply = await app.call('GET', `/calendar/?month=${encodeURIComponent(name)}`, undefined, access);
    expect([reply.status, (await reply.json()).errors]).toEqual([
      400,
      { month: ['Choose a month from 2000-01 to 2999-12.'] },
    ]);
  });
});
