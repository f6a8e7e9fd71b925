import { beforeAll, beforeEach, expect, test } from 'vitest';
import { UNDONE_AT_ONCE, type UndoneChange, type UndoOutcome } from '../../domain/undo.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { tidy } from '../housekeeping.ts';

const HOUR = 3_600_000;

eachDatabase('undoing what an account did', (app) => {
  let superuser: SignedInUser;
  let other: SignedInUser;
  /** Whose changes are undone: another one in each test. */
  let account: SignedInUser;
  let from: string;
  let to: string;

  const editing = ['pages.view', 'pages.publish', 'pages.edit', 'pages.create', 'pages.delete'] as const;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    other = await signedIn(app, { permissions: [...editing, 'trash.delete_for_good'] });
  });

  beforeEach(async () => {
    account = await signedIn(app, { permissions: [...editing, 'contacts.view', 'contacts.delete'] });
    const now = app.services.clock().getTime();
    from = new Date(now - HOUR).toISOString();
    to = new Date(now + HOUR).toISOString();
  });

  async function send(method: string, path: string, body?: unknown, by = superuser) {
    const reply = await app.call(method, path, body, by.access);
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  }
  async function done(method: string, path: string, body?: unknown, by = superuser) {
    const reply = await send(method, path, body, by);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  }
  const bosco = { name: 'Bosco', role: 'Farmer', quote: 'Two cows now.', is_consented: true, position: 4 };
  const add = (by = other, body: object = {}) => done('POST', '/testimonials/', { ...bosco, ...body }, by);
  const change = (id: number, body: object, by = account) =>
    done('PUT', `/testimonials/${id}/`, { ...bosco, ...body }, by);
  const remove = (id: number, by = account) => done('DELETE', `/testimonials/${id}/`, undefined, by);
  const read = (id: number) => done('GET', `/testimonials/${id}/`);

  const period = () => ({ user: account.id, from, to });
  const address = (more: object = {}) =>
    new URLSearchParams(Object.entries({ ...period(), ...more }).map(([name, value]) => [name, String(value)]));
  const look = (more: object = {}) => done('GET', `/undo/?${address(more)}`);
  async function everything(): Promise<UndoneChange[]> {
    const all: UndoneChange[] = [];
    for (
      let part = await look();
      ;
      part = await look({ after_resource: part.next.resource, after_record: part.next.record })
    ) {
      all.push(...part.changes);
      if (!part.next) return all;
    }
  }
  const undo = (changes: readonly UndoneChange[], anyway = false): Promise<UndoOutcome[]> =>
    done('POST', '/undo/', {
      ...period(),
      changes: changes.map(({ resource, record, seen }) => ({ resource, record, seen, anyway })),
    });

  test('what was written over, made and deleted is listed with what it was, and is as before afterwards', async () => {
    const [written, deleted] = [await add(), await add(other, { name: 'Aline' })];
    await change(written.id, { quote: 'Buy at evil.example' });
    await change(written.id, { quote: 'Buy at evil.example!', role: 'Baker' });
    await remove(deleted.id);
    const made = await add(account, { name: 'Nobody' });
    const { count, changes } = await look();
    expect(count).toBe(3);
    const of = (id: number) => changes.find((one: UndoneChange) => one.record === String(id));
    expect(of(written.id)).toMatchObject({
      action: 'change',
      fields: ['quote', 'role'],
      state: 'open',
      since: null,
    });
    expect(of(deleted.id)).toMatchObject({ title: 'Aline', action: 'delete', fields: [], state: 'open' });
    expect(of(made.id)).toMatchObject({ title: 'Nobody', action: 'create', state: 'open' });

    expect((await undo(changes)).map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'undone']);
    expect(await read(written.id)).toMatchObject({ ...bosco, deleted_at: null });
    expect(await read(deleted.id)).toMatchObject({ name: 'Aline', deleted_at: null });
    expect((await read(made.id)).deleted_at).not.toBeNull();
    expect((await everything()).map(({ state }) => state)).toEqual(['same', 'same']);
    expect((await undo(changes)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
  });

  test('a record that was changed and then deleted comes back as it was before both', async () => {
    const { id } = await add();
    await change(id, { quote: 'Nothing.' });
    await remove(id);
    const [one, ...more] = await everything();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ action: 'delete', fields: ['quote'] });
    await undo(one ? [one] : []);
    expect(await read(id)).toMatchObject({ quote: 'Two cows now.', deleted_at: null });
  });

  test('what it published or took off the site is undone too', async () => {
    const page = { title: 'Open', content: '<p>Then.</p>', status: 'published' };
    const { id } = await done('POST', '/pages/', page);
    await done('PUT', `/pages/${id}/`, { ...page, content: '<p>Gone.</p>', status: 'draft' }, account);
    const outcomes = await undo(await everything());
    expect(outcomes).toMatchObject([{ outcome: 'undone', left_out: [] }]);
    expect(await done('GET', `/pages/${id}/`)).toMatchObject({ content: '<p>Then.</p>', status: 'published' });
  });

  test('the undo can be undone: by the versions, and as what the superuser did', async () => {
    const { id } = await add();
    await change(id, { quote: 'Three cows now.' });
    await undo(await everything());
    const versions = await done('GET', `/versions/testimonials/${id}/`);
    expect(versions).toHaveLength(3);
    await done('POST', `/versions/testimonials/${id}/${versions[1].id}/restore/`, {});
    expect(await read(id)).toMatchObject({ quote: 'Three cows now.' });
  });

  test('what somebody else has changed since is asked about, and put back only where somebody says so', async () => {
    const { id } = await add();
    await change(id, { quote: 'Nothing.' });
    await change(id, { quote: 'Nothing.', role: 'Baker' }, other);
    const changes = await everything();
    expect(changes).toMatchObject([{ state: 'ask', since: { by: 'Test Staff 2' }, fields: ['quote', 'role'] }]);
    const reason = 'Somebody else has changed it since. Look again, and choose it if it should be put back.';
    expect(await undo(changes)).toMatchObject([{ outcome: 'refused', reason }]);
    expect(await read(id)).toMatchObject({ quote: 'Nothing.', role: 'Baker' });
    expect(await undo(changes, true)).toMatchObject([{ outcome: 'undone' }]);
    expect(await read(id)).toMatchObject(bosco);
  });

  test('what was changed between the look and the undo is not written over, and does not stop the others', async () => {
    const [first, second] = [await add(), await add()];
    await change(first.id, { quote: 'Nothing.' });
    await change(second.id, { quote: 'Nothing.' });
    const changes = await everything();
    await change(first.id, { quote: 'Corrected.' }, other);
    expect(await undo(changes, true)).toMatchObject([
      { record: String(first.id), outcome: 'refused', reason: 'It has changed since you looked. Look again.' },
      { record: String(second.id), outcome: 'undone' },
    ]);
    expect(await read(first.id)).toMatchObject({ quote: 'Corrected.' });
    expect(await read(second.id)).toMatchObject(bosco);
  });

  /** The account saves the record so often that the housekeeping takes the oldest versions away. */
  async function saveOverAndOver(id: number) {
    await change(id, { quote: 'No. 0' });
    const version = { resource: 'testimonials', record: String(id), language: 'en', user_id: account.id };
    const at = app.services.clock().toISOString();
    const rows = Array.from({ length: 150 }, (_, turn) => ({
      ...version,
      at,
      texts: JSON.stringify({ ...bosco, quote: `No. ${turn + 1}` }),
    }));
    await app.services.db.insertInto('versions').values(rows).execute();
    await change(id, { quote: 'Nothing.' });
    await tidy(app.services);
  }
  const written = (id: number, at: string) =>
    app.services.db.updateTable('versions').set({ at }).where('record', '=', String(id)).execute();
  const before = (hours: number) => new Date(app.services.clock().getTime() - hours * HOUR).toISOString();

  test('whoever saves a record over and over does not drive out what it was before, however old that is', async () => {
    const { id } = await add();
    await written(id, before(24 * 300));
    await saveOverAndOver(id);
    const changes = await everything();
    expect(changes).toMatchObject([{ action: 'change', fields: ['quote'], state: 'open' }]);
    expect((await done('GET', `/versions/testimonials/${id}/`)).at(-1)).toMatchObject({ at: before(24 * 300) });
    expect(await undo(changes)).toMatchObject([{ outcome: 'undone' }]);
    expect(await read(id)).toMatchObject(bosco);
  });

  test('nor by a stolen sign-in what its owner wrote in the hours before', async () => {
    const { id } = await add(account, { quote: 'A draft.' });
    await change(id, {});
    await written(id, before(3));
    await saveOverAndOver(id);
    expect(await undo(await everything())).toMatchObject([{ outcome: 'undone' }]);
    expect(await read(id)).toMatchObject(bosco);
  });

  test('what it made and saved over and over goes to the trash; what others made never does', async () => {
    const [own, others] = [await add(account), await add()];
    for (const { id } of [own, others]) await saveOverAndOver(id);
    // As a release did that kept the newest hundred alone.
    const { db } = app.services;
    await db
      .deleteFrom('versions')
      .where('record', '=', String(others.id))
      .where(({ or, eb }) => or([eb('user_id', '!=', account.id), eb('texts', 'like', '%No. 0%')]))
      .execute();
    await db
      .updateTable('testimonials')
      .set({ created_at: before(0.5) })
      .where('id', '=', others.id)
      .execute();
    const changes = await everything();
    expect(changes).toMatchObject([
      { record: String(own.id), action: 'create', state: 'open' },
      { record: String(others.id), state: 'impossible' },
    ]);
    expect((await undo(changes)).map(({ outcome }) => outcome)).toEqual(['undone', 'refused']);
    expect((await read(own.id)).deleted_at).not.toBeNull();
    expect((await read(others.id)).deleted_at).toBeNull();
  });

  test('a consent that was taken back is not given again, and that is said', async () => {
    const [alone, more, deleted] = [await add(), await add(), await add()];
    await change(alone.id, { is_consented: false });
    for (const { id } of [more, deleted]) await change(id, { quote: 'Nothing.', is_consented: false });
    await remove(deleted.id);
    const changes = await everything();
    const reason =
      'A consent that was taken back is not given again. Change it in the form if the person agrees again.';
    expect(changes).toMatchObject([
      { state: 'impossible', reason },
      { state: 'open', fields: ['quote'] },
      { state: 'open', action: 'delete', fields: ['quote'] },
    ]);
    const left_out = [{ field: 'Agreed to be quoted', reason: expect.stringContaining('Change it in the form') }];
    expect(await undo(changes)).toMatchObject([
      { outcome: 'refused', reason },
      { outcome: 'undone', left_out },
      { outcome: 'undone', left_out },
    ]);
    for (const { id } of [alone, more, deleted])
      expect(await read(id)).toMatchObject({ ...bosco, is_consented: false, deleted_at: null });
    expect((await everything()).map(({ state }) => state)).toEqual(['impossible', 'impossible', 'impossible']);
  });

  test('a consent that nobody gave is taken back', async () => {
    const { id } = await add(other, { is_consented: false });
    await change(id, { is_consented: true });
    await undo(await everything());
    expect(await read(id)).toMatchObject({ is_consented: false });
  });

  test('two undos at once leave one', async () => {
    const { id } = await add();
    await change(id, { quote: 'Nothing.' });
    const changes = await everything();
    const outcomes = await Promise.all([undo(changes), undo(changes)]);
    expect(outcomes.flat().map(({ outcome }) => outcome)).toContain('undone');
    expect(await read(id)).toMatchObject(bosco);
    expect(await done('GET', `/versions/testimonials/${id}/`)).toHaveLength(3);
  });

  test('what is gone for good, was deleted by others or is older than its versions is said, and stays', async () => {
    const [gone, deleted, old] = [await add(), await add(), await add()];
    for (const { id } of [gone, deleted, old]) await change(id, { quote: 'Nothing.' });
    for (const { id } of [gone, deleted]) await remove(id, other);
    await done('DELETE', `/trash/testimonials/${gone.id}/?reason=Old`);
    const { db } = app.services;
    const oldest = db
      .selectFrom('versions')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('record', '=', String(old.id));
    await db.deleteFrom('versions').where('record', '=', String(old.id)).where('id', '<', oldest).execute();
    const earlier = new Date(Date.parse(from) - HOUR).toISOString();
    await db.updateTable('testimonials').set({ created_at: earlier }).where('id', '=', old.id).execute();
    const changes = await everything();
    expect(changes.map(({ record, state, reason }) => [record, state, reason])).toEqual([
      [
        String(deleted.id),
        'impossible',
        'It is in the trash, and this account did not put it there in this time. Restore it from there first.',
      ],
      [String(old.id), 'impossible', 'No version reaches so far back. Change it in its form.'],
    ]);
    expect(await undo(changes)).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }]);
  });

  test('what visitors sent comes back out of the trash', async () => {
    const sent = {
      name: 'Grace',
      email: 'grace@example.org',
      subject_type: 'general',
      subject: 'Cows',
      message: 'How many?',
    };
    expect((await app.call('POST', '/contact/', sent)).status).toBeLessThan(300);
    const [message] = await done('GET', '/admin-contacts/');
    await done('DELETE', `/admin-contacts/${message.id}/`, undefined, account);
    const changes = await everything();
    expect(changes).toMatchObject([{ resource: 'contacts', action: 'delete', title: null, state: 'open' }]);
    expect(await undo(changes)).toMatchObject([{ outcome: 'undone' }]);
    expect((await done('GET', `/admin-contacts/${message.id}/`)).deleted_at).toBeNull();
  });

  test('only that account and that time', async () => {
    const { id } = await add();
    await change(id, { quote: 'Nothing.' });
    const before = { from: new Date(Date.parse(from) - HOUR).toISOString(), to: from };
    expect(await look(before)).toMatchObject({ count: 0, changes: [], next: null });
    expect(await look({ user: superuser.id })).toMatchObject({ count: expect.any(Number) });
    expect((await look({ user: superuser.id })).changes.map(({ record }: UndoneChange) => record)).not.toContain(
      String(id),
    );
  });

  test('what else it did is named by the log, and only that', async () => {
    const { id } = await add();
    await change(id, { quote: 'Nothing.' });
    await done('PUT', '/me/', { first_name: 'Someone', last_name: 'Else' }, account);
    expect(await done('GET', `/undo/others/?${address()}`)).toEqual([{ action: 'edit', resource: 'users', count: 1 }]);
  });

  test('nobody but a superuser sees or undoes anything', async () => {
    const viewer = await signedIn(app, { permissions: ['audit.view', ...editing] });
    const body = { ...period(), changes: [{ resource: 'testimonials', record: '1', seen: null, anyway: true }] };
    const answers = await Promise.all([
      send('GET', `/undo/?${address()}`, undefined, viewer),
      send('GET', `/undo/others/?${address()}`, undefined, viewer),
      send('POST', '/undo/', body, viewer),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('a longer time, one that ends before it begins, and records of nowhere are refused in words', async () => {
    const day = { to: new Date(Date.parse(from) + 24 * HOUR + 1).toISOString() };
    for (const more of [day, { to: from }])
      expect(await send('GET', `/undo/?${address(more)}`)).toMatchObject({
        status: 400,
        body: { errors: { to: [expect.any(String)] } },
      });
    const wanted = [
      { resource: 'users', record: '2147483646' },
      { resource: 'mails', record: '1' },
      { resource: 'testimonials', record: 'settings' },
      { resource: 'settings', record: 'settings' },
    ].map((one) => ({ ...one, seen: null, anyway: true }));
    const outcomes = await done('POST', '/undo/', { ...period(), changes: wanted });
    expect(outcomes.map(({ outcome }: UndoOutcome) => outcome)).toEqual(['refused', 'same', 'refused', 'same']);
  });

  test('five thousand changes are listed part by part, and undone in slices', async () => {
    const { db } = app.services;
    const first = await add();
    const { id: _, ...row } = await db
      .selectFrom('testimonials')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const { folded_text: __, ...columns } = { folded_text: '', ...row };
    const ids: number[] = [];
    for (let made = 0; made < 5000; made += 100) {
      const rows = await db
        .insertInto('testimonials')
        .values(Array.from({ length: 100 }, () => columns))
        .returning('id')
        .execute();
      ids.push(...rows.map((one) => one.id));
      const version = { resource: 'testimonials', language: 'en', at: from } as const;
      const values = rows.flatMap(({ id }) => [
        { ...version, record: String(id), user_id: other.id, texts: JSON.stringify(bosco) },
        { ...version, record: String(id), user_id: account.id, texts: JSON.stringify({ ...bosco, quote: 'No.' }) },
      ]);
      await db.insertInto('versions').values(values).execute();
    }
    expect((await look()).count).toBe(5000);
    const changes = await everything();
    expect(new Set(changes.map(({ record }) => record))).toEqual(new Set(ids.map(String)));
    const slice = changes.slice(0, UNDONE_AT_ONCE);
    expect((await undo(slice)).every(({ outcome }) => outcome === 'undone')).toBe(true);
    const tooMany = changes
      .slice(0, UNDONE_AT_ONCE + 1)
      .map(({ resource, record, seen }) => ({ resource, record, seen, anyway: false }));
    expect((await send('POST', '/undo/', { ...period(), changes: tooMany })).status).toBe(400);
    await db.deleteFrom('testimonials').where('id', 'in', ids).execute();
  }, 240_000);
});
