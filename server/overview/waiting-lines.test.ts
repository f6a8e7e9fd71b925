import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { type WaitingLine, waitingKinds } from '../../domain/waiting.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { accessFor, signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addForm, addMessage } from '../../tests/support/submissions.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The day of the tests is 20 November 2026. */
const daysAgo = (days: number) => new Date(Date.parse('2026-11-20T08:00:00.000Z') - days * DAY).toISOString();
const dayAgo = (days: number) => daysAgo(days).slice(0, 10);

async function addCampaign({ services: { db } }: TestApp, status: 'paused' | 'sent') {
  const row = { subject: 'News', content: '<p>News</p>', status, problem: null, recipients: 1, queued_up_to: null };
  const times = { started_at: daysAgo(1), finished_at: null, created_at: daysAgo(1), updated_at: daysAgo(1) };
  await db
    .insertInto('newsletter_campaigns')
    .values({ ...row, ...times, deleted_at: null })
    .execute();
}

/** Something of each kind that waits, and beside it what does not. */
async function fill(app: TestApp) {
  const { services } = app;
  const { call, gift, pledge, receipt } = await openGiving(app);
  // Payments: one is open since 12 days, one is assigned.
  const { id: source_id } = await call('POST', '/payment-sources/', { name: 'Bank', kind: 'bank', currency: 'RWF' });
  const cash = { source_id, day: dayAgo(12), amount: '700', payer_name: 'Nobody knows', key: crypto.randomUUID() };
  await call('POST', '/payments/', cash);
  // Gifts: two want thanks, three a receipt; one of long ago and one without a name want none.
  const { giver_id } = await pledge({ full_name: 'Aline Uwase', email: 'aline@example.org' });
  await gift(1000, { giver_id }, dayAgo(40));
  await gift(2000, { giver_id }, dayAgo(3));
  await gift(3000, { giver_id }, '2024-12-31');
  await gift(4000, { giver: { name: '', phone: '0788000999' } }, dayAgo(2));
  const thanked = await gift(5000, { giver_id }, dayAgo(50));
  await call('POST', `/gifts/${thanked.id}/thanks/`);
  await call('POST', `/gifts/${(await gift(6000, { giver_id }, dayAgo(90))).id}/thanks/`);
  await receipt(thanked);

  await addMessage(services, { created_at: daysAgo(9) });
  await addMessage(services);
  await addMessage(services, { status: 'readed', created_at: daysAgo(30) });
  await addDonation(services, { created_at: daysAgo(5) });
  await addDonation(services, { status: 'contacted', next_action_on: dayAgo(4) });
  await addDonation(services, { status: 'contacted', next_action_on: dayAgo(0) });
  await addCampaign(app, 'paused');
  await addCampaign(app, 'sent');

  const post = await call('POST', '/posts/', { title: 'Savings', content: '<p>Savings</p>', status: 'draft' });
  const page = await call('POST', '/pages/', { title: 'Savings', status: 'draft' });
  const asked = { user_id: (await app.addUser()).id, handed_back_at: null, handed_back_by: null, sentence: '' };
  await services.db
    .insertInto('publishing_asks')
    .values([
      { ...asked, post_id: post.id, page_id: null, asked_at: daysAgo(6) },
      { ...asked, post_id: null, page_id: page.id, asked_at: daysAgo(2) },
    ])
    .execute();

  const form_id = await addForm(services.db, daysAgo(8));
  const answer = { name: 'Aline', email: 'aline@example.org', phone: '', answers: '[]', searched_text: '' };
  await services.db
    .insertInto('form_answers')
    .values({ form_id, ...answer, status: 'new', language: 'en', created_at: daysAgo(3) })
    .execute();

  const announcement = await call('POST', '/announcements/', { title: 'Market', message: 'Today' });
  await publishTranslation(app, `announcements/${announcement.id}/rw`, { title: 'Isoko', message: 'Uyu munsi' });
  const { updated_at } = announcement;
  await call('PUT', `/announcements/${announcement.id}/`, { title: 'Market of crafts', message: 'Today', updated_at });
}

/** The permissions of somebody, and all that waits for them. */
const people: readonly (readonly [permissions: readonly Permission[], lines: readonly Partial<WaitingLine>[]])[] = [
  [['newsletter.view', 'newsletter.send'], [{ kind: 'newsletters', count: 1, record: 1 }]],
  [['statements.view', 'statements.edit'], [{ kind: 'payments', count: 1, days: 12 }]],
  [['pledges.view', 'receipts.create'], [{ kind: 'receipts', count: 3, days: 90 }]],
  [['pledges.view', 'pledges.edit'], [{ kind: 'thanks', count: 4 }]],
  [['posts.view', 'posts.publish'], [{ kind: 'publishing', count: 1, days: 6 }]],
  [['pages.view', 'pages.publish'], [{ kind: 'publishingPages', count: 1, days: 2 }]],
  [['contacts.view', 'contacts.edit'], [{ kind: 'messages', count: 2, days: 9 }]],
  [['form_answers.view', 'form_answers.edit'], [{ kind: 'answers', count: 1, days: 3, record: 1 }]],
  [
    ['donations.view', 'donations.edit'],
    [
      { kind: 'overdue', count: 1, days: 4, mine: 0 },
      { kind: 'interests', count: 1, days: 5 },
    ],
  ],
  [['announcements.translate'], [{ kind: 'translations', count: 1 }]],
  [['announcements.view', 'announcements.edit'], [{ kind: 'translations', count: 1 }]],
  [['posts.translate'], []],
  [['settings.edit'], [{ kind: 'facts', count: expect.any(Number) }]],
];

