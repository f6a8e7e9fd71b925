import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMessage } from '../../tests/support/enquiries.ts';
import { addPost } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

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
