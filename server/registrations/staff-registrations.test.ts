import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { tidy } from '../housekeeping.ts';

const DAY = 24 * 3_600_000;

eachDatabase('registrations at the dashboard', { perTest: true }, (app) => {
  let planner: string;

  beforeEach(async () => {
    planner = (await signedIn(app, { permissions: ['events.view', 'events.edit'] })).access;
  });

  const register = (event: unknown, options: Record<string, unknown> = {}) =>
    app.call(
      'POST',
      '/event-registrations/',
      { event, full_name: 'Aline', email: 'aline@example.org', ...options },
      planner,
    );
  const registered = async (...input: Parameters<typeof register>) => (await register(...input)).json();
  const cancel = (id: number) => app.call('DELETE', `/event-registrations/${id}/`, undefined, planner);
  const restore = (id: number) => app.call('POST', `/event-registrations/${id}/restore/`, undefined, planner);
  const names = async (event: number, query = '') => {
    const reply = await app.call('GET', `/events/${event}/registrations/${query}`, undefined, planner);
    return (await reply.json()).map(({ full_name }: { full_name: string }) => full_name);
  };
  const placesLeft = async (event: number) =>
    (await (await app.call('GET', `/events/${event}/`, undefined, planner)).json()).places_left;

  test('staff register somebody, who gets the confirmation, and one place less is left', async () => {
    const event = await addEvent(app.services, { title: 'Planting day', capacity: 3 });
    expect(await placesLeft(event)).toBe(3);
    const reply = await register(event, { email: 'Aline@Example.org', phone: '+250 788', organization: 'Abahuje' });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({
      full_name: 'Aline',
      email: 'aline@example.org',
      phone: '+250 788',
      organization: 'Abahuje',
      created_at: MORNING,
    });
    expect(await placesLeft(event)).toBe(2);
    expect(await names(event)).toEqual(['Aline']);
    const mail = await app.mailbox.take('Aline@example.org');
    expect(mail.subject).toBe('Intambwe: you are registered for Planting day');
    expect(mail.text).toContain(`/EventDetails/${event}`);
  });

  test.each([
    ['rw', 'mwiyandikishije'],
    ['fr', 'inscription'],
  ] as const)('the confirmation is in the language that staff choose: %s', async (language, word) => {
    const event = await addEvent(app.services);
    expect((await register(event, { language })).status).toBe(201);
    const { subject, text } = await app.mailbox.take('aline@example.org');
    expect(subject).toContain(word);
    expect(text).toContain(`/${language}/EventDetails/${event}`);
  });

  test('a language that the site does not have is named', async () => {
    const reply = await register(await addEvent(app.services), { language: 'xx' });
    expect(reply.status).toBe(400);
    expect((await reply.json()).errors).toEqual({ language: ['Choose a language from the list.'] });
  });

  test('for an event that is not public the confirmation names no page', async () => {
    const event = await addEvent(app.services, { is_public: false });
    expect((await register(event, { email: 'invited@example.org' })).status).toBe(201);
    expect((await app.mailbox.take('invited@example.org')).text).not.toContain('EventDetails');
  });

  test('a full event, one that has begun, a draft and one in the trash take nobody', async () => {
    const full = await addEvent(app.services, { capacity: 1 });
    await register(full);
    const refused = await register(full, { email: 'second@example.org' });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { detail: 'No places are left. Please choose another event.' },
    ]);
    const begun = await register(await addEvent(app.services, { start_date: MORNING }));
    expect([begun.status, await begun.json()]).toEqual([
      409,
      { detail: 'Registration for this event is closed. Please choose another event.' },
    ]);
    for (const options of [{ is_active: false }, { deleted_at: MORNING }]) {
      expect((await register(await addEvent(app.services, options))).status).toBe(404);
    }
  });

  test('each mistake is named at its field', async () => {
    const event = await addEvent(app.services);
    await register(event);
    expect((await registered(event, { full_name: 'Aline again' })).errors).toEqual({
      email: ['This address is already registered for this event.'],
    });
    expect((await registered('', { full_name: '', email: 'nobody' })).errors).toEqual({
      event: ['Choose an event.'],
      full_name: ['Please fill in all required fields.'],
      email: ['Please enter a valid email address.'],
    });
    expect(await names(event)).toEqual(['Aline']);
  });

  test('cancelling frees the place, and can be taken back while one is left', async () => {
    const event = await addEvent(app.services, { capacity: 1 });
    const aline = await registered(event);
    expect((await cancel(aline.id)).status).toBe(204);
    expect([await placesLeft(event), await names(event), await names(event, '?trash=true')]).toEqual([
      1,
      [],
      ['Aline'],
    ]);
    expect((await cancel(aline.id)).status).toBe(404);

    const back = await restore(aline.id);
    expect([back.status, await back.json()]).toMatchObject([200, { full_name: 'Aline', deleted_at: null }]);
    expect([await placesLeft(event), await names(event)]).toEqual([0, ['Aline']]);
    expect((await restore(aline.id)).status).toBe(404);

    await cancel(aline.id);
    await registered(event, { full_name: 'Bosco', email: 'bosco@example.org' });
    const late = await restore(aline.id);
    expect([late.status, await late.json()]).toEqual([
      409,
      { detail: 'No places are left. Please choose another event.' },
    ]);
  });

  test('a cancelled address can register again, and then has no second place', async () => {
    const event = await addEvent(app.services, { capacity: 5 });
    const first = await registered(event);
    await cancel(first.id);
    await registered(event, { full_name: 'Aline U.' });
    const again = await restore(first.id);
    expect([again.status, await again.json()]).toEqual([
      409,
      { detail: 'This address is already registered for this event.' },
    ]);
    expect(await names(event)).toEqual(['Aline U.']);
  });

  test('the log names the event and the registration’s number, never the person', async () => {
    const event = await addEvent(app.services, { title: 'Savings evening' });
    const { id } = await registered(event, { full_name: 'Uwineza', email: 'uwineza@example.org', phone: '0788' });
    await cancel(id);
    await restore(id);
    const rows = await app.services.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('resource', '=', 'registrations')
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute();
    const kept = JSON.stringify({ event: 'Savings evening' });
    expect(rows).toEqual([
      { action: 'create', before: null, after: kept },
      { action: 'delete', before: kept, after: null },
      { action: 'restore', before: null, after: kept },
    ]);
  });

  test('a cancelled registration is forgotten after 30 days', async () => {
    const event = await addEvent(app.services, { start_date: '2027-06-01T08:00:00.000Z' });
    const { id } = await registered(event);
    await cancel(id);
    const kept = () =>
      app.services.db.selectFrom('event_registrations').select('id').where('event_id', '=', event).execute();
    app.advance(30 * DAY);
    await tidy(app.services);
    expect(await kept()).toEqual([{ id }]);
    app.advance(1);
    await tidy(app.services);
    expect(await kept()).toEqual([]);
  });
});
