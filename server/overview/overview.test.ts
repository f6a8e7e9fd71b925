import { beforeEach, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPost } from '../../tests/support/factories.ts';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

eachDatabase('the overview', { perTest: true }, (app) => {
  let everything: SignedInUser;

  beforeEach(async () => {
    everything = await signedIn(app, { isSuperuser: true });
  });

  const look = async ({ access }: SignedInUser) => (await app.call('GET', '/overview/', undefined, access)).json();
  const waiting = async ({ access }: SignedInUser) => (await app.call('GET', '/waiting/', undefined, access)).json();
  const whoMay = (...permissions: Permission[]) => signedIn(app, { permissions });
  const write = (message: string) =>
    app.call('POST', '/contact/', {
      name: 'Aline',
      email: 'aline@example.org',
      phone: '',
      subject_type: 'general',
      subject: 'A question',
      message,
    });

  test('counts what there is, without what is in the trash', async () => {
    const before = await look(everything);
    const gone = await addPost(app.services);
    await addPost(app.services);
    await app.call('DELETE', `/posts/${gone}/`, undefined, everything.access);
    await app.call('POST', '/announcements/', { title: 'Market', message: 'Today' }, everything.access);
    const { posts, announcements, roles, gallery, advertisements } = await look(everything);
    expect(posts.total).toBe(before.posts.total + 1);
    expect(announcements.total).toBe(before.announcements.total + 1);
    expect([roles, gallery, advertisements]).toEqual([
      { total: expect.any(Number) },
      { total: 0 },
      { total: 0, active: 0 },
    ]);
  });

  test('tells how many accounts there are, which are new this week, and who came last', async () => {
    const { users: before } = await look(everything);
    app.advance(8 * DAY);
    const late = await signedIn(app, { isSuperuser: true });
    const { users } = await look(late);
    expect(users.total).toBe(before.total + 1);
    expect(users.new_this_week).toBe(1);
    expect(users.recent[0]).toMatchObject({ id: late.id, email: late.email, is_active: true });
    expect(users.recent.length).toBeLessThanOrEqual(5);
    expect(users.active).toBe(users.total);
  });

  test('names the events that begin next, with who has registered, and none that is over', async () => {
    const now = app.services.clock().getTime();
    const at = (days: number) => new Date(now + days * DAY).toISOString();
    await addEvent(app.services, { title: 'Later', start_date: at(9), capacity: 10 });
    await addEvent(app.services, { title: 'Sooner', start_date: at(2) });
    await addEvent(app.services, { title: 'Over', start_date: at(-2) });
    await addEvent(app.services, { title: 'A draft', start_date: at(1), is_active: false });
    const { events } = await look(await whoMay('events.view'));
    expect(events.next.map(({ title }: { title: string }) => title)).toEqual(['Sooner', 'Later']);
    expect(events.next[1]).toMatchObject({ registered: 0, capacity: 10 });
    expect(events.total).toBe(4);
  });

  test('leaves out what somebody may not see', async () => {
    expect(Object.keys(await look(await whoMay('posts.view'))).sort()).toEqual(['month', 'news', 'posts', 'visits']);
    expect((await app.call('GET', '/overview/')).status).toBe(401);
  });

  test('says what is new since the visit before this one, and goes on saying it during this one', async () => {
    const reader = await whoMay('contacts.view');
    expect((await look(reader)).news).toEqual({ since: null, newcomers: {} });
    const left = app.services.clock().toISOString();
    app.advance(40 * MINUTE);
    expect((await write('While nobody looked')).status).toBeLessThan(300);
    app.advance(10 * MINUTE);
    const back = { ...reader, access: (await app.signIn(reader)).access };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await look(back)).news).toEqual({ since: left, newcomers: { contacts: 1 } });
      app.advance(2 * MINUTE);
    }
    expect(await waiting(back)).toEqual({ contacts: { unread: 1 } });
  });

  test('counts new donation interests, those whose next step is late, and those of them that are one’s own', async () => {
    const reader = await whoMay('donations.view');
    const interest = {
      full_name: 'Jean',
      email: 'jean@example.org',
      phone: '',
      organization: '',
      donation_type: 'general',
      estimated_amount: '',
      message: 'I would like to help.',
      preferred_contact_method: 'email',
      best_contact_time: '',
      created_at: app.services.clock().toISOString(),
    } as const;
    await app.services.write(null, ({ db }) =>
      db
        .insertInto('donation_interests')
        .values([
          { ...interest, status: 'new', next_action_on: '2026-11-01', assignee_id: reader.id },
          { ...interest, status: 'contacted', next_action_on: '2026-11-01', assignee_id: null },
          { ...interest, status: 'donated', next_action_on: '2026-11-01', assignee_id: null },
          { ...interest, status: 'new', next_action_on: '2027-01-01', assignee_id: reader.id },
          { ...interest, status: 'new', next_action_on: null, assignee_id: null },
        ])
        .execute(),
    );
    expect(await waiting(reader)).toEqual({ donations: { fresh: 3, overdue: 2, mine: 1, total: 4 } });
  });

  test('counts registrations made or cancelled since the last visit, for events to come', async () => {
    const planner = await whoMay('events.view', 'events.edit');
    const now = app.services.clock().getTime();
    const [soon, over] = [
      await addEvent(app.services, { start_date: new Date(now + 9 * DAY).toISOString() }),
      await addEvent(app.services, { start_date: new Date(now + MINUTE).toISOString() }),
    ];
    const register = (event: number, name: string) =>
      app.call('POST', `/events/${event}/registrations/`, { full_name: name, email: `${name}@example.org` });
    await register(soon, 'early');
    await look(planner);
    expect(await waiting(planner)).toEqual({ registrations: { changed: 0 } });
    await register(over, 'over');
    app.advance(40 * MINUTE);
    const back = { ...planner, access: (await app.signIn(planner)).access };
    await register(soon, 'one');
    await register(soon, 'two');
    await look(back);
    expect(await waiting(back)).toEqual({ registrations: { changed: 2 } });
    const [early] = await (await app.call('GET', `/events/${soon}/registrations/`, undefined, back.access)).json();
    await app.call('DELETE', `/event-registrations/${early.id}/`, undefined, back.access);
    expect(await waiting(back)).toEqual({ registrations: { changed: 3 } });
  });

  test('records in the trash do not count as waiting', async () => {
    const reader = await whoMay('contacts.view', 'contacts.delete');
    await write('Buy cheap pills');
    expect(await waiting(reader)).toEqual({ contacts: { unread: 1 } });
    const [{ id }] = await (await app.call('GET', '/admin-contacts/', undefined, reader.access)).json();
    expect((await app.call('DELETE', `/admin-contacts/${id}/`, undefined, reader.access)).status).toBe(204);
    expect(await waiting(reader)).toEqual({ contacts: { unread: 0 } });
  });

  test('a part that cannot be read says so, and the others stand', async () => {
    expectLoggedErrors(/^A part of the overview could not be read .*gallery_items/);
    await app.services.db.schema.alterTable('gallery_items').renameTo('gallery_elsewhere').execute();
    const { gallery, posts, visits } = await look(await signedIn(app, { isSuperuser: true }));
    expect(gallery).toEqual({ failed: true });
    expect(posts.total).toEqual(expect.any(Number));
    expect(visits.days).toHaveLength(30);
    await app.services.db.schema.alterTable('gallery_elsewhere').renameTo('gallery_items').execute();
  });
});
