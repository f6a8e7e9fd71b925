import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPost } from '../../tests/support/factories.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addMessage } from '../../tests/support/submissions.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import { fillWritten } from './folded-texts.ts';
import { removeGoneWords } from './merge-words.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

test('a save that leaves what is searched as it was writes nothing into the index of words', async () => {
  const app = await startTestApp();
  const { db, write } = app.services;
  const id = await addPost(app.services, { title: 'The first harvest' });
  const written = async () => (await sql`select id, block from posts_search_data`.execute(db)).rows;
  const save = (title: string, content: string) =>
    write(null, (unit) => unit.db.updateTable('posts').set({ title, content }).where('id', '=', id).execute());
  await save('The first harvest', '<p>Before</p>');
  const before = await written();
  await save('The first harvest', '<p>After</p>');
  expect(await written()).toEqual(before);
  await save('The second harvest', '<p>After</p>');
  expect(await written()).not.toEqual(before);
  await app.close();
});

test('no part of a word of somebody who was erased is left in the index', async () => {
  const app = await startTestApp();
  const { services } = app;
  const address = 'ketevan@example.org';
  await addMessage(services, { name: 'ქეთევანი', email: address });
  await addMessage(services, { name: 'Aline', email: 'aline@example.org' });
  await services.write(null, async () => undefined);
  /** The index leaves out how a part begins like the one before: these bytes stand at an end. */
  const holds = async (bytes: Buffer) => {
    const { rows } = await sql<{ block: Uint8Array }>`select block from contact_messages_search_data`.execute(
      services.db,
    );
    return rows.some(({ block }) => Buffer.from(block).includes(bytes));
  };
  const [theirs, another] = [Buffer.from('ანი').subarray(1), Buffer.from('ali')];
  expect([await holds(theirs), await holds(another)]).toEqual([true, true]);
  const { access } = await signedIn(app, { permissions: ['privacy.erase'] });
  const reply = await app.call('POST', '/privacy/erase/', { address, confirmation: address }, access);
  expect(reply.status).toBe(200);
  expect([await holds(theirs), await holds(another)]).toEqual([false, true]);
  await app.close();
});

test('an index of words says what the rows say, whoever was erased between other changes', async () => {
  const db = openDatabase(':memory:');
  await migrate(db);
  await sql`insert into contact_messages (name, email, phone, subject_type, subject, message, status, created_at)
    with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 50)
    select 'Eve', 'eve@example.org', '', 'general', '', '', 'new', '2026-11-20T08:00:00.000Z' from numbers`.execute(db);
  const below = random(7);
  const change = (name: string, email: string) =>
    db
      .updateTable('contact_messages')
      .set({ name, email })
      .where('id', '=', 1 + below(50))
      .execute();
  for (let step = 0; step < 600; step += 1) {
    const isErased = below(12) === 0;
    for (let rows = below(4); rows >= 0; rows -= 1)
      await (isErased ? change('', '') : change(`Keza ${below(200)}`, `person${below(30)}@example.org`));
    await fillWritten(db);
    if (isErased) await removeGoneWords(db);
    const { rows: wrong } = await sql`select id from contact_messages where (instr(folded_text, '@example') > 0)
      <> (id in (select rowid from contact_messages_search where contact_messages_search match '"@example"'))`.execute(
      db,
    );
    expect(wrong, `after ${step} steps`).toEqual([]);
  }
  await sql`insert into contact_messages_search (contact_messages_search, rank) values ('integrity-check', 1)`.execute(
    db,
  );
  await db.destroy();
});
