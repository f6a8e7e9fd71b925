import { beforeAll, expect, test } from 'vitest';
import type { StaffEvent } from '../../domain/event.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

const evening = { start_date: '2026-11-21T15:00:00.000Z', end_date: '2026-11-21T17:00:00.000Z' };

eachDatabase('events at the dashboard', (app) => {
  let planner: string;
  let viewer: string;

  beforeAll(async () => {
    const permissions = ['events.view', 'events.create', 'events.edit', 'events.delete'] as const;
    planner = (await signedIn(app, { permissions })).access;
    viewer = (await signedIn(app, { permissions: ['events.view'] })).access;
  });

  const send = (options: Record<string, unknown>) =>
    app.call('POST', '/events/', { title: 'Umuganda', ...evening, ...options }, planner);
  const create = async (options: Record<string, unknown> = {}): Promise<StaffEvent> => (await send(options)).json();
  const change = (id: number, body: unknown) => app.call('PUT', `/events/${id}/`, body, planner);
  const publicly = async (id: number) => (await app.get(`/api/events/${id}/`)).status;
  const register = (id: number, full_name: string) =>
    app.call('POST', `/events/${id}/registrations/`, { full_name, email: `${full_name}@example.org` });

  test('the status dialog sends no more than the status', async () => {
    const made = await create({ capacity: 30, organizer: 'Aline' });
    expect(await publicly(made.id)).toBe(200);
    const off = await (await change(made.id, { is_active: false })).json();
    expect(off).toMatchObject({ is_active: false, title: 'Umuganda', capacity: 30, organizer: 'Aline' });
    expect(await publicly(made.id)).toBe(404);
    const old = { is_active: true, updated_at: made.updated_at };
    expect((await change(made.id, old)).status).toBe(409);
    expect((await change(made.id, { ...old, updated_at: off.updated_at })).status).toBe(200);
    expect(await (await change(made.id, { is_active: 'perhaps' })).json()).toMatchObject({
      errors: { is_active: ['Choose whether it is active.'] },
    });
    expect(Object.keys((await (await change(made.id, {})).json()).errors)).toEqual(['title', 'start_date', 'end_date']);
  });

  test('a draft is kept, and seen by staff only', async () => {
    const { id } = await create({ is_active: false });
    expect(await publicly(id)).toBe(404);
    expect((await app.call('GET', `/events/${id}/`, undefined, viewer)).status).toBe(200);
  });

  test('its place depends on its type, and its summary on its text', async () => {
    const place = {
      location: 'Kanombe',
      online_link: 'https://meet.example/x',
      description: '<h2>Come</h2><p>all</p>',
    };
    expect(await create({ ...place, event_type: 'offline' })).toMatchObject({ location: 'Kanombe', online_link: null });
    expect(await create({ ...place, event_type: 'online' })).toMatchObject({ location: '', summary: 'Come all' });
    expect(await create({ ...place, event_type: 'hybrid' })).toMatchObject({
      location: 'Kanombe',
      online_link: 'https://meet.example/x',
    });
    for (const online_link of ['javascript:alert(1)', 'meet.example', 'ftp://meet.example/']) {
      const reply = await (await send({ event_type: 'online', online_link })).json();
      expect(reply.errors).toEqual({ online_link: ['Enter a full web address.'] });
    }
    const early = await (await send({ end_date: '2026-11-21T14:59:59.999Z' })).json();
    expect(early.errors).toEqual({ end_date: ['End date must be after start date'] });
  });

  test('a copy is a draft of its own, with nobody registered', async () => {
    const { id } = await create({ capacity: 5, description: '<p>Text</p>' });
    await register(id, 'aline');
    const reply = await app.call('POST', `/events/${id}/duplicate/`, undefined, planner);
    const copy = await reply.json();
    expect(reply.status).toBe(201);
    expect(copy).toMatchObject({
      title: 'Copy of Umuganda',
      is_active: false,
      registered: 0,
      description: '<p>Text</p>',
    });
    expect(copy.id).not.toBe(id);
    const french = await signedIn(app, { permissions: ['events.view', 'events.create'] });
    await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', french.id).execute();
    const inFrench = await app.call('POST', `/events/${id}/duplicate/`, undefined, french.access);
    expect(await inFrench.json()).toMatchObject({ title: 'Copie\u00a0: Umuganda' });
    expect((await app.call('POST', `/events/${id}/duplicate/`, undefined, viewer)).status).toBe(403);
    expect((await app.call('POST', '/events/2147483000/duplicate/', undefined, planner)).status).toBe(404);
  });

  test('only those who may edit events see who has registered', async () => {
    const { id } = await create({ capacity: 5 });
    await register(id, 'aline');
    await register(id, 'bosco');
    const list = (access?: string) => app.call('GET', `/events/${id}/registrations/`, undefined, access);
    expect(await (await list(planner)).json()).toMatchObject([
      { full_name: 'aline', email: 'aline@example.org' },
      { full_name: 'bosco' },
    ]);
    expect([(await list(viewer)).status, (await list()).status]).toEqual([403, 401]);
    const found = await (await app.call('GET', '/events/?search=umuganda', undefined, viewer)).json();
    expect(found.results.find((one: StaffEvent) => one.id === id)).toMatchObject({ registered: 2, places_left: 3 });
    expect(JSON.stringify(found)).not.toContain('aline@');
  });

  test('the list is filtered by type and status', async () => {
    const { id } = await create({ title: 'Webinar', event_type: 'online', is_active: false });
    const found = async (query: string) =>
      (await (await app.call('GET', `/events/?search=webinar&${query}`, undefined, viewer)).json()).count;
    expect(await found('event_type=online&is_active=false')).toBe(1);
    expect([await found('event_type=hybrid'), await found('is_active=true')]).toEqual([0, 0]);
    const own = await app.call('GET', '/events/?window=recent', undefined, planner);
    expect((await own.json()).results.map((one: StaffEvent) => one.id)).not.toContain(id);
  });
});
