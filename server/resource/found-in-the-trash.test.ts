import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('a search of a long list', (app) => {
  test('finds nothing of what is in the trash or erased, and again what was restored', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, access);
    const times = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T09:00:00.000Z' };
    const event = await (await call('POST', '/events/', { title: 'Umuganura w’Ébène', ...times })).json();
    const listed = async (path: string) => (await (await call('GET', path)).json()).results.length;
    const everywhere = async () => (await (await call('GET', '/search/records/?text=EBENE')).json()).length;
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([1, 1]);
    await call('DELETE', `/events/${event.id}/`);
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([0, 0]);
    expect(await listed('/events/?page=1&search=ebene&trash=true')).toBe(1);
    await call('POST', `/events/${event.id}/restore/`);
    expect([await listed('/events/?page=1&search=ebene'), await everywhere()]).toEqual([1, 1]);

    const person = { full_name: 'Zoé Mutesi', email: 'Zoe.M@example.org', phone: '0788 777 666', organization: '' };
    const registered = await app.services.db
      .insertInto('event_registrations')
      .values({ ...person, event_id: event.id, created_at: '2026-11-20T08:00:00.000Z', deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = async (search: string) => (await (await call('POST', '/privacy/search/', { search })).json()).length;
    for (const search of ['ZOE mutesi', 'zoe.m@EXAMPLE.org', '+250 788-777-666', '777 666', 'oe.m@ex'])
      expect(await people(search), search).toBe(1);
    await call('POST', '/privacy/erase/', { address: 'zoe.m@example.org', confirmation: 'zoe.m@example.org' });
    for (const search of ['ZOE mutesi', 'zoe.m@EXAMPLE.org', '+250 788-777-666']) expect(await people(search)).toBe(0);
    expect(
      await app.services.db.selectFrom('event_registrations').select('id').where('id', '=', registered.id).execute(),
    ).toEqual([]);
  });
});
