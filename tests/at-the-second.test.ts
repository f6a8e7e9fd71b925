import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eachDatabase } from './support/each-database.ts';
import { addEvent, addPost } from './support/factories.ts';
import { signedIn } from './support/signed-in.ts';
import { MORNING } from './support/test-app.ts';

// Content the clock switches on and off, on pages in memory. Nothing is written between two looks, no job
// runs, and the process is the same.

eachDatabase('at its exact second', (app) => {
  let staff: string;

  beforeAll(async () => {
    staff = (await signedIn(app, { permissions: ['ads.create', 'announcements.create'] })).access;
  });

  afterEach(async () => {
    app.setClock(MORNING);
    // The home page shows two recent events: those of one test would push out another's.
    await app.services.write(null, async ({ db, changes }) => {
      await db.deleteFrom('events').execute();
      changes('events');
    });
  });

  async function make(path: string, body: object): Promise<number> {
    const reply = await app.call('POST', path, body, staff);
    expect(reply.status).toBe(201);
    return (await reply.json()).id;
  }

  /** The number of times the words are on the page, and the number of times the page was rendered. */
  async function look(address: string, words: string) {
    const entered = vi.spyOn(app.app, 'fetch');
    const html = await (await app.get(address)).text();
    const renderings = entered.mock.calls.filter(([{ url }]) => new URL(url).host === 'front.invalid').length;
    entered.mockRestore();
    return { times: html.split(words).length - 1, renderings };
  }

  /** Goes through the moments in turn: what a visitor gets in each, and that the next visitor gets it from memory. */
  async function follow(address: string, words: string, moments: Record<string, boolean>): Promise<void> {
    const { generation } = app.services.versions;
    for (const [moment, isOn] of Object.entries(moments)) {
      app.setClock(moment);
      const first = await look(address, words);
      const second = await look(address, words);
      expect([moment, first.times > 0]).toEqual([moment, isOn]);
      expect(second).toEqual({ times: first.times, renderings: 0 });
    }
    expect(app.services.versions.generation).toBe(generation);
  }

  test('an advertisement begins with its first day in Kigali and ends with its last', async () => {
    const days = { start_date: '2026-11-21', end_date: '2026-11-22' };
    await make('/ads/', { title: 'Two days of maize', target_url: '/donate', ...days });
    await follow('/', 'Two days of maize', {
      [MORNING]: false,
      '2026-11-20T21:59:59.000Z': false,
      '2026-11-20T21:59:59.999Z': false,
      '2026-11-20T22:00:00.000Z': true,
      '2026-11-22T21:59:59.999Z': true,
      '2026-11-22T22:00:00.000Z': false,
    });
  });

  for (const address of ['/', '/MoreBlogs', '/feed.xml', '/api/posts/']) {
    test(`a scheduled post appears in its second on ${address}`, async () => {
      const title = `Scheduled for ${address}`;
      await addPost(app.services, { title, published_date: '2026-11-20T09:30:15.000Z' });
      await follow(address, title, {
        [MORNING]: false,
        '2026-11-20T09:30:14.000Z': false,
        '2026-11-20T09:30:14.999Z': false,
        '2026-11-20T09:30:15.000Z': true,
        '2026-11-20T09:30:16.000Z': true,
      });
    });
  }

  test('a scheduled post has no page of its own before', async () => {
    const id = await addPost(app.services, { published_date: '2026-11-20T10:30:15.000Z' });
    const status = async (moment: string) => {
      app.setClock(moment);
      return (await app.get(`/BlogDetail/${id}`)).status;
    };
    expect(await status('2026-11-20T10:30:14.999Z')).toBe(404);
    expect(await status('2026-11-20T10:30:15.000Z')).toBe(200);
  });

  test('an announcement is gone in the second until which it is shown', async () => {
    await make('/announcements/', { title: 'Rain', message: 'Come inside', show_until: '2026-11-20T09:15:30.000Z' });
    await follow('/', 'Come inside', {
      [MORNING]: true,
      '2026-11-20T09:15:29.999Z': true,
      '2026-11-20T09:15:30.000Z': false,
    });
  });

  test('an event takes registrations until it begins', async () => {
    const id = await addEvent(app.services, { start_date: '2026-11-20T09:45:10.000Z' });
    await follow(`/EventDetails/${id}`, 'name="full_name"', {
      [MORNING]: true,
      '2026-11-20T09:45:09.999Z': true,
      '2026-11-20T09:45:10.000Z': false,
    });
  });

  test('an event is upcoming until its day begins', async () => {
    const title = 'A walk over the hills';
    await addEvent(app.services, { title, start_date: '2026-11-22T09:00:00.000Z' });
    await follow('/api/events/?window=home_upcoming', title, {
      [MORNING]: true,
      '2026-11-21T21:59:59.999Z': true,
      '2026-11-21T22:00:00.000Z': false,
    });
    await follow('/Events', `${title}</`, { '2026-11-21T21:59:59.999Z': true, '2026-11-21T22:00:00.000Z': true });
  });

  test('an event of today is among the recent ones from its second on, for a month', async () => {
    const id = await addEvent(app.services, { start_date: '2026-11-20T09:20:40.000Z' });
    const link = `/EventDetails/${id}-`;
    await follow('/api/events/?window=home_recent', `"id":${id},`, {
      [MORNING]: false,
      '2026-11-20T09:20:39.999Z': false,
      '2026-11-20T09:20:40.000Z': true,
      '2026-12-20T09:20:40.000Z': true,
      '2026-12-20T09:20:40.001Z': false,
    });
    // The home page shows the events of the whole day in a carousel besides.
    app.setClock('2026-11-20T09:20:39.999Z');
    const before = await look('/', link);
    app.setClock('2026-11-20T09:20:40.000Z');
    expect((await look('/', link)).times).toBeGreaterThan(before.times);
    expect((await look('/', link)).renderings).toBe(0);
  });
});