eachDatabase('what waits', (app) => {
  beforeAll(() => fill(app));

  const linesOf = async (access: string): Promise<WaitingLine[]> => {
    const read = await (await app.call('GET', '/overview/waiting/', undefined, access)).json();
    expect(read.uncounted).toEqual([]);
    return read.lines;
  };
  const linesFor = async (permissions: readonly Permission[]) => linesOf((await signedIn(app, { permissions })).access);

  test.each(people)(
    'whoever has %s reads of what they can deal with, and of nothing else',
    async (permissions, lines) => {
      expect(await linesFor(permissions)).toEqual(lines.map((line) => expect.objectContaining(line)));
    },
  );

  test('whoever may only look, or has another right, reads of nothing', async () => {
    for (const [permissions] of people.filter(([all]) => all.length > 1)) {
      for (const left of permissions) {
        const others = permissions.filter((one) => one !== left);
        const found = (await linesFor(others)).filter(({ kind }) => kind !== 'translations');
        expect(found, `without ${left}`).toEqual([]);
      }
    }
    expect(await linesFor([])).toEqual([]);
    expect((await app.call('GET', '/overview/waiting/')).status).toBe(401);
  });

  test('a superuser reads of all of it, in the order of the kinds', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const kinds = (await linesOf(access)).map(({ kind }) => kind);
    expect(kinds).toEqual(Object.keys(waitingKinds).filter((kind) => kind !== 'registrations'));
  });

  test('the list to which a line leads has as many as the line says', async () => {
    const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.edit', 'receipts.create'] });
    const lines = await linesOf(access);
    for (const [kind, filter] of [
      ['receipts', 'receipt_owed'],
      ['thanks', 'thanks_owed'],
    ] as const) {
      const { count } = await (await app.call('GET', `/gifts/?${filter}=true&page=1`, undefined, access)).json();
      expect(count).toBe(lines.find((line) => line.kind === kind)?.count);
    }
  });

  test('what waits longest is the one to begin with, and of payments one whose pledge is certain', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const lines = await linesOf(access);
    const recordOf = (kind: string) => lines.find((line) => line.kind === kind)?.record;
    const { db } = app.services;
    const oldest = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('status', '=', 'new')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    expect(recordOf('messages')).toBe(oldest.id);
    expect(recordOf('thanks')).toBeNull();
    const { pledge, call } = await openGiving(app);
    const { reference } = await pledge({ full_name: 'Jean Bosco', email: 'jean@example.org', amount: '900' });
    const { id: source_id } = await call('POST', '/payment-sources/', { name: 'Post', kind: 'bank', currency: 'RWF' });
    const came = (day: string, text: string) =>
      call('POST', '/payments/', { source_id, day, amount: '900', payer_name: 'JB', text, key: crypto.randomUUID() });
    const unknown = await came(dayAgo(20), 'gift');
    expect((await linesOf(access)).find(({ kind }) => kind === 'payments')?.record).toBe(unknown.id);
    const certain = await came(dayAgo(1), `gift ${reference}`);
    expect((await linesOf(access)).find(({ kind }) => kind === 'payments')).toMatchObject({
      days: 20,
      record: certain.id,
    });
    for (const { id } of [unknown, certain]) await call('POST', `/payments/${id}/set-aside/`, { reason: 'Not ours' });
  });

  test('one’s own late interests are counted, and more than a hundred are not counted further', async () => {
    const owner = await signedIn(app, { permissions: ['donations.view', 'donations.edit'] });
    for (let number = 0; number < 110; number += 1)
      await addDonation(app.services, { status: 'committed', next_action_on: dayAgo(2), assignee_id: owner.id });
    const [late] = await linesOf(owner.access);
    expect(late).toMatchObject({ kind: 'overdue', count: 100, days: 4, mine: 99 });
  });

  test('registrations made or cancelled since the last visit lead to their event, or to all events', async () => {
    const planner = await app.addUser({ permissions: ['events.view', 'events.edit'] });
    const look = async () => {
      const access = await accessFor(app, planner.id);
      await app.call('GET', '/overview/', undefined, access);
      return linesOf(access);
    };
    const inDays = (days: number) => ({
      start_date: new Date(app.services.clock().getTime() + days * DAY).toISOString(),
    });
    const [market, fair] = [await addEvent(app.services, inDays(9)), await addEvent(app.services, inDays(12))];
    const register = (event: number, name: string) =>
      app.call('POST', `/events/${event}/registrations/`, { full_name: name, email: `${name}@example.org` });
    expect(await look()).toEqual([]);
    app.advance(40 * MINUTE);
    await register(market, 'one');
    await register(market, 'two');
    expect(await look()).toEqual([{ kind: 'registrations', count: 2, days: null, record: market }]);
    await register(fair, 'three');
    expect(await look()).toEqual([{ kind: 'registrations', count: 3, days: null, record: null }]);
    app.advance(-40 * MINUTE);
  });

  test('a kind that cannot be counted is named, and the others stand', async () => {
    expectLoggedErrors(/What waits could not be counted .*contact_messages/);
    const { access } = await signedIn(app, { isSuperuser: true });
    await app.services.db.schema.alterTable('contact_messages').renameTo('messages_elsewhere').execute();
    const { lines, uncounted } = await (await app.call('GET', '/overview/waiting/', undefined, access)).json();
    await app.services.db.schema.alterTable('messages_elsewhere').renameTo('contact_messages').execute();
    expect(uncounted).toEqual(['messages']);
    expect(lines.map(({ kind }: WaitingLine) => kind)).toEqual(expect.arrayContaining(['payments', 'facts']));
  });
});
