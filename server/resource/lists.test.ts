import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { MORNING } from '../../tests/support/test-app.ts';

type Query = Record<string, string>;

eachDatabase('search, filters and order of the lists of the dashboard', (app) => {
  let access: string;

  beforeAll(async () => {
    ({ access } = await signedIn(app, { isSuperuser: true }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(MORNING) });
  });

  afterAll(async () => {
    vi.useRealTimers();
  });

  /** The records that a list's query finds, as staff get them. */
  async function read(path: string, query: Query) {
    const reply = await app.call('GET', `${path}?${new URLSearchParams(query)}`, undefined, access);
    expect(reply.status).toBe(200);
    const found = await reply.json();
    return Array.isArray(found) ? found : found.results;
  }

  /** One field of each of them, in their order. */
  const found = async (path: string, query: Query, field: string) =>
    (await read(path, query)).map((one: Record<string, unknown>) => one[field]);

  const call = (method: string, path: string, body: unknown) => app.call(method, path, body, access);

  test('of the announcements', async () => {
    for (const [title, is_active, show_until] of [
      ['Market day', true, null],
      ['Market closed', false, null],
      ['Last market', true, '2026-11-19T08:00:00.000Z'],
      ['Roads', true, '2026-11-21T08:00:00.000Z'],
    ] as const)
      await call('POST', '/announcements/', { title, message: `About ${title}`, is_active, show_until });
    const find = async (query: Query) => (await read('/announcements/', query)).length;
    expect(await find({ status: 'Active' })).toBe(2);
    expect(await find({ search: 'MARKET' })).toBe(3);
    expect(await find({ search: 'market', status: 'Active' })).toBe(1);
  });

  test('of the pages', async () => {
    for (const [title, address, status] of [
      ['Our story', 'about/story', 'published'],
      ['Partners', 'about/partners', 'draft'],
      ['Story of a box', 'box', 'draft'],
    ])
      await call('POST', '/pages/', { title, address, status });
    const find = async (query: Query) => (await read('/pages/', query)).length;
    expect(await find({ search: 'ABOUT' })).toBe(2);
    expect(await find({ search: 'story' })).toBe(2);
    expect(await find({ status: 'draft', search: 'story' })).toBe(1);
    expect(await found('/pages/', { ordering: 'published_date' }, 'title')).toEqual([
      'Our story',
      'Partners',
      'Story of a box',
    ]);
    expect(await found('/pages/', { ordering: '-published_date' }, 'title')).toEqual([
      'Our story',
      'Story of a box',
      'Partners',
    ]);
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
    const find = async (query: Query) => (await read('/users/', query)).length;
    expect(await find({ search: 'uwase aline' })).toBe(1);
    expect(await find({ status: 'inactive' })).toBe(1);
    expect(await find({ status: 'active', is_staff: 'false', search: 'aline' })).toBe(1);
    expect(await find({ status: 'verified', search: 'uwase' })).toBe(2);
    expect(await find({ is_staff: 'true', search: 'Uwase' })).toBe(2);
    const names = await found('/users/', { search: '@example.org aline', ordering: 'name' }, 'last_name');
    expect(names).toEqual(['Mukamana', 'Uwase']);
  });

  test('of the events', async () => {
    for (const [title, event_type, is_active, start_date] of [
      ['Choir at noon', 'offline', true, '2026-11-20T10:00:00.000Z'],
      ['Choir of November', 'online', true, '2026-11-26T21:59:59.999Z'],
      ['Choir of December', 'hybrid', false, '2026-11-26T22:00:00.000Z'],
      ['Umuganda', 'offline', true, '2026-11-19T21:59:59.999Z'],
    ] as const)
      await call('POST', '/events/', { title, event_type, is_active, start_date, end_date: start_date });
    const find = async (query: Query) => (await read('/events/', query)).length;
    expect(await find({ search: 'CHOIR' })).toBe(3);
    expect(await find({ event_type: 'offline', is_active: 'true' })).toBe(2);
    expect(await find({ is_active: 'false' })).toBe(1);
    expect([
      await find({ starts: 'today' }),
      await find({ starts: 'thisWeek' }),
      await find({ starts: 'thisMonth' }),
    ]).toEqual([1, 2, 3]);
    const ordered = (ordering: string) => found('/events/', { ordering }, 'title');
    expect((await ordered('event_type')).at(-1)).toBe('Choir of November');
    expect((await ordered('is_active'))[0]).toBe('Choir of December');
    const [{ id }] = await read('/events/', { search: 'december' });
    await call('PUT', `/events/${id}/`, { is_active: true });
    for (const [full_name, organization] of [
      ['bosco', 'Hills'],
      ['Aline', ''],
      ['Claire', 'hillside'],
    ]) {
      const person = { event: id, full_name, email: `${full_name}@example.org`, phone: '', organization };
      expect((await call('POST', '/event-registrations/', person)).status).toBe(201);
    }
    expect((await ordered('-registered'))[0]).toBe('Choir of December');
    const people = (query: Query) => found(`/events/${id}/registrations/`, query, 'full_name');
    expect(await people({ ordering: 'full_name' })).toEqual(['Aline', 'bosco', 'Claire']);
    expect(await people({ search: 'HILLS' })).toEqual(['bosco', 'Claire']);
    expect(await people({ page: '2', page_size: '2' })).toEqual(['Claire']);
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
    const find = async (query: Query) => (await read('/ads/', query)).length;
    for (const status of ['Active', 'Inactive', 'Scheduled', 'Expired']) expect(await find({ status })).toBe(1);
    expect(await find({ search: 'SEEDS' })).toBe(2);
    expect(await find({ start: '2026-11-01', end: '2026-11-30' })).toBe(2);
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
    const find = async (query: Query) => (await read('/gallery/', query)).length;
    expect(await find({ media_type: 'video' })).toBe(2);
    expect(await find({ media_type: 'image' })).toBe(0);
    expect(await find({ category: String(id) })).toBe(1);
    expect(await find({ is_active: 'false' })).toBe(1);
    expect(await find({ search: 'morning' })).toBe(1);
    expect([await find({ uploaded: '2026-11-20' }), await find({ uploaded: '2026-11-21' })]).toEqual([1, 1]);
  });

  test('of the roles', async () => {
    for (const name of ['Gardeners', 'Bean growers'])
      await call('POST', '/roles/', { name, description: 'Looks after beds.', is_active: true });
    expect(await found('/roles/', { search: 'BEAN' }, 'name')).toEqual(['Bean growers']);
    expect(await found('/roles/', { search: 'beds', ordering: '-name' }, 'name')).toEqual([
      'Gardeners',
      'Bean growers',
    ]);
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
    const find = async (query: Query) => (await read('/posts/', query)).length;
    expect(await find({ search: 'MAIZE' })).toBe(3);
    expect(await find({ category: 'fair trade' })).toBe(1);
    expect(await find({ category: 'Tutorials' })).toBe(0);
    expect(await find({ status: 'archived' })).toBe(1);
    expect(await find({ is_featured: 'false', search: 'maize' })).toBe(2);
    expect(await find({ published_on: '2026-11-20' })).toBe(2);
    expect(await find({ published_on: '2026-11-19' })).toBe(1);
    const ordered = (ordering: string) => found('/posts/', { ordering }, 'title');
    await call('POST', '/posts/', { title: 'apples', category: null });
    expect((await ordered('title')).slice(0, 3)).toEqual(['apples', 'Beans', 'Maize']);
    expect((await ordered('category'))[0]).toBe('Maize');
    expect((await ordered('-category'))[0]).toBe('Maize');
    expect((await ordered('published_date'))[0]).toBe('Beans');
    expect((await ordered('-published_date'))[0]).toBe('Maize late');
    await app.services.db
      .updateTable('posts')
      .set({ author_id: null, author_name: 'Aa' })
      .where('title', '=', 'Beans')
      .execute();
    expect((await ordered('author'))[0]).toBe('Beans');
    expect((await ordered('-author')).at(-1)).toBe('Beans');
  });

  test('of the donation interests', async () => {
    for (const [full_name, organization, status, donation_type, next_action_on] of [
      ['Élodie Uwase', '', 'new', 'monthly', null],
      ['Jean', 'Uwase & Sons', 'contacted', 'monthly', '2026-11-19'],
      ['Grace', '', 'donated', 'general', '2026-11-19'],
      ['Diane', '', 'new', 'yearly', '2026-11-20'],
    ] as const)
      await addDonation(app.services, { full_name, organization, status, donation_type, next_action_on });
    const find = async (query: Query) => (await read('/admin-donations/', query)).length;
    expect(await find({ search: 'ÉLODIE' })).toBe(1);
    expect(await find({ search: 'uwase' })).toBe(2);
    expect(await find({ search: 'uwase', donation_type: 'monthly', status: 'contacted' })).toBe(1);
    expect(await find({ overdue: 'true' })).toBe(1);
  });

  test('of the campaigns', async () => {
    for (const subject of ['spring', 'Autumn', 'Winter'])
      await call('POST', '/newsletter/campaigns/', { subject, content: '<p>x</p>' });
    const subjects = (query: Query) => found('/newsletter/campaigns/', query, 'subject');
    expect(await subjects({ ordering: 'subject' })).toEqual(['Autumn', 'spring', 'Winter']);
    expect(await subjects({ search: 'INTER' })).toEqual(['Winter']);
    expect(await subjects({ page: '2', page_size: '2' })).toHaveLength(1);
  });

  test('of the contact messages', async () => {
    for (const [name, subject, subject_type, status] of [
      ['Aline', 'A stall at the market', 'partnership', 'new'],
      ['Market Writer', 'Hello', 'general', 'readed'],
      ['Jean', 'Roads', 'general', 'new'],
    ] as const)
      await addMessage(app.services, { name, subject, subject_type, status });
    const find = async (query: Query) => (await read('/admin-contacts/', query)).length;
    expect(await find({ search: 'MARKET' })).toBe(2);
    expect(await find({ subject_type: 'general', status: 'new' })).toBe(1);
  });
});
