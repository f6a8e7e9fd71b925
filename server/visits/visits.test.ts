import { request } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { Write } from '../database/unit-of-work.ts';
import { lastDays } from './store.ts';
import { Visits } from './visits.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const timeZone = 'Africa/Kigali';

eachDatabase('counting visits', (app) => {
  beforeEach(async () => {
    await app.visits.flush();
    await app.services.db.deleteFrom('visit_counts').execute();
    app.setClock(MORNING);
  });

  /** A request with exactly these headers; `fetch` would add its own. */
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${app.url}${path}`, { method, headers: { 'user-agent': PERSON, ...headers } }, (reply) => {
        reply.resume().on('end', resolve);
      });
      sent.on('error', reject).end();
    });

  async function days() {
    await app.visits.flush();
    return lastDays(app.services.db, app.services.clock(), timeZone, 3);
  }

  const today = async () => (await days())[2];

  test('a page that is opened is a page read, from memory as well; one reached from outside begins a visit', async () => {
    await visit('/Mission', { 'sec-fetch-site': 'none' });
    await visit('/Mission', { 'sec-fetch-site': 'same-origin' });
    await visit('/Vision', { 'sec-fetch-site': 'cross-site' });
    expect(await today()).toEqual({ day: '2026-11-20', visits: 2, pages: 3 });
  });

  test('a browser that does not say where it comes from is asked for the page before', async () => {
    await visit('/Mission');
    await visit('/Vision', { referer: `${app.url}/Mission` });
    await visit('/Vision', { referer: 'https://search.example/?q=kanombe' });
    await visit('/Vision', { referer: 'no address' });
    expect(await today()).toMatchObject({ visits: 3, pages: 4 });
  });

  test('neither machines, nor the dashboard, nor what is no page, nor a page that is not there is counted', async () => {
    await visit('/Mission', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit('/Mission', { 'user-agent': 'curl/8.5.0' });
    await visit('/Mission', {}, 'HEAD');
    await visit('/dashboard/adminDashboard');
    await visit('/api/announcements/active/');
    await visit('/sitemap.xml');
    await visit('/no-such-page');
    expect(await today()).toMatchObject({ visits: 0, pages: 0 });
  });

  test('a day is a day in Kigali', async () => {
    await visit('/Mission');
    await app.visits.flush();
    app.setClock('2026-11-20T22:30:00.000Z');
    await visit('/Mission');
    expect(await days()).toEqual([
      { day: '2026-11-19', visits: 0, pages: 0 },
      { day: '2026-11-20', visits: 1, pages: 1 },
      { day: '2026-11-21', visits: 1, pages: 1 },
    ]);
  });

  test('counting makes no kept page stale, and leaves no line in the audit log', async () => {
    const { generation } = app.services.versions;
    await visit('/Mission');
    expect(await today()).toMatchObject({ pages: 1 });
    expect(app.services.versions.generation).toBe(generation);
    expect(await app.services.db.selectFrom('audit').select('id').execute()).toEqual([]);
  });

  test('views that cannot be written now are written with the next', async () => {
    let works = false;
    const write: Write = (user, work) => {
      if (!works) throw new Error('The disk is full');
      return app.services.write(user, work);
    };
    const visits = new Visits({ write, clock: app.services.clock, timeZone, log: app.services.log });
    visits.see({ 'user-agent': PERSON });
    await visits.flush();
    works = true;
    visits.see({ 'user-agent': PERSON });
    await visits.flush();
    expect(await today()).toMatchObject({ visits: 2, pages: 2 });
  });
});
