import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { bodyFor } from '../../tests/support/collections.ts';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addCategory, addEvent, addPicture, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

describe.each(databases)('records in the trash, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let superuser: SignedInUser;
  const library = new Map<unknown, number>();

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    superuser = await signedIn(app, { isSuperuser: true });
    const bytes = Buffer.from('%PDF-1.4 statutes');
    const { id } = await app.services.media.addFile(app.services.db, bytes, 'pdf', 'Statutes', '2026-01-01T00:00:00Z');
    library.set('{document}', id);
    library.set('{picture}', await addPicture(app.services));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const call = (method: string, path: string, body?: unknown, by = superuser) =>
    app.call(method, path, body, by.access);
  const statusOf = async (method: string, path: string, by?: SignedInUser) =>
    (await call(method, path, undefined, by)).status;
  const facts = async (name: string, id: number) => (await call('GET', `/trash/${name}/?ids=${id}`)).json();
  const log = async () => (await (await call('GET', '/audit/')).json()).results;

  test.each(describedCollections.map((collection: Collection) => collection))(
    '$name: says who deleted it, and is deleted for good, which nobody undoes',
    async (collection) => {
      const { name, path } = collection;
      const body = Object.entries(bodyFor(collection)).map(([field, value]) => [field, library.get(value) ?? value]);
      const { id } = await (await call('POST', path, Object.fromEntries(body))).json();
      expect(await statusOf('DELETE', `/trash/${name}/${id}/`)).toBe(404);
      await call('DELETE', `${path}${id}/`);
      expect(await facts(name, id)).toEqual([{ id, deleted_by: 'Test Staff 1', goes_with: [] }]);
      expect(await statusOf('DELETE', `/trash/${name}/${id}/`)).toBe(204);
      expect(await statusOf('GET', `${path}${id}/`)).toBe(404);
      expect(await statusOf('POST', `${path}${id}/restore/`)).toBe(404);
      const [entry] = await log();
      expect(entry).toMatchObject({ action: 'delete_for_good', resource: name, resource_id: id });
      expect(entry.sentence).toMatch(/^Test Staff 1 deleted the .+ for good\.$/);
    },
  );

  test('an event takes its registrations with it, and says so before; the log does not say who they were', async () => {
    const event = await addEvent(app.services, { title: 'Fair' });
    const person = { event, full_name: 'Aline Uwase', email: 'aline@example.org', phone: '', organization: '' };
    expect((await call('POST', '/event-registrations/', person)).status).toBe(201);
    await call('DELETE', `/events/${event}/`);
    expect(await facts('events', event)).toEqual([
      { id: event, deleted_by: 'Test Staff 1', goes_with: ['1 registration'] },
    ]);
    expect(await statusOf('DELETE', `/trash/events/${event}/`)).toBe(204);
    const { db } = app.services;
    expect(await db.selectFrom('event_registrations').select('id').where('event_id', '=', event).execute()).toEqual([]);
    const held = await db.selectFrom('audit').select(['before', 'after']).execute();
    expect(JSON.stringify(held)).not.toContain('aline@example.org');
  });

  test('a category that posts are filed under stays until they are filed elsewhere', async () => {
    const category = await addCategory(app.services, 'Savings');
    const post = await addPost(app.services, { category_id: category });
    await call('DELETE', `/categories/${category}/`);
    const refused = await call('DELETE', `/trash/categories/${category}/`);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      'Something still uses this category, perhaps in another trash. Change that first.',
    ]);
    await app.services.db.updateTable('posts').set({ category_id: null }).where('id', '=', post).execute();
    expect(await statusOf('DELETE', `/trash/categories/${category}/`)).toBe(204);
  });

  test('a message and a donation interest go with what was written about them', async () => {
    const { db } = app.services;
    const sent = { name: 'Bosco', email: 'bosco@example.org', phone: '', subject: 'Hello', message: 'A question.' };
    await app.call('POST', '/contact/', { ...sent, subject_type: 'general' });
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    await call('DELETE', `/admin-contacts/${id}/`);
    expect(await facts('contacts', id)).toMatchObject([{ deleted_by: 'Test Staff 1' }]);
    expect(await statusOf('DELETE', `/trash/contacts/${id}/`)).toBe(204);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  });

  test('an account loses its person; a role is taken from those who have it', async () => {
    const role = await (await call('POST', '/roles/', { name: 'Helper', permissions: [] })).json();
    const person = { email: 'grace@example.org', first_name: 'Grace', last_name: 'Ingabire', role_ids: [role.id] };
    const user = await (await call('POST', '/register/', person)).json();
    await call('DELETE', `/roles/${role.id}/`);
    expect((await facts('roles', role.id))[0].goes_with).toEqual(['1 person who has it']);
    expect(await statusOf('DELETE', `/trash/roles/${role.id}/`)).toBe(204);
    expect(await statusOf('DELETE', `/trash/users/${user.id}/`)).toBe(404);
    await call('DELETE', `/users/${user.id}/`);
    expect(await statusOf('DELETE', `/trash/users/${user.id}/`)).toBe(204);
    expect(await statusOf('DELETE', `/trash/users/${user.id}/`)).toBe(404);
    expect(await statusOf('POST', `/users/${user.id}/restore/`)).toBe(404);
    expect(JSON.stringify(await log())).not.toContain('grace@example.org');
  });

  test('an account or a role above one’s own cannot be removed', async () => {
    const lesser = await signedIn(app, { permissions: ['users.delete', 'roles.delete'] });
    const above = await app.addUser({ permissions: ['settings.edit'] });
    const role = await (await call('POST', '/roles/', { name: 'Higher', permissions: ['settings.edit'] })).json();
    await call('DELETE', `/users/${above.id}/`);
    await call('DELETE', `/roles/${role.id}/`);
    expect(await statusOf('DELETE', `/trash/users/${above.id}/`, lesser)).toBe(403);
    expect(await statusOf('DELETE', `/trash/roles/${role.id}/`, lesser)).toBe(403);
  });

  test('asks for the numbers of records, and not for too many', async () => {
    for (const ids of ['', 'all', '1,,2', '1;drop', '9999999999', Array(101).fill(1).join()]) {
      expect([ids, await statusOf('GET', `/trash/events/?ids=${ids}`)]).toEqual([ids, 400]);
    }
  });

  test('says nothing of a record that does not lie in it', async () => {
    const id = await addEvent(app.services, { title: 'In use' });
    await call('DELETE', `/events/${id}/`);
    await call('POST', `/events/${id}/restore/`);
    expect(await facts('events', id)).toEqual([]);
  });

  test('a post deleted for good can be read nowhere, nor in its earlier versions and in the log', async () => {
    const { id } = await (
      await call('POST', '/posts/', { title: 'Harvest', content: '<p>A name that must go</p>' })
    ).json();
    expect(await (await call('GET', `/posts/${id}/versions/`)).json()).toHaveLength(1);
    await call('DELETE', `/posts/${id}/`);
    await call('DELETE', `/trash/posts/${id}/`);
    expect(await statusOf('GET', `/posts/${id}/versions/`)).toBe(404);
    const kept = await app.services.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('resource', '=', 'posts')
      .execute();
    expect(JSON.stringify(kept)).not.toContain('must go');
  });
});
