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
  await addMessage(services, { name: 'Xantippe', email: 'xantippe@example.org' });
  await addMessage(services, { name: 'Aline', email: 'aline@example.org' });
  await services.write(null, async () => undefined);
  await sql`create virtual table words using fts5vocab (contact_messages_search, 'row')`.execute(services.db);
  const words = async () => {
    const { rows } = await sql<{ term: string }>`select term from words`.execute(services.db);
    return rows.map(({ term }) => term);
  };
  expect(await words()).toEqual(expect.arrayContaining(['xan', 'lin']));
  const { access } = await signedIn(app, { permissions: ['privacy.erase'] });
  const address = 'xantippe@example.org';
  const reply = await app.call('POST', '/privacy/erase/', { address, confirmation: address }, access);
  expect(reply.status).toBe(200);
  const left = await words();
  expect(left).toContain('lin');
  expect(left).not.toContain('xan');
  const blocks = await sql<{ block: Uint8Array }>`select block from contact_messages_search_data`.execute(services.db);
  expect(blocks.rows.map(({ block }) => Buffer.from(block).toString('latin1')).join()).not.toContain('xan');
  await app.close();
});
