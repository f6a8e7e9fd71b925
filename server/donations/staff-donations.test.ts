import { beforeAll, expect, test } from 'vitest';
import {
  type DonationInterestDetails,
  type DonationStatus,
  donationStatuses,
} from '../../domain/submissions/donations.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { accessFor, type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addDonation } from '../../tests/support/submissions.ts';
import { changeSubmission } from '../submissions/endpoints.ts';
import { donationStore } from './store.ts';

/** The specification's table, written a second time on purpose. */
const allowed: Record<DonationStatus, DonationStatus[]> = {
  new: ['contacted', 'declined'],
  contacted: ['committed', 'declined'],
  committed: ['donated', 'declined'],
  donated: [],
  declined: ['new', 'contacted'],
};

eachDatabase('staff and donation interests', (app, kind) => {
  let one: SignedInUser;
  let other: SignedInUser;
  let viewer: SignedInUser;

  beforeAll(async () => {
    const all = ['donations.view', 'donations.edit', 'donations.export'] as const;
    one = await signedIn(app, { permissions: all });
    other = await signedIn(app, { permissions: all });
    viewer = await signedIn(app, { permissions: ['donations.view'] });
  });

  const add = (options: Parameters<typeof addDonation>[1] = {}) => addDonation(app.services, options);
  const move = (id: number, body: unknown, who = one) =>
    app.call('PATCH', `/admin-donations/${id}/status/`, body, who.access);
  const read = async (id: number): Promise<DonationInterestDetails> =>
    (await app.call('GET', `/admin-donations/${id}/`, undefined, viewer.access)).json();
  /** Sets the clock, at which everybody is signed in anew. */
  async function setClock(moment: string) {
    app.setClock(moment);
    for (const user of [one, other, viewer]) user.access = await accessFor(app, user.id);
  }
  const audits = (id: number) =>
    app.services.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', 'donations')
      .where('resource_id', '=', id)
      .orderBy('id')
      .execute();

  test('the interests of one donor are found by the whole address, among any number of similar ones', async () => {
    const mine = await add({ email: 'Ann@example.org' });
    const other = await add({ email: 'ann@example.org' });
    for (let times = 0; times < 60; times += 1) await add({ email: `joann@example.org` });
    const reply = await app.call(
      'GET',
      '/admin-donations/?email=ANN@example.org&page_size=50',
      undefined,
      viewer.access,
    );
    const { count, results } = await reply.json();
    expect([count, results.map(({ id }: DonationInterestDetails) => id)]).toEqual([2, [other, mine]]);
  });

  const everyMove = donationStatuses.flatMap((from) => donationStatuses.map((to) => ({ from, to })));

  test.each(everyMove)('two people at once mark one that is $from as $to: at most one wins', async ({ from, to }) => {
    const id = await add({ status: from });
    const replies = await Promise.all([move(id, { status: to }, one), move(id, { status: to }, other)]);
    const won = replies.filter(({ status }) => status === 200).length;
    expect(replies.map(({ status }) => status).sort()).toEqual(allowed[from].includes(to) ? [200, 409] : [409, 409]);
    const after = await read(id);
    expect(after.status).toBe(won === 1 ? to : from);
    expect(after.status_history.map((made) => [made.from, made.to])).toEqual(won === 1 ? [[from, to]] : []);
    expect(await audits(id)).toHaveLength(won);
  });

  test('two people at once move the same one to different statuses: the second is told what it is now', async () => {
    const id = await add();
    const replies = await Promise.all([
      move(id, { status: 'contacted', from: 'new' }, one),
      move(id, { status: 'declined', from: 'new' }, other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409);
    expect(await lost?.json()).toMatchObject({
      detail: 'Someone else has changed the status. Look at it again.',
      current: { id, status: (await read(id)).status },
    });
  });

  test.runIf(kind === 'postgres')('whoever works on one keeps others from it, and from no other', async () => {
    const [held, free] = [await add(), await add()];
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const description = { table: 'donation_interests', store: donationStore } as const;
    const working = changeSubmission(app.services, description, one.id, held, async (unit) => {
      begun.resolve();
      await finish.promise;
      await unit.db.updateTable('donation_interests').set({ status: 'declined' }).where('id', '=', held).execute();
    });
    await begun.promise;
    expect((await move(free, { status: 'contacted' }, other)).status).toBe(200);
    const same = move(held, { status: 'contacted', from: 'new' }, other);
    finish.resolve();
    await working;
    expect((await same).status).toBe(409);
  });

  test('moves in opposite directions at once do not wait for each other forever', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => add({ status: index % 2 === 0 ? 'new' : 'declined' })),
    );
    const replies = await Promise.all(
      ids.map((id, index) => move(id, { status: index % 2 === 0 ? 'declined' : 'new' })),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('a move that is not allowed is refused in words', async () => {
    const id = await add({ status: 'donated' });
    const reply = await move(id, { status: 'new' });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      detail: 'This donation interest is “Donated” and cannot be marked as New.',
    });
  });

  test.each([{}, { status: '' }, { status: 'gone' }, { status: ['new'] }, { status: null }])(
    '%j is no status',
    async (body) => {
      const id = await add();
      const reply = await move(id, body);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ errors: { status: ['Choose a status.'] } });
      expect((await read(id)).status).toBe('new');
    },
  );

  test('the way of one is told with who and when, the newest first', async () => {
    const id = await add();
    await move(id, { status: 'contacted' }, one);
    const first = app.services.clock().toISOString();
    app.advance(60_000);
    await move(id, { status: 'committed' }, other);
    expect((await read(id)).status_history).toMatchObject([
      { from: 'contacted', to: 'committed', by: { id: other.id, name: expect.stringContaining('Staff') } },
      { from: 'new', to: 'contacted', by: { id: one.id }, at: first },
    ]);
  });

  test('notes are kept with who wrote them', async () => {
    const id = await add();
    const write = (text: string) => app.call('POST', `/admin-donations/${id}/notes/`, { text }, one.access);
    expect((await write('Rang in the morning 📞')).status).toBe(201);
    expect(await (await write('Will give in May')).json()).toMatchObject({
      notes: [
        { text: 'Will give in May', by: { id: one.id } },
        { text: 'Rang in the morning 📞', by: { id: one.id } },
      ],
    });
    const refused = await write('  ');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { text: ['Enter a note.'] } });
    expect((await write('x'.repeat(5001))).status).toBe(400);
    expect((await read(id)).notes).toHaveLength(2);
  });

  test('it is assigned to a member of staff, with a due day that ends at midnight in Kigali', async () => {
    const id = await add();
    const follow = (body: unknown) => app.call('PATCH', `/admin-donations/${id}/follow-up/`, body, one.access);
    await setClock('2026-11-20T08:00:00.000Z');
    await follow({ assignee_id: viewer.id, next_action_on: '2026-11-20' });
    expect(await read(id)).toMatchObject({ assignee: { id: viewer.id }, next_action_on: '2026-11-20' });
    const listed = async () =>
      (await (await app.call('GET', '/admin-donations/?overdue=true', undefined, one.access)).json()).map(
        (it: { id: number }) => it.id,
      );

    await setClock('2026-11-20T21:59:59.000Z');
    expect(await read(id)).toMatchObject({ is_overdue: false });
    expect(await listed()).not.toContain(id);
    await setClock('2026-11-20T22:00:00.000Z');
    expect(await read(id)).toMatchObject({ is_overdue: true });
    expect(await listed()).toContain(id);

    await follow({ next_action_on: null });
    expect(await read(id)).toMatchObject({ assignee: { id: viewer.id }, next_action_on: null, is_overdue: false });
    await follow({ assignee_id: null });
    expect(await read(id)).toMatchObject({ assignee: null });
  });

  test('a completed interest is never overdue', async () => {
    const id = await add({ status: 'donated', next_action_on: '2020-01-01' });
    expect(await read(id)).toMatchObject({ is_overdue: false });
    const reply = await app.call('GET', '/admin-donations/?overdue=true', undefined, one.access);
    expect((await reply.json()).map((it: { id: number }) => it.id)).not.toContain(id);
  });

  test.each([
    [{ assignee_id: 2_000_000 }, { assignee_id: ['Choose a member of staff.'] }],
    [{ assignee_id: 'me' }, { assignee_id: ['Choose a member of staff.'] }],
    [{ next_action_on: '2026-02-31' }, { next_action_on: ['Enter a valid date.'] }],
  ])('%j is refused', async (body, errors) => {
    const id = await add();
    const reply = await app.call('PATCH', `/admin-donations/${id}/follow-up/`, body, one.access);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ errors });
  });

  test('only active staff can be asked to see to it', async () => {
    const gone = await app.addUser({ isActive: false });
    const names = await (await app.call('GET', '/admin-donations/assignees/', undefined, viewer.access)).json();
    expect(names).toContainEqual({ id: one.id, name: expect.stringContaining('Staff') });
    expect(names.map((it: { id: number }) => it.id)).not.toContain(gone.id);
    const id = await add();
    const reply = await app.call('PATCH', `/admin-donations/${id}/follow-up/`, { assignee_id: gone.id }, one.access);
    expect(reply.status).toBe(400);
  });

  test('the log tells what staff did, and nothing of what the visitor wrote', async () => {
    const options = { full_name: 'Secretive Giver', email: 'secret@example.org', message: 'A secret message' };
    const id = await add({ ...options, phone: '+250788111222', organization: 'Secret Society' });
    await move(id, { status: 'contacted' });
    await app.call('POST', `/admin-donations/${id}/notes/`, { text: 'A secret note' }, one.access);
    await app.call('PATCH', `/admin-donations/${id}/follow-up/`, { assignee_id: one.id }, one.access);
    const logged = await audits(id);
    expect(logged.map(({ action }) => action)).toEqual(['set_status', 'add_note', 'edit']);
    expect(logged[0]).toMatchObject({ before: '{"status":"new"}', after: '{"status":"contacted"}', user_id: one.id });
    expect(JSON.stringify(logged)).not.toMatch(/secret|788111222/i);
  });

  test('a user who may only view can change nothing', async () => {
    const id = await add();
    expect((await move(id, { status: 'contacted' }, viewer)).status).toBe(403);
    const { access } = viewer;
    expect((await app.call('POST', `/admin-donations/${id}/notes/`, { text: 'x' }, access)).status).toBe(403);
    expect((await app.call('PATCH', `/admin-donations/${id}/follow-up/`, {}, access)).status).toBe(403);
    expect((await app.call('GET', '/admin-donations/export/', undefined, access)).status).toBe(403);
    expect(await read(id)).toMatchObject({ status: 'new', notes: [], status_history: [] });
  });

  test('there is none of an unknown number', async () => {
    for (const id of ['0', '2147483647', 'abc', '1.5']) {
      expect((await app.call('GET', `/admin-donations/${id}/`, undefined, one.access)).status).toBe(404);
      const reply = await app.call('PATCH', `/admin-donations/${id}/status/`, { status: 'contacted' }, one.access);
      expect(reply.status).toBe(404);
    }
  });
});
