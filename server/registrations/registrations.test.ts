import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { MORNING } from '../../tests/support/test-app.ts';

const FULL = { detail: 'No places are left. Please choose another event.' };
const UNREACHABLE = 'Enter an e-mail address or a phone number, so that we can reach you.';
const NO_NUMBER = 'Enter a phone number that we can call, such as 0788 123 456.';
const CLOSED = { detail: 'Registration for this event is closed. Please choose another event.' };

eachDatabase('registering for an event', behindProxy, (app) => {
  let visitors = 0;

  beforeAll(async () => {
    await giveStaffMailbox(app.services.db);
  });

  /** Registers from a network address of its own, so that the limits of others do not apply. */
  function register(eventId: number, options: Record<string, unknown> = {}) {
    visitors += 1;
    const body = { full_name: 'Claudine', email: `visitor${visitors}@example.org`, ...options };
    return fetch(`${app.url}/api/events/${eventId}/registrations/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}` },
      body: JSON.stringify(body),
    });
  }
  const registered = (eventId: number) =>
    app.services.db
      .selectFrom('event_registrations')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('id')
      .execute();
  const places = async (eventId: number) => {
    const event = await (await app.get(`/api/events/${eventId}/`)).json();
    return event.places;
  };

  test('stores it, tells both sides, and shows on the very next request', async () => {
    const id = await addEvent(app.services, {
      title: 'Terracing day',
      start_date: '2026-11-27T07:00:00.000Z',
      online_link: 'https://meet.example.org/x',
      capacity: 1,
    });
    expect(await places(id)).toBe('few');
    const reply = await register(id, { email: 'Claudine@Example.org', phone: '+250 788', organization: 'Abahuje' });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ message: expect.stringContaining('You are registered.') });
    expect(await registered(id)).toMatchObject([
      { full_name: 'Claudine', email: 'claudine@example.org', phone: '+250 788', organization: 'Abahuje' },
    ]);

    expect(await places(id)).toBe('full');
    const [listed] = (await (await app.get('/api/events/?search=terracing')).json()).results;
    expect(listed).toMatchObject({ places: 'full' });

    const notice = await app.mailbox.take(STAFF_MAILBOX, 'New registration: Terracing day');
    expect(notice.text).toContain('Name: Claudine');
    const thanks = await app.mailbox.take('Claudine@example.org');
    expect(thanks.subject).toBe('Intambwe: you are registered for Terracing day');
    expect(thanks.text).toContain('27 November 2026');
    expect(thanks.text).toContain('09:00');
    expect(thanks.text).toContain(`https://intambwe.example/EventDetails/${id}`);
    expect(thanks.text).toContain(`https://intambwe.example/events/${id}.ics`);
    expect(thanks.text).not.toMatch(/Claudine|Abahuje/);
  });

  test('32 at once for the last places give each place once', async () => {
    const id = await addEvent(app.services, { capacity: 5 });
    const replies = await Promise.all(Array.from({ length: 32 }, () => register(id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(27);
    expect(await refused[0]?.json()).toEqual(FULL);
    expect(await registered(id)).toHaveLength(5);
    expect(await places(id)).toBe('full');
  });

  test('32 at once with one address are one registration', async () => {
    const id = await addEvent(app.services);
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        register(id, { email: index % 2 ? 'same@example.org' : 'SAME@example.org' }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await registered(id)).toHaveLength(1);
  });

  test('visitors cannot find out whether an address is registered', async () => {
    const id = await addEvent(app.services, { capacity: 40 });
    const page = async () => [
      await (await app.get(`/EventDetails/${id}`)).text(),
      await (await app.get(`/api/events/${id}/`)).text(),
      await (await app.get('/api/events/')).text(),
    ];
    const before = await page();
    const version = () => app.services.versions.of('registrations');
    const replies: unknown[] = [];
    for (const email of ['known@example.org', 'known@example.org', 'KNOWN@example.org']) {
      const was = version();
      const reply = await register(id, { email });
      // The cached pages are stale each time: a reply that comes quicker would tell.
      expect(version()).toBeGreaterThan(was);
      replies.push([reply.status, await reply.text()]);
      expect(await page()).toEqual(before);
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await registered(id)).toHaveLength(1);
  });

  test('visitors are told when fewer than ten places are left, and when none is', async () => {
    const id = await addEvent(app.services, { capacity: 11 });
    const told: string[] = [await places(id)];
    for (let taken = 1; taken <= 11; taken += 1) {
      await register(id);
      told.push(await places(id));
    }
    expect(told).toEqual(['free', 'free', ...Array.from({ length: 9 }, () => 'few'), 'full']);
  });

  test('sending the same form twice for the last place says that the place is reserved', async () => {
    const id = await addEvent(app.services, { capacity: 1 });
    const body = { email: 'twice@example.org', idempotency_key: randomUUID() };
    expect((await Promise.all([register(id, body), register(id, body)])).map(({ status }) => status)).toEqual([
      201, 201,
    ]);
    expect(await (await register(id)).json()).toEqual(FULL);
  });

  test('an event that says nothing of its places has a hundred', async () => {
    const id = await addEvent(app.services);
    const now = MORNING;
    const values = Array.from({ length: 99 }, (_, index) => ({
      event_id: id,
      full_name: 'A',
      email: `a${index}@example.org`,
      phone: '',
      organization: '',
      created_at: now,
      deleted_at: null,
    }));
    await app.services.db.insertInto('event_registrations').values(values).execute();
    expect((await register(id)).status).toBe(201);
    expect(await (await register(id)).json()).toEqual(FULL);
  });

  test('until the event begins, to the millisecond', async () => {
    const id = await addEvent(app.services, { start_date: '2026-11-20T09:00:00.000Z' });
    app.setClock('2026-11-20T08:59:59.999Z');
    expect((await register(id)).status).toBe(201);
    app.setClock('2026-11-20T09:00:00.000Z');
    const late = await register(id);
    expect(late.status).toBe(409);
    expect(await late.json()).toEqual(CLOSED);
    app.setClock(MORNING);
  });

  test.each([{ is_active: false }, { is_public: false }, { deleted_at: MORNING }])(
    'an event with %j is not there to register for',
    async (options) => {
      const id = await addEvent(app.services, options);
      const reply = await register(id);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ detail: 'Event not found' });
      expect(await registered(id)).toEqual([]);
    },
  );

  test.each([
    [
      { full_name: '', email: '' },
      { full_name: ['Please fill in all required fields.'], email: [UNREACHABLE], phone: [UNREACHABLE] },
    ],
    [{ full_name: 'A\nB' }, { full_name: ['Enter this on one line.'] }],
    [{ email: 'nobody' }, { email: ['Please enter a valid email address.'] }],
    [
      { email: '', phone: '' },
      { email: [UNREACHABLE], phone: [UNREACHABLE] },
    ],
    [
      { email: '', phone: '\u202e\u200f' },
      { email: [UNREACHABLE], phone: [UNREACHABLE] },
    ],
    [{ email: '', phone: 'my sister has one' }, { phone: [NO_NUMBER] }],
    [{ email: '', phone: '+250 788' }, { phone: [NO_NUMBER] }],
    [{ email: '', phone: '٠٧٨٨١١١٢٢٢' }, { phone: [NO_NUMBER] }],
    [{ email: '', phone: '7'.repeat(300) }, { phone: ['Use at most 40 characters.'] }],
    [{ organization: 'x'.repeat(201) }, { organization: ['Use at most 200 characters.'] }],
  ])('%j is refused, with each field named', async (options, errors) => {
    const id = await addEvent(app.services);
    const reply = await register(id, options);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errors });
    expect(await registered(id)).toEqual([]);
  });
});
