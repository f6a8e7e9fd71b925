import { beforeAll, expect, test } from 'vitest';
import { announcementStatus, type StaffAnnouncement } from '../../domain/collections/announcements.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';

eachDatabase('announcements', (app) => {
  let editor: string;
  let viewer: string;

  beforeAll(async () => {
    const all = ['announcements.view', 'announcements.create', 'announcements.edit', 'announcements.delete'] as const;
    editor = (await app.signIn(await app.addUser({ permissions: all }))).access;
    viewer = (await app.signIn(await app.addUser({ permissions: ['announcements.view'] }))).access;
  });

  async function create(options: Record<string, unknown> = {}): Promise<StaffAnnouncement> {
    const reply = await app.call(
      'POST',
      '/announcements/',
      { title: 'Market day', message: 'On Friday.', ...options },
      editor,
    );
    expect(reply.status).toBe(201);
    return reply.json();
  }
  const list = async (query = '', access = editor): Promise<StaffAnnouncement[]> =>
    (await app.call('GET', `/announcements/${query}`, undefined, access)).json();
  const ids = (found: StaffAnnouncement[]) => found.map(({ id }) => id);
  const shown = async (): Promise<number[]> => ids(await (await app.get('/api/announcements/active/')).json());
  const audits = (id: number) =>
    app.services.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', 'announcements')
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute();

  test('a moment is of a year from 1 to 9999, wherever its clock stands', async () => {
    for (const show_until of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
      expect(await create({ show_until })).toMatchObject({ show_until });
    }
    for (const show_until of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+02:00', '9999-12-31T23:59:59-02:00']) {
      const refused = await app.call('POST', '/announcements/', { title: 'x', message: 'x', show_until }, editor);
      expect([show_until, refused.status]).toEqual([show_until, 400]);
      expect(await refused.json()).toMatchObject({ errors: { show_until: ['Enter a valid date and time.'] } });
    }
  });

  test('an empty end means that it has none, as a form that is not JSON sends it', async () => {
    expect(await create({ show_until: '' })).toMatchObject({ show_until: null });
  });

  test('visitors search what is shown now, and nothing else', async () => {
    const made = await create({ title: 'Seed distribution', message: 'At the cooperative.' });
    await create({ title: 'Seed for staff', message: 'Not yet.', is_active: false });
    const found = await (await app.get('/api/announcements/?search=seed')).json();
    expect(found.map(({ id }: StaffAnnouncement) => id)).toEqual([made.id]);
  });

  test('visitors turn the pages of what is shown', async () => {
    const { db } = app.services;
    await db.deleteFrom('announcements').execute();
    for (let number = 1; number <= 21; number += 1) await create({ title: `Notice ${number}` });
    const { count, next, results } = await (await app.get('/api/announcements/?page=1')).json();
    expect([count, results.length, next]).toEqual([21, 20, '/api/announcements/?page=2']);
    expect((await (await app.get(next)).json()).results).toMatchObject([{ title: 'Notice 1' }]);
    await db.deleteFrom('announcements').execute();
  });

  test('visitors read what staff wrote on their next request', async () => {
    expect(await (await app.get('/')).text()).not.toContain('Umuganda');
    const made = await create({ title: 'Umuganda ☀️ — مرحبا', message: 'Everybody <b>is</b> welcome' });
    expect(await shown()).toContain(made.id);
    const page = await (await app.get('/')).text();
    expect(page).toContain('Umuganda ☀️ — مرحبا');
    expect(page).toContain('&lt;b&gt;');
    await app.call(
      'PUT',
      `/announcements/${made.id}/`,
      { title: 'Changed', message: 'Now.', is_active: false },
      editor,
    );
    expect(await shown()).not.toContain(made.id);
    expect(await (await app.get('/')).text()).not.toContain('Umuganda');
  });

  test('show_until ends it to the second, with no job and no restart', async () => {
    const until = new Date(app.services.clock().getTime() + 60_000).toISOString();
    const { id } = await create({ title: 'Until in a minute', show_until: until });
    expect(await shown()).toContain(id);
    expect(await (await app.get('/')).text()).toContain('Until in a minute');
    app.advance(59_999);
    expect(await shown()).toContain(id);
    app.advance(1);
    expect(await shown()).not.toContain(id);
    expect(await (await app.get('/')).text()).not.toContain('Until in a minute');
  });

  test('a moment with another offset is the same moment', async () => {
    const made = await create({ show_until: '2027-01-01T02:00:00+02:00' });
    expect(made.show_until).toBe('2027-01-01T00:00:00.000Z');
  });

  test('visitors get only what is shown now, also from the list', async () => {
    const hidden = await create({ is_active: false });
    expect(ids(await (await app.get('/api/announcements/')).json())).not.toContain(hidden.id);
    expect(ids(await list())).toContain(hidden.id);
  });

  test('the dashboard searches, filters and pages', async () => {
    const rain = await create({ title: '100% rain_fall', is_active: false });
    const sun = await create({ title: 'Sunny', message: 'No RAIN today' });
    expect(ids(await list('?search=rain'))).toEqual(expect.arrayContaining([rain.id, sun.id]));
    expect(ids(await list('?search=rain&is_active=true'))).toEqual([sun.id]);
    expect(ids(await list('?search=100%25%20rain_'))).toEqual([rain.id]);
    const reply = await app.call('GET', '/announcements/?page=1&page_size=1&search=rain', undefined, editor);
    expect(await reply.json()).toMatchObject({ count: 2, previous: null, next: expect.stringContaining('page=2') });
  });

  test('the filter goes by the same rule as the badge', async () => {
    const past = '2026-01-01T00:00:00.000Z';
    const [active, inactive, expired, both] = [
      await create({ title: 'Sorted', show_until: '2099-01-01T00:00:00.000Z' }),
      await create({ title: 'Sorted', is_active: false }),
      await create({ title: 'Sorted', show_until: past }),
      await create({ title: 'Sorted', show_until: past, is_active: false }),
    ];
    const found = async (status: string) => ids(await list(`?search=sorted&ordering=created_at&status=${status}`));
    expect(await found('Active')).toEqual([active.id]);
    expect(await found('Inactive')).toEqual([inactive.id]);
    expect(await found('Expired')).toEqual([expired.id, both.id]);
    for (const record of [active, inactive, expired, both]) {
      expect(await found(announcementStatus(record, app.services.clock()))).toContain(record.id);
    }
  });

  test('in either order by its end, one without an end comes last', async () => {
    const [none, soon, late] = [
      await create({ title: 'Ends' }),
      await create({ title: 'Ends', show_until: '2027-01-01T00:00:00.000Z' }),
      await create({ title: 'Ends', show_until: '2028-01-01T00:00:00.000Z' }),
    ];
    expect(ids(await list('?search=ends&ordering=show_until'))).toEqual([soon.id, late.id, none.id]);
    expect(ids(await list('?search=ends&ordering=-show_until'))).toEqual([late.id, soon.id, none.id]);
  });

  test('deleting moves to the trash, and restoring brings it back', async () => {
    const { id } = await create();
    expect((await app.call('DELETE', `/announcements/${id}/`, undefined, editor)).status).toBe(204);
    expect(await shown()).not.toContain(id);
    expect(ids(await list())).not.toContain(id);
    expect(ids(await list('?trash=true'))).toContain(id);
    expect((await app.call('DELETE', `/announcements/${id}/`, undefined, editor)).status).toBe(404);
    expect((await app.call('POST', `/announcements/${id}/restore/`, undefined, editor)).status).toBe(200);
    expect(await shown()).toContain(id);
    expect((await audits(id)).map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  test('every write leaves who, what, before and after', async () => {
    const { id } = await create({ title: 'Before' });
    await app.call('PUT', `/announcements/${id}/`, { title: 'After', message: 'x' }, editor);
    const [, change] = await audits(id);
    expect(change).toMatchObject({ action: 'edit', user_id: expect.any(Number) });
    expect(JSON.parse(change?.before ?? '')).toMatchObject({ title: 'Before' });
    expect(JSON.parse(change?.after ?? '')).toMatchObject({ title: 'After' });
  });

  test('each write asks for its permission', async () => {
    const { id } = await create();
    const body = { title: 'No', message: 'No' };
    for (const [access, status] of [
      [undefined, 401],
      ['not-a-token', 401],
      [viewer, 403],
    ] as const) {
      expect((await app.call('POST', '/announcements/', body, access)).status).toBe(status);
      expect((await app.call('PUT', `/announcements/${id}/`, body, access)).status).toBe(status);
      expect((await app.call('DELETE', `/announcements/${id}/`, undefined, access)).status).toBe(status);
      expect((await app.call('POST', `/announcements/${id}/restore/`, undefined, access)).status).toBe(status);
    }
    expect((await list('', viewer)).find((one) => one.id === id)).toMatchObject({
      title: 'Market day',
      can: { edit: false, delete: false },
    });
    expect((await list()).find((one) => one.id === id)).toMatchObject({ can: { edit: true, delete: true } });
  });

  test.each([
    [{}, { title: ['Announcement title is required'], message: ['Announcement message is required'] }],
    [{ title: '   ', message: 'x' }, { title: ['Announcement title is required'] }],
    [{ title: 'x'.repeat(201), message: 'x' }, { title: ['The title can have at most 200 characters.'] }],
    [{ title: 'x', message: 'x', is_active: 'yes' }, { is_active: ['Choose whether it is active.'] }],
    [{ title: 'x', message: 'x', show_until: 'tomorrow' }, { show_until: ['Enter a valid date and time.'] }],
    [
      { title: 'x', message: 'x', show_until: '2026-02-31T00:00:00Z' },
      { show_until: ['Enter a valid date and time.'] },
    ],
    [{ title: ['x'], message: 'x' }, { title: ['Announcement title is required'] }],
  ])('bad input %j is named and nothing is written', async (body, errors) => {
    const before = (await list()).length;
    const reply = await app.call('POST', '/announcements/', body, editor);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errors });
    expect((await list()).length).toBe(before);
  });

  test('keys that are not the writer’s to set are not written', async () => {
    const made = await create({ id: 77_777, created_at: '2000-01-01T00:00:00Z', deleted_at: '2000-01-01T00:00:00Z' });
    expect(made.id).not.toBe(77_777);
    expect(made.created_at).toBe(app.services.clock().toISOString());
    expect(ids(await list())).toContain(made.id);
  });

  test.each(['0', '-1', '2147483648', '9999999999999999999', 'abc', '1.5', '%00', "1'"])(
    'there is no announcement %s',
    async (id) => {
      expect((await app.call('GET', `/announcements/${id}/`, undefined, editor)).status).toBe(404);
      expect((await app.call('PUT', `/announcements/${id}/`, { title: 'x', message: 'x' }, editor)).status).toBe(404);
    },
  );

  test.each([
    ['?page=0', 400],
    ['?page=x', 400],
    ['?page_size=101', 400],
    ['?ordering=password', 400],
    ['?ordering=created_at;drop', 400],
    ['?search=%00', 400],
    ['?page=1000000', 200],
    ['?unknown=1', 200],
    ['?search=%25%5C_%27', 200],
  ])('the list answers %s with %i', async (query, status) => {
    expect((await app.call('GET', `/announcements/${query}`, undefined, editor)).status).toBe(status);
  });
});
