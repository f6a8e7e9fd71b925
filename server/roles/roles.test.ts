import { beforeAll, expect, test } from 'vitest';
import { allPermissions } from '../../domain/permission.ts';
import type { Role } from '../../domain/role.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('roles', (app) => {
  let superuser: SignedInUser;
  let made = 0;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, superuser.access);
  async function create(options: Record<string, unknown> = {}): Promise<Role> {
    made += 1;
    const reply = await call('POST', '/roles/', {
      name: `Role number ${made}`,
      description: 'What it is for',
      ...options,
    });
    expect(reply.status).toBe(201);
    return reply.json();
  }
  const list = async (query = '') => (await call('GET', `/roles/${query}`)).json();
  const names = async (query = ''): Promise<string[]> => (await list(query)).results.map(({ name }: Role) => name);

  test('a role is made as the specification’s form sends it, and permissions are added later', async () => {
    const role = await create({ description: undefined });
    expect(role).toMatchObject({ description: '', is_active: true, permissions: [], holder_count: 0 });
    const body = {
      name: role.name,
      description: '',
      is_active: true,
      permissions: ['posts.edit', 'posts.view', 'posts.view'],
    };
    expect(await (await call('PUT', `/roles/${role.id}/`, body)).json()).toMatchObject({
      permissions: ['posts.edit', 'posts.view'],
    });
    const { permissions: _, ...withoutThem } = body;
    expect(await (await call('PUT', `/roles/${role.id}/`, withoutThem)).json()).toMatchObject({
      permissions: ['posts.edit', 'posts.view'],
    });
  });

  test('a role can allow everything there is', async () => {
    const role = await create({ permissions: allPermissions });
    expect(role.permissions.toSorted()).toEqual([...allPermissions].sort());
  });

  test('it says who holds it', async () => {
    const role = await create({ permissions: ['posts.view'] });
    const user = await app.addUser();
    const body = { email: user.email, first_name: 'Aline', last_name: 'Uwase', role_ids: [role.id] };
    await call('PUT', `/update-user/${user.id}/`, body);
    expect(await (await call('GET', `/roles/${role.id}/`)).json()).toMatchObject({
      holder_count: 1,
      members: [{ id: user.id, name: 'Aline Uwase' }],
    });
    const listed = (await list(`?search=${encodeURIComponent(role.name)}`)).results[0];
    expect(listed).toMatchObject({ holder_count: 1 });
    expect(listed).not.toHaveProperty('members');
  });

  test('the list is a page that searches name and description, whatever the letter case', async () => {
    const role = await create({ name: 'Umucungamutungo', description: 'Keeps the École books' });
    expect(await names('?search=UMUCUNGA')).toEqual([role.name]);
    expect(await names('?search=école')).toEqual([role.name]);
    expect(await list('?page=1&page_size=1')).toMatchObject({ results: [expect.anything()], previous: null });
  });

  test('two roles do not have the same name', async () => {
    const role = await create({ name: 'Treasurer' });
    const again = await call('POST', '/roles/', { name: 'TREASURER' });
    expect([again.status, (await again.json()).errors]).toEqual([
      400,
      { name: ['A role with this name already exists. Choose another name.'] },
    ]);
    expect((await call('PUT', `/roles/${role.id}/`, { name: 'treasurer' })).status).toBe(200);
    await call('DELETE', `/roles/${role.id}/`);
    expect((await (await call('POST', '/roles/', { name: 'Treasurer' })).json()).detail).toContain('in the trash');
  });

  test('of many who make the same role at once, one does', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/roles/', { name: 'At once' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
  });

  test.each([
    [{}, { name: ['Role name is required'] }],
    [{ name: '  ' }, { name: ['Role name is required'] }],
    [{ name: 'x'.repeat(101) }, { name: ['The name can have at most 100 characters.'] }],
    [
      { name: 'x', permissions: ['posts.fly'] },
      { 'permissions.0': ['There is no such permission. Choose from the list.'] },
    ],
    [{ name: 'x', is_active: 1 }, { is_active: ['Choose whether it is active.'] }],
  ])('bad input %j is named', async (body, errors) => {
    const reply = await call('POST', '/roles/', body);
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors]);
  });

  test('deleting moves to the trash, and restoring brings it back; each is in the log', async () => {
    const role = await create({ permissions: ['posts.view'] });
    expect((await call('DELETE', `/roles/${role.id}/`)).status).toBe(204);
    expect(await names()).not.toContain(role.name);
    expect(await names('?trash=true')).toContain(role.name);
    expect((await call('DELETE', `/roles/${role.id}/`)).status).toBe(404);
    expect((await call('POST', `/roles/${role.id}/restore/`)).status).toBe(200);
    expect((await call('POST', `/roles/${role.id}/restore/`)).status).toBe(404);
    const log = await app.services.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('resource', '=', 'roles')
      .where('resource_id', '=', role.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
    expect(JSON.parse(log[0]?.after ?? '')).toMatchObject({ permissions: ['posts.view'] });
  });

  test('a permission to change a resource includes the permission to view it', async () => {
    const made = await call('POST', '/roles/', {
      name: 'Repliers',
      description: '',
      is_active: true,
      permissions: ['contacts.edit'],
    });
    expect((await made.json()).permissions.toSorted()).toEqual(['contacts.edit', 'contacts.view']);
  });
});
