import { beforeEach, expect, test } from 'vitest';
import type { StaffAdvertisement } from '../../domain/collections/advertisements.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';

const today = { start_date: '2026-11-20', end_date: '2026-11-20' };

eachDatabase('advertisements', { perTest: true }, (app) => {
  let staff: string;

  beforeEach(async () => {
    staff = (await signedIn(app, { permissions: ['ads.view', 'ads.create', 'ads.edit', 'ads.delete'] })).access;
  });

  async function create(options: Record<string, unknown> = {}): Promise<StaffAdvertisement> {
    const body = { title: 'Market day', target_url: 'https://shop.example/a?b=c', ...today, ...options };
    const reply = await app.call('POST', '/ads/', body, staff);
    expect(reply.status).toBe(201);
    return reply.json();
  }
  const read = async (id: number): Promise<StaffAdvertisement> =>
    (await app.call('GET', `/ads/${id}/`, undefined, staff)).json();
  const idsOf = (reply: { results: StaffAdvertisement[] }) => reply.results.map(({ id }) => id);
  const staffList = async (query: string) =>
    idsOf(await (await app.call('GET', `/ads/?${query}`, undefined, staff)).json());
  const shown = async () => idsOf(await (await app.get('/api/ads/')).json());
  const open = (id: number | string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${app.url}/ads/${id}/open`, { method, headers, redirect: 'manual' });

  test('is on from its first midnight in Kigali to its last, on the page that is kept', async () => {
    const { id } = await create({ title: 'Tomorrow only', start_date: '2026-11-21', end_date: '2026-11-21' });
    const moments: [string, boolean][] = [
      ['2026-11-20T21:59:59.999Z', false],
      ['2026-11-20T22:00:00.000Z', true],
      ['2026-11-21T21:59:59.999Z', true],
      ['2026-11-21T22:00:00.000Z', false],
    ];
    for (const [moment, on] of moments) {
      app.setClock(moment);
      expect([moment, (await shown()).includes(id)]).toEqual([moment, on]);
      expect([moment, (await (await app.get('/')).text()).includes('Tomorrow only')]).toEqual([moment, on]);
    }
    app.setClock(MORNING);
  });

  test('the list’s filter goes by the same rule as the badge', async () => {
    const options = { title: 'Filtered' };
    const active = await create(options);
    const inactive = await create({ ...options, is_active: false });
    const scheduled = await create({ ...options, start_date: '2026-11-21', end_date: '2026-12-01' });
    const expired = await create({ ...options, start_date: '2026-11-01', end_date: '2026-11-19' });
    const found = (status: string) => staffList(`search=filtered&status=${status}`);
    expect(await found('Active')).toEqual([active.id]);
    expect(await found('Inactive')).toEqual([inactive.id]);
    expect(await found('Scheduled')).toEqual([scheduled.id]);
    expect(await found('Expired')).toEqual([expired.id]);
    expect(await staffList('search=filtered&start=2026-11-20&end=2026-11-30')).toEqual([inactive.id, active.id]);
    expect((await app.call('GET', '/ads/?status=Gone', undefined, staff)).status).toBe(400);
  });

  test('visitors cannot tell from an order how often each was seen and followed', async () => {
    for (const order of ['views', '-clicks']) {
      expect((await app.get(`/api/ads/?ordering=${order}`)).status).toBe(400);
      expect((await app.call('GET', `/ads/?ordering=${order}`, undefined, staff)).status).toBe(200);
    }
  });

  test('staff get them all at once', async () => {
    for (let number = 0; number < 101; number += 1) await create({ title: `One of many ${number}`, is_active: false });
    const reply = await (await app.call('GET', '/ads/?search=one%20of%20many', undefined, staff)).json();
    expect([reply.count, reply.results.length, reply.next]).toEqual([101, 101, null]);
  });

  test('views and clicks are counted together, without a cookie and without a new page', async () => {
    const { id, updated_at } = await create();
    const generation = app.services.versions.generation;
    for (let times = 0; times < 3; times += 1) {
      const reply = await fetch(`${app.url}/api/ads/${id}/view/`, { method: 'POST' });
      expect([reply.status, reply.headers.get('set-cookie')]).toEqual([204, null]);
    }
    const followed = await open(id);
    expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://shop.example/a?b=c']);
    expect([followed.headers.get('set-cookie'), followed.headers.get('cache-control')]).toEqual([null, 'no-store']);
    await open(id);
    expect(await read(id)).toMatchObject({ views: 0, clicks: 0 });
    await app.services.counts.flush();
    expect(await read(id)).toMatchObject({ views: 3, clicks: 2, updated_at });
    expect(app.services.versions.generation).toBe(generation);
  });

  test('records in the trash are not counted', async () => {
    const { id } = await create();
    expect((await app.call('DELETE', `/ads/${id}/`, undefined, staff)).status).toBe(204);
    await fetch(`${app.url}/api/ads/${id}/view/`, { method: 'POST' });
    await app.services.counts.flush();
    expect((await read(id)).views).toBe(0);
  });

  test('only who follows the link counts', async () => {
    const { id } = await create();
    await open(id, { 'sec-purpose': 'prefetch;prerender' });
    await open(id, {}, 'HEAD');
    await app.services.counts.flush();
    expect((await read(id)).clicks).toBe(0);
  });

  test('one network address adds only so much, and made-up numbers nothing', async () => {
    const { id } = await create();
    const view = (of: number) => fetch(`${app.url}/api/ads/${of}/view/`, { method: 'POST' });
    for (let times = 0; times < 13; times += 1) await Promise.all(Array.from({ length: 10 }, () => view(id)));
    expect((await view(2_147_483_000)).status).toBe(204);
    await app.services.counts.flush();
    expect((await read(id)).views).toBeLessThanOrEqual(120);
    expect((await fetch(`${app.url}/api/ads/abc/view/`, { method: 'POST' })).status).toBe(404);
  });

  test('the link leads to the stored address and nowhere else', async () => {
    const { id } = await create({ target_url: 'example.org' });
    const reply = await open(`${id}`);
    expect(reply.headers.get('location')).toBe('https://example.org');
    const asked = await fetch(`${app.url}/ads/${id}/open?url=https://evil.example&to=//evil.example`, {
      redirect: 'manual',
    });
    expect(asked.headers.get('location')).toBe('https://example.org');
    const hidden = await create({ is_active: false });
    const coming = await create({ start_date: '2026-11-21', end_date: '2026-11-21' });
    for (const unknown of [hidden.id, coming.id, 2_147_483_000, 0, 9_999_999_999]) {
      expect([unknown, (await open(unknown)).status]).toEqual([unknown, 404]);
    }
    await app.services.db
      .updateTable('advertisements')
      .set({ target_url: 'javascript:alert(1)' })
      .where('id', '=', id)
      .execute();
    expect((await open(id)).status).toBe(404);
  });
});
