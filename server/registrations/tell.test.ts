import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('people who are registered', (app) => {
  let planner: SignedInUser;
  let visitors = 0;

  beforeAll(async () => {
    planner = await signedIn(app, { permissions: ['events.view', 'events.edit', 'events.delete'] });
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, planner.access);

  const event = {
    title: 'Terracing day',
    start_date: '2026-11-27T07:00:00.000Z',
    end_date: '2026-11-27T10:00:00.000Z',
    location: 'Kinigi',
  };

  /** An event with so many registered people, whose first mails have been removed from the mailbox. */
  async function eventWith(people: number) {
    const id = await addEvent(app.services, { ...event, online_link: null });
    const emails: string[] = [];
    for (let number = 0; number < people; number += 1) {
      visitors += 1;
      const email = `told${visitors}@example.org`;
      const body = { event: id, full_name: 'Claudine', email, phone: '', organization: '' };
      expect((await call('POST', '/event-registrations/', body)).status).toBe(201);
      await app.mailbox.take(email);
      emails.push(email);
    }
    return { id, emails };
  }

  /** The number of mails written to these people in all. */
  const mailsTo = async (emails: readonly string[]) =>
    (await app.services.db.selectFrom('mails').select('id').where('recipient', 'in', emails).execute()).length;

  test('are told of a new time and place, each once, with what it was before', async () => {
    const { id, emails } = await eventWith(2);
    const moved = { start_date: '2026-11-28T07:00:00.000Z', end_date: '2026-11-28T10:00:00.000Z', location: 'Musanze' };
    expect((await call('PUT', `/events/${id}/`, { ...event, ...moved, tell: true })).status).toBe(200);
    for (const email of emails) {
      const mail = await app.mailbox.take(email);
      expect(mail.subject).toBe('Intambwe: Terracing day has changed');
      expect(mail.text).toContain('28 November 2026 at 09:00 (before: Friday, 27 November 2026 at 09:00)');
      expect(mail.text).toContain('Where: Musanze (before: Kinigi)');
      expect(mail.text).not.toContain('Claudine');
    }
    expect(await mailsTo(emails)).toBe(4);
  });

  test('are told when it is switched off, or moved to the trash', async () => {
    const off = await eventWith(1);
    expect((await call('PUT', `/events/${off.id}/`, { is_active: false, tell: true })).status).toBe(200);
    expect(await app.mailbox.take(off.emails[0] ?? '')).toMatchObject({
      subject: 'Intambwe: Terracing day is cancelled',
    });
    const gone = await eventWith(1);
    expect((await call('DELETE', `/events/${gone.id}/?tell=true`)).status).toBe(204);
    expect((await app.mailbox.take(gone.emails[0] ?? '')).text).toContain('We are sorry: it has been cancelled.');
  });

  test('are not told where staff do not say so, where nothing changed for them, or once it is over', async () => {
    const { id, emails } = await eventWith(1);
    const before = await mailsTo(emails);
    await call('PUT', `/events/${id}/`, { ...event, location: 'Musanze' });
    await call('PUT', `/events/${id}/`, { ...event, location: 'Musanze', title: 'Terraces', tell: true });
    await call('PUT', `/events/${id}/`, { is_active: false });
    await call('DELETE', `/events/${id}/?tell=true`);
    expect(await mailsTo(emails)).toBe(before);
    const over = await eventWith(1);
    await app.services.db
      .updateTable('events')
      .set({ start_date: '2026-01-01T07:00:00.000Z', end_date: '2026-01-01T10:00:00.000Z' })
      .where('id', '=', over.id)
      .execute();
    await call('DELETE', `/events/${over.id}/?tell=true`);
    expect(await mailsTo(over.emails)).toBe(1);
  });

  test('are told nothing of a change that was refused', async () => {
    const { id, emails } = await eventWith(1);
    const stale = { ...event, location: 'Musanze', tell: true, updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await call('PUT', `/events/${id}/`, stale)).status).toBe(409);
    expect(await mailsTo(emails)).toBe(1);
  });

  test('are told when staff cancel their registration, if staff say so', async () => {
    const { id, emails } = await eventWith(2);
    const [first, second] = await (await call('GET', `/events/${id}/registrations/`)).json();
    expect((await call('DELETE', `/event-registrations/${first.id}/?tell=true`)).status).toBe(204);
    expect((await call('DELETE', `/event-registrations/${second.id}/`)).status).toBe(204);
    expect((await app.mailbox.take(emails[0] ?? '')).subject).toBe(
      'Intambwe: your registration for Terracing day is cancelled',
    );
    expect(await mailsTo(emails)).toBe(3);
  });

  test('are told by those who may change the event alone', async () => {
    const { id, emails } = await eventWith(1);
    const viewer = await signedIn(app, { permissions: ['events.view'] });
    for (const [method, path, body] of [
      ['PUT', `/events/${id}/`, { is_active: false, tell: true }],
      ['DELETE', `/events/${id}/?tell=true`, undefined],
    ] as const) {
      expect((await app.call(method, path, body, viewer.access)).status).toBe(403);
    }
    expect(await mailsTo(emails)).toBe(1);
  });

  test('are told at most three times within an hour, and once for each mailbox', async () => {
    const { id, emails } = await eventWith(1);
    const again = (emails[0] ?? '').replace('@', '+again@');
    await call('POST', '/event-registrations/', {
      event: id,
      full_name: 'Claudine',
      email: again,
      phone: '',
      organization: '',
    });
    const before = await mailsTo([...emails, again]);
    const move = (location: string) => call('PUT', `/events/${id}/`, { ...event, location, tell: true });
    for (const location of ['Musanze', 'Ruhengeri', 'Gisenyi']) expect((await move(location)).status).toBe(200);
    expect(await mailsTo([...emails, again])).toBe(before + 3);
    // The log is emptied of what is old.
    await app.services.db.deleteFrom('audit').execute();
    const refused = await move('Butare');
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toContain('Save without telling them');
    expect(await (await call('GET', `/events/${id}/`)).json()).toMatchObject({ location: 'Gisenyi' });
    app.advance(3_600_000);
    planner = await signedIn(app, { permissions: ['events.view', 'events.edit', 'events.delete'] });
    expect((await move('Butare')).status).toBe(200);
  });

  test('are told once, however many cancel a registration at the same moment', async () => {
    const { id, emails } = await eventWith(1);
    const [registration] = await (await call('GET', `/events/${id}/registrations/`)).json();
    const cancel = () => call('DELETE', `/event-registrations/${registration.id}/?tell=true`);
    const statuses = (await Promise.all(Array.from({ length: 10 }, cancel))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 404)]);
    expect(await mailsTo(emails)).toBe(2);
  });
});
