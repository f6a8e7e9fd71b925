import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { addDonation, addMessage } from '../../../tests/support/enquiries.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { MORNING, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { advertisementList } from '../advertisements/description.ts';
import { messageList } from '../contacts/description.ts';
import { donationList } from '../donations/description.ts';
import { eventList } from '../events/description.ts';
import { galleryList } from '../gallery/description.ts';
import { plainPageList } from '../plain-pages/description.ts';
import { postList } from '../posts/description.ts';
import { roleList } from '../roles/description.ts';
import { userList } from '../users/description.ts';
import type { ListDescription } from './list-description.ts';
import type { Listed } from './table-features.ts';

// The client that makes calls needs a browser; here the calls are made for it.
vi.mock('../session/request.ts', () => ({ request: undefined }));

/** The parameters of the list's address. */
type Asked = Record<string, string>;

describe.each(databases)('the browser and the server find the same, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let access: string;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    ({ access } = await signedIn(app, { isSuperuser: true }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(MORNING) });
  });

  afterAll(async () => {
    vi.useRealTimers();
    await app.close();
    await database.drop();
  });

  async function read(path: string, query: object = {}) {
    const texts = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const reply = await (await app.call('GET', `${path}?${new URLSearchParams(texts)}`, undefined, access)).json();
    return Array.isArray(reply) ? reply : reply.results;
  }

  async function expectTheSame<Row extends Listed, Filters extends object>(
    path: string,
    { matches, parameters }: ListDescription<Row, Filters>,
    asked: Asked,
  ) {
    const wanted = { search: asked.search ?? '', filter: (name: string) => asked[name] ?? '' };
    const all: Row[] = await read(path);
    const inTheBrowser = all.filter((row) => matches(row, wanted)).map(({ id }) => id);
    const found: Row[] = await read(path, { ...parameters(wanted), search: wanted.search });
    expect(found.map(({ id }) => id)).toEqual(inTheBrowser);
    return [inTheBrowser.length, all.length];
  }

  const call = (method: string, path: string, body: unknown) => app.call(method, path, body, access);

  test('of the pages', async () => {
    for (const [title, address, status] of [
      ['Our story', 'about/story', 'published'],
      ['Partners', 'about/partners', 'draft'],
      ['Story of a box', 'box', 'draft'],
    ])
      await call('POST', '/pages/', { title, address, status });
    const find = (asked: Asked) => expectTheSame('/pages/', plainPageList, asked);
    expect(await find({ search: 'ABOUT' })).toEqual([2, 3]);
    expect(await find({ search: 'story' })).toEqual([2, 3]);
    expect(await find({ status: 'draft', search: 'story' })).toEqual([1, 3]);
    expect(await find({ status: 'archived' })).toEqual([3, 3]);
  });

  test('of the users', async () => {
    for (const [first_name, last_name, is_active, is_staff] of [
      ['Aline', 'Uwase', true, true],
      ['Jean', 'Uwase', false, true],
      ['Aline', 'Mukamana', true, false],
    ] as const) {
      const email = `${first_name}.${last_name}@example.org`;
      await call('POST', '/register/', { email, first_name, last_name, is_active, is_staff, is_verified: is_staff });
    }
    const find = async (asked: Asked) => (await expectTheSame('/users/', userList, asked))[0];
    expect(await find({ search: 'uwase aline' })).toBe(1);
    expect(await find({ status: 'inactive' })).toBe(1);
    expect(await find({ status: 'active', role: 'regular', search: 'aline' })).toBe(1);
    expect(await find({ status: 'verified', search: 'uwase' })).toBe(2);
    expect(await find({ role: 'staff', search: 'Uwase' })).toBe(2);
  });

  test('of the events', async () => {
    for (const [title, event_type, is_active, start_date] of [
      ['Choir at noon', 'offline', true, '2026-11-20T10:00:00.000Z'],
      ['Choir of November', 'online', true, '2026-11-26T21:59:59.999Z'],
      ['Choir of December', 'hybrid', false, '2026-11-26T22:00:00.000Z'],
      ['Umuganda', 'offline', true, '2026-11-19T21:59:59.999Z'],
    ] as const)
      await call('POST', '/events/', { title, event_type, is_active, start_date, end_date: start_date });
    const find = async (asked: Asked) => (await expectTheSame('/events/', eventList, asked))[0];
    expect(await find({ search: 'CHOIR' })).toBe(3);
    expect(await find({ type: 'offline', status: 'active' })).toBe(2);
    expect(await find({ status: 'inactive' })).toBe(1);
    expect([
      await find({ date: 'today' }),
      await find({ date: 'thisWeek' }),
      await find({ date: 'thisMonth' }),
    ]).toEqual([1, 2, 3]);
  });

  test('of the advertisements', async () => {
    for (const [title, is_active, start_date, end_date] of [
      ['Seeds', true, '2026-11-01', '2026-11-30'],
      ['Beans', false, '2026-11-01', '2026-11-30'],
      ['Old seeds', true, '2026-10-01', '2026-11-19'],
      ['Tools', true, '2026-11-21', '2026-12-31'],
    ] as const) {
      const description = `Buy ${title}`;
      const target_url = 'https://example.org/';
      const input = { title, description, content: '', target_url, is_active, start_date, end_date };
      expect((await call('POST', '/ads/', input)).status).toBe(201);
    }
    const find = async (asked: Asked) => (await expectTheSame('/ads/', advertisementList, asked))[0];
    for (const status of ['Active', 'Inactive', 'Scheduled', 'Expired']) expect(await find({ status })).toBe(1);
    expect(await find({ search: 'SEEDS' })).toBe(2);
    expect(await find({ start: '2026-11-01', end: '2026-11-30' })).toBe(2);
    expect(await find({ status: 'nonsense' })).toBe(4);
  });

  test('of the gallery', async () => {
    const { id } = await (await call('POST', '/gallery-categories/', { name: 'Fields' })).json();
    for (const [title, is_active, categories] of [
      ['Morning film', true, [id]],
      ['Evening film', false, []],
    ] as const) {
      const video_url = 'https://example.org/film.webm';
      const input = { title, description: '', media_type: 'video', video_url, is_active, categories };
      expect((await call('POST', '/gallery/', input)).status).toBe(201);
    }
    // Half past midnight in Kigali.
    const late = { uploaded_at: '2026-11-20T22:30:00.000Z' };
    await app.services.db.updateTable('gallery_items').set(late).where('title', '=', 'Evening film').execute();
    const find = async (asked: Asked) => (await expectTheSame('/gallery/', galleryList, asked))[0];
    expect(await find({ media_type: 'video' })).toBe(2);
    expect(await find({ media_type: 'image' })).toBe(0);
    expect(await find({ category: String(id) })).toBe(1);
    expect(await find({ status: 'inactive' })).toBe(1);
    expect(await find({ search: 'morning' })).toBe(1);
    expect([await find({ uploaded: '2026-11-20' }), await find({ uploaded: '2026-11-21' })]).toEqual([1, 1]);
  });

  test('of the roles', async () => {
    for (const name of ['Gardeners', 'Bean growers'])
      await call('POST', '/roles/', { name, description: 'Looks after beds.', is_active: true });
    expect((await expectTheSame('/roles/', roleList, { search: 'BEAN' }))[0]).toBe(1);
    expect((await expectTheSame('/roles/', roleList, { search: 'beds' }))[0]).toBe(2);
  });

  test('of the posts', async () => {
    const { id: category } = await (await call('POST', '/categories/', { name: 'Fair Trade' })).json();
    for (const [title, status, is_featured, published_date] of [
      ['Maize', 'published', true, '2026-11-19T22:00:00.000Z'],
      ['Maize again', 'draft', false, null],
      ['Beans', 'archived', false, '2026-11-19T21:59:59.999Z'],
      ['Maize late', 'published', false, '2026-11-20T21:59:59.999Z'],
    ] as const)
      await call('POST', '/posts/', {
        title,
        status,
        is_featured,
        published_date,
        category: is_featured ? category : null,
      });
    const find = (asked: Asked) => expectTheSame('/posts/', postList, asked);
    expect(await find({ search: 'MAIZE' })).toEqual([3, 4]);
    expect(await find({ category: 'fair trade' })).toEqual([1, 4]);
    expect(await find({ category: 'Tutorials' })).toEqual([0, 4]);
    expect(await find({ status: 'archived' })).toEqual([1, 4]);
    expect(await find({ status: 'nonsense', featured: 'nonsense' })).toEqual([4, 4]);
    expect(await find({ featured: 'false', search: 'maize' })).toEqual([2, 4]);
    expect(await find({ published: '2026-11-20' })).toEqual([2, 4]);
    expect(await find({ published: '2026-11-19' })).toEqual([1, 4]);
  });

  test('of the donation interests', async () => {
    for (const [full_name, organization, status, donation_type, next_action_on] of [
      ['Élodie Uwase', '', 'new', 'monthly', null],
      ['Jean', 'Uwase & Sons', 'contacted', 'monthly', '2026-11-19'],
      ['Grace', '', 'donated', 'general', '2026-11-19'],
      ['Diane', '', 'new', 'yearly', '2026-11-20'],
    ] as const)
      await addDonation(app.services, { full_name, organization, status, donation_type, next_action_on });
    const find = async (asked: Asked) => (await expectTheSame('/admin-donations/', donationList, asked))[0];
    expect(await find({ search: 'ÉLODIE' })).toBe(1);
    expect(await find({ search: 'uwase' })).toBe(2);
    expect(await find({ search: 'uwase', type: 'monthly', status: 'contacted' })).toBe(1);
    expect(await find({ overdue: 'true' })).toBe(1);
    expect(await find({ status: 'new', type: 'mistyped' })).toBe(2);
  });

  test('of the contact messages', async () => {
    for (const [name, subject, subject_type, status] of [
      ['Aline', 'A stall at the market', 'partnership', 'new'],
      ['Market Writer', 'Hello', 'general', 'readed'],
      ['Jean', 'Roads', 'general', 'new'],
    ] as const)
      await addMessage(app.services, { name, subject, subject_type, status });
    const find = async (asked: Asked) => (await expectTheSame('/admin-contacts/', messageList, asked))[0];
    expect(await find({ search: 'MARKET' })).toBe(2);
    expect(await find({ type: 'general', status: 'new' })).toBe(1);
    expect(await find({ status: 'mistyped' })).toBe(3);
  });
});
