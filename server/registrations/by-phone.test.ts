import { beforeAll, expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { MORNING } from '../../tests/support/test-app.ts';

const BY_PHONE = {
  message:
    'You are registered. Please write down the date and the place: without an e-mail address you get no confirmation. If anything changes, we will call you.',
};
const ALREADY = 'This phone number is already registered for this event.';

eachDatabase('a person with a telephone number and no e-mail address', behindProxy, (app) => {
  let planner: SignedInUser;
  let visitors = 0;

  beforeAll(async () => {
    planner = await signedIn(app, { permissions: ['events.view', 'events.edit', 'events.delete'] });
    await giveStaffMailbox(app.services.db);
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, planner.access);

  /** From a network address of its own, unless one is given. */
  function register(eventId: number, options: Record<string, unknown>, from?: string) {
    visitors += 1;
    return fetch(`${app.url}/api/events/${eventId}/registrations/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from ?? `10.4.${visitors >> 8}.${visitors & 255}`,
      },
      body: JSON.stringify({ full_name: 'Claudine', ...options }),
    });
  }
  const registered = async (eventId: number, query = '') =>
    (await call('GET', `/events/${eventId}/registrations/${query}`)).json();
  const byStaff = (event: number, options: Record<string, unknown>) =>
    call('POST', '/event-registrations/', { event, full_name: 'Claudine', ...options });
  const allMails = async () => (await app.services.db.selectFrom('mails').select('recipient').execute()).length;

  test('registers, hears that no e-mail comes, and none is written', async () => {
    const id = await addEvent(app.services, { title: 'Terracing day' });
    const before = await allMails();
    const reply = await register(id, { phone: ' 0788 111 222 ' });
    expect([reply.status, await reply.json()]).toEqual([201, BY_PHONE]);
    expect(await registered(id)).toMatchObject([{ full_name: 'Claudine', email: '', phone: '0788 111 222' }]);
    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New registration: Terracing day');
    expect(notice.text).toContain('Phone: 0788 111 222');
    expect(notice.text).not.toContain('E-mail:');
    expect(await allMails()).toBe(before + 1);
  });

  test('is registered once, however the number is written and however many come at once', async () => {
    const id = await addEvent(app.services);
    const written = [
      '0788111222',
      '250788111222',
      '+250 788 111 222',
      '00250-788-111-222',
      '(0788) 111.222',
      '788111222',
    ];
    const replies = await Promise.all([...written, ...written].map((phone) => register(id, { phone })));
    for (const reply of replies) expect([reply.status, await reply.json()]).toEqual([201, BY_PHONE]);
    expect(await registered(id)).toHaveLength(1);
    await register(id, { phone: '0788111223' });
    await register(await addEvent(app.services), { phone: '0788111222' });
    expect(await registered(id)).toHaveLength(2);
  });

  test('has the number in a column of its own, also where the release before registered it', async () => {
    const event_id = await addEvent(app.services);
    await register(event_id, { email: 'by-mail@example.org', phone: '0788 111 222' });
    await register(event_id, { phone: '0788 111 222' });
    const { db } = app.services;
    const row = {
      event_id,
      full_name: 'Claudine',
      phone: '0788 111 333',
      organization: '',
      created_at: MORNING,
      deleted_at: null,
    };
    await db
      .insertInto('event_registrations')
      .values({ ...row, email: '+250788111333' })
      .execute();
    const numbers = db.selectFrom('event_registrations').select('phone_number').where('event_id', '=', event_id);
    const kept = (await numbers.orderBy('id').execute()).map(({ phone_number }) => phone_number);
    expect(kept).toEqual([null, '+250788111222', '+250788111333']);
    await register(event_id, { phone: '0788 111 333' });
    expect(await registered(event_id)).toMatchObject([
      { email: 'by-mail@example.org' },
      { email: '', phone: '0788 111 222' },
      { email: '', phone: '0788 111 333' },
    ]);
    expect(await registered(event_id, '?to_call=true')).toHaveLength(2);
  });

  test('may share the telephone of those who have an address', async () => {
    const id = await addEvent(app.services);
    await register(id, { email: 'wife@example.org', phone: '0788 111 222' });
    await register(id, { email: 'husband@example.org', phone: '0788 111 222' });
    await register(id, { full_name: 'Grandmother', phone: '0788 111 222' });
    expect(await registered(id)).toHaveLength(3);
  });

  test('is not given away: whoever tries another’s number learns nothing', async () => {
    const id = await addEvent(app.services, { capacity: 40 });
    const seen = async () => [
      await (await app.get(`/EventDetails/${id}`)).text(),
      await (await app.get(`/api/events/${id}/`)).text(),
    ];
    const before = await seen();
    const replies = new Set<string>();
    for (const phone of ['0788 999 111', '+250788999111', '0788 999 222']) {
      const was = app.services.versions.of('registrations');
      const reply = await register(id, { phone });
      replies.add(`${reply.status} ${await reply.text()}`);
      expect(app.services.versions.of('registrations')).toBeGreaterThan(was);
      expect(await seen()).toEqual(before);
    }
    expect(replies.size).toBe(1);
    expect(await registered(id)).toHaveLength(2);
  });

  test('cannot be invented by the thousand from one place', async () => {
    const id = await addEvent(app.services, { capacity: 10_000 });
    const statuses: number[] = [];
    for (let number = 0; number < 30; number += 1) {
      statuses.push((await register(id, { phone: `0788 000 1${number + 10}` }, '10.99.0.1')).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('is registered by staff, who hear at the number that it has a place, and cancel it and take that back', async () => {
    const event = await addEvent(app.services);
    const before = await allMails();
    const reply = await byStaff(event, { phone: '0788 333 444' });
    expect(reply.status).toBe(201);
    const { id } = await reply.json();
    expect((await (await byStaff(event, { phone: '+250788333444' })).json()).errors).toEqual({ phone: [ALREADY] });
    expect((await (await byStaff(event, {})).json()).errors).toEqual({
      email: [expect.stringContaining('so that we can reach you')],
      phone: [expect.stringContaining('so that we can reach you')],
    });
    expect((await call('DELETE', `/event-registrations/${id}/?tell=true`)).status).toBe(204);
    expect((await byStaff(event, { phone: '250788333444' })).status).toBe(201);
    const again = await call('POST', `/event-registrations/${id}/restore/`);
    expect([again.status, await again.json()]).toEqual([409, { detail: ALREADY }]);
    expect(await allMails()).toBe(before);
  });

  test('is found by the number, stands last where the list is sorted by e-mail, and is listed to be called', async () => {
    const id = await addEvent(app.services);
    await register(id, { full_name: 'Aline', phone: '0788 555 666' });
    await register(id, { full_name: 'Bosco', email: 'bosco@example.org', phone: '0733 555 666' });
    await register(id, { full_name: 'Chantal', phone: '+44 20 7946 0958' });
    const names = async (query: string) =>
      (await registered(id, query)).map(({ full_name }: { full_name: string }) => full_name);
    expect(await names('?to_call=true')).toEqual(['Aline', 'Chantal']);
    expect(await names('?to_call=true&search=aline')).toEqual(['Aline']);
    expect(await names('?ordering=email')).toEqual(['Bosco', 'Aline', 'Chantal']);
    for (const search of ['0788555666', '%2B250788555666', '788-555', '0788 555 666']) {
      expect(await names(`?search=${search}`)).toEqual(['Aline']);
    }
    const found = await (await call('GET', '/search/records/?text=0788555666')).json();
    expect(found).toContainEqual({ kind: 'registrations', id, title: 'Aline', languages: [] });
    const file = await (await call('GET', `/events/${id}/registrations/export/?to_call=true`)).text();
    expect(file.split('\r\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^"Aline","","=""0788 555 666""",/),
      expect.stringMatching(/^"Chantal","","=""\+44 20 7946 0958""",/),
    ]);
  });

  test('is counted among those to be called when the event is moved, and the others are told', async () => {
    const plan = {
      title: 'Moved day',
      start_date: '2026-11-27T07:00:00.000Z',
      end_date: '2026-11-27T10:00:00.000Z',
      location: 'Kinigi',
    };
    const id = await addEvent(app.services, plan);
    await register(id, { phone: '0788 777 111' });
    await register(id, { phone: '0788 777 222' });
    await register(id, { email: 'moved@example.org' });
    await app.mailbox.take('moved@example.org', 'Intambwe: you are registered for Moved day');
    expect((await call('PUT', `/events/${id}/`, { ...plan, location: 'Musanze', tell: true })).status).toBe(200);
    await app.mailbox.take('moved@example.org', 'Intambwe: Moved day has changed');
    const { after } = await app.services.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'tell_registered')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toEqual({ title: 'Moved day', mails: 1, to_call: 2 });
    const recipients = await app.services.db.selectFrom('mails').select('recipient').execute();
    expect(recipients.filter(({ recipient }) => !recipient.includes('@'))).toEqual([]);
  });
});
