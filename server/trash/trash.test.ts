import { beforeAll, expect, test } from 'vitest';
import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import type { Permission } from '../../domain/permission.ts';
import { bodyFor } from '../../tests/support/collections.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addCategory, addEvent, addPicture, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { tidy } from '../housekeeping.ts';

eachDatabase('records in the trash', (app) => {
  let superuser: SignedInUser;
  const library = new Map<unknown, number>();

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    const bytes = Buffer.from('%PDF-1.4 statutes');
    const { id } = await app.services.media.addFile(app.services.db, bytes, 'pdf', 'Statutes', '2026-01-01T00:00:00Z');
    library.set('{document}', id);
    library.set('{picture}', await addPicture(app.services));
  });

  const call = (method: string, path: string, body?: unknown, by = superuser) =>
    app.call(method, path, body, by.access);
  const statusOf = async (method: string, path: string, by?: SignedInUser) =>
    (await call(method, path, undefined, by)).status;
  const WHY = 'It was a test.';
  const removeForGood = (name: string, id: number, by?: SignedInUser) =>
    statusOf('DELETE', `/trash/${name}/${id}/?reason=${encodeURIComponent(WHY)}`, by);
  const facts = async (name: string, id: number) => (await call('GET', `/trash/${name}/?ids=${id}`)).json();
  /** As it is of what is old. */
  const emptyLog = () => app.services.db.deleteFrom('audit').execute();
  const log = async () => (await (await call('GET', '/audit/')).json()).results;

  test.each(describedCollections.map((collection: Collection) => collection))(
    '$name: says who deleted it, and is deleted for good, which nobody undoes',
    async (collection) => {
      const { name, path } = collection;
      const body = Object.entries(bodyFor(collection)).map(([field, value]) => [field, library.get(value) ?? value]);
      const { id } = await (await call('POST', path, Object.fromEntries(body))).json();
      expect(await removeForGood(name, id)).toBe(404);
      await call('DELETE', `${path}${id}/`);
      await emptyLog();
      expect(await facts(name, id)).toEqual([{ id, deleted_by: 'Test Staff 1', goes_with: [] }]);
      expect(await removeForGood(name, id)).toBe(204);
      expect(await statusOf('GET', `${path}${id}/`)).toBe(404);
      expect(await statusOf('POST', `${path}${id}/restore/`)).toBe(404);
      const [entry] = await log();
      expect(entry).toMatchObject({ action: 'delete_for_good', resource: name, resource_id: id });
      expect(entry.changes).toContainEqual(expect.objectContaining({ after: WHY }));
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
    expect(await removeForGood('events', event)).toBe(204);
    await tidy(app.services);
    const { db } = app.services;
    expect(await db.selectFrom('deleters').select('record_id').where('resource', '=', 'events').execute()).toEqual([]);
    expect(await db.selectFrom('event_registrations').select('id').where('event_id', '=', event).execute()).toEqual([]);
    const held = await db.selectFrom('audit').select(['before', 'after']).execute();
    expect(JSON.stringify(held)).not.toContain('aline@example.org');
  });

  test('a category that posts are filed under stays until they are filed elsewhere', async () => {
    const category = await addCategory(app.services, 'Savings');
    const post = await addPost(app.services, { category_id: category });
    await call('DELETE', `/categories/${category}/`);
    const refused = await call('DELETE', `/trash/categories/${category}/?reason=old`);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      'Something still uses this category, perhaps in another trash. Change that first.',
    ]);
    await app.services.db.updateTable('posts').set({ category_id: null }).where('id', '=', post).execute();
    expect(await removeForGood('categories', category)).toBe(204);
  });

  test('a message and a donation interest go with what was written about them', async () => {
    const { db } = app.services;
    const sent = { name: 'Bosco', email: 'bosco@example.org', phone: '', subject: 'Hello', message: 'A question.' };
    await app.call('POST', '/contact/', { ...sent, subject_type: 'general' });
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    await call('DELETE', `/admin-contacts/${id}/`);
    await emptyLog();
    expect(await facts('contacts', id)).toMatchObject([{ deleted_by: 'Test Staff 1' }]);
    expect(await removeForGood('contacts', id)).toBe(204);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  });

  test('an account loses its person; a role is taken from those who have it', async () => {
    const role = await (await call('POST', '/roles/', { name: 'Helper', permissions: [] })).json();
    const person = { email: 'grace@example.org', first_name: 'Grace', last_name: 'Ingabire', role_ids: [role.id] };
    const user = await (await call('POST', '/register/', person)).json();
    await call('DELETE', `/roles/${role.id}/`);
    await emptyLog();
    expect(await facts('roles', role.id)).toEqual([
      { id: role.id, deleted_by: 'Test Staff 1', goes_with: ['1 person who has it'] },
    ]);
    expect(await removeForGood('roles', role.id)).toBe(204);
    expect(await removeForGood('users', user.id)).toBe(404);
    await call('DELETE', `/users/${user.id}/`);
    await emptyLog();
    expect(await facts('users', user.id)).toMatchObject([{ deleted_by: 'Test Staff 1' }]);
    expect(await removeForGood('users', user.id)).toBe(204);
    expect(await removeForGood('users', user.id)).toBe(404);
    expect(await statusOf('POST', `/users/${user.id}/restore/`)).toBe(404);
    expect(JSON.stringify(await log())).not.toContain('grace@example.org');
  });

  test('an account or a role above one’s own cannot be removed', async () => {
    const permissions: Permission[] = ['users.delete', 'roles.delete', 'trash.delete_for_good'];
    const lesser = await signedIn(app, { permissions });
    const above = await app.addUser({ permissions: ['settings.edit'] });
    const role = await (await call('POST', '/roles/', { name: 'Higher', permissions: ['settings.edit'] })).json();
    await call('DELETE', `/users/${above.id}/`);
    await call('DELETE', `/roles/${role.id}/`);
    expect(await removeForGood('users', above.id, lesser)).toBe(403);
    expect(await removeForGood('roles', role.id, lesser)).toBe(403);
  });

  test('is deleted for good by nobody but a superuser who says why, before its thirty days are over', async () => {
    const permissions: Permission[] = ['events.view', 'events.edit', 'events.delete'];
    const editor = await signedIn(app, { permissions });
    const manager = await signedIn(app, { permissions: [...permissions, 'trash.delete_for_good'] });
    const other = await signedIn(app, { permissions: ['posts.delete', 'trash.delete_for_good'] });
    const ids = await Promise.all([1, 2].map((each) => addEvent(app.services, { title: `Fair ${each}` })));
    for (const id of ids) expect(await statusOf('DELETE', `/events/${id}/`, editor)).toBe(204);
    const [early = 0, late = 0] = ids;
    for (const user of [editor, manager, other]) expect(await removeForGood('events', early, user)).toBe(403);
    expect(await statusOf('DELETE', `/trash/events/${early}/`)).toBe(400);
    expect(await statusOf('POST', `/events/${early}/restore/`, editor)).toBe(200);
    await call('DELETE', `/events/${early}/`);
    expect(await removeForGood('events', early)).toBe(204);

    const { db, clock } = app.services;
    const deleted_at = new Date(clock().getTime() - 31 * 24 * 3_600_000).toISOString();
    await db.updateTable('events').set({ deleted_at }).where('id', '=', late).execute();
    for (const user of [editor, other]) expect(await removeForGood('events', late, user)).toBe(403);
    expect(await removeForGood('events', late, manager)).toBe(204);
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
    expect(await (await call('GET', `/versions/posts/${id}/`)).json()).toHaveLength(1);
    await call('DELETE', `/posts/${id}/`);
    expect(await removeForGood('posts', id)).toBe(204);
    expect(await statusOf('GET', `/versions/posts/${id}/`)).toBe(404);
    const kept = await app.services.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('resource', '=', 'posts')
      .execute();
    expect(JSON.stringify(kept)).not.toContain('must go');
  });
});
