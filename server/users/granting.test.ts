import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import type { Role } from '../../domain/role.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

const managing = ['users.view', 'users.create', 'users.edit', 'users.delete'] as const;
const shaping = ['roles.view', 'roles.create', 'roles.edit', 'roles.delete'] as const;

eachDatabase('users cannot grant permissions that they do not hold', (app) => {
  let superuser: SignedInUser;
  let manager: SignedInUser;
  let made = 0;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    manager = await signedIn(app, { permissions: [...managing, ...shaping, 'posts.view'] });
  });

  async function role(permissions: readonly Permission[], is_active = true): Promise<Role> {
    made += 1;
    const body = { name: `Role ${made}`, description: '', is_active, permissions };
    return (await app.call('POST', '/roles/', body, superuser.access)).json();
  }
  const put = (user: { id: number; email: string }, options: Record<string, unknown>, by = manager) =>
    app.call(
      'PUT',
      `/update-user/${user.id}/`,
      { email: user.email, first_name: 'A', last_name: 'B', ...options },
      by.access,
    );
  const register = (options: Record<string, unknown>, by = manager) => {
    made += 1;
    const body = { email: `granted${made}@example.org`, first_name: 'A', last_name: 'B', ...options };
    return app.call('POST', '/register/', body, by.access);
  };
  const putRole = (id: number, options: Record<string, unknown>, by = manager) => {
    made += 1;
    return app.call('PUT', `/roles/${id}/`, { name: `Role ${made}`, description: '', ...options }, by.access);
  };
  const rolesOf = async (id: number) =>
    (await app.services.db.selectFrom('user_roles').select('role_id').where('user_id', '=', id).execute()).map(
      ({ role_id }) => role_id,
    );
  const permissionsOf = async (access: string): Promise<string[]> =>
    (await (await app.call('GET', '/me/', undefined, access)).json()).permissions;

  test('a role that allows more than the giver may', async () => {
    const [small, large] = [await role(['posts.view']), await role(['posts.view', 'donations.view'])];
    const user = await app.addUser();
    expect((await put(user, { role_ids: [small.id, large.id] })).status).toBe(403);
    expect(await rolesOf(user.id)).toEqual([]);
    expect((await put(user, { role_ids: [small.id] })).status).toBe(200);
    expect((await register({ role_ids: [large.id] })).status).toBe(403);
    expect((await put(user, { role_ids: [small.id, large.id] }, superuser)).status).toBe(200);
  });

  test('a role to oneself', async () => {
    const large = await role(['settings.edit']);
    const own = await rolesOf(manager.id);
    expect((await put(manager, { role_ids: [...own, large.id] })).status).toBe(403);
    expect(await rolesOf(manager.id)).toEqual(own);
  });

  test('permissions, by way of a role', async () => {
    const small = await role(['posts.view']);
    expect(
      (await app.call('POST', '/roles/', { name: 'Larger', permissions: ['posts.delete'] }, manager.access)).status,
    ).toBe(403);
    expect((await putRole(small.id, { permissions: ['posts.view', 'posts.delete'] })).status).toBe(403);
    expect((await putRole(small.id, { permissions: ['posts.view', 'users.view'] })).status).toBe(200);
  });

  test('permissions to oneself, by way of a role that one holds', async () => {
    const [own] = await rolesOf(manager.id);
    const before = await permissionsOf(manager.access);
    const reply = await putRole(own ?? 0, { permissions: [...before, 'settings.edit'] });
    expect(reply.status).toBe(403);
    expect(await permissionsOf(manager.access)).toEqual(before);
  });

  test('a role above oneself cannot be changed, switched on, deleted or restored', async () => {
    const large = await role(['donations.view'], false);
    expect((await putRole(large.id, { is_active: true })).status).toBe(403);
    expect((await app.call('DELETE', `/roles/${large.id}/`, undefined, manager.access)).status).toBe(403);
    await app.call('DELETE', `/roles/${large.id}/`, undefined, superuser.access);
    expect((await app.call('POST', `/roles/${large.id}/restore/`, undefined, manager.access)).status).toBe(403);
  });

  test('an account above oneself cannot be taken over, switched off or deleted', async () => {
    const donor = await signedIn(app, { permissions: ['donations.view'] });
    for (const above of [donor, superuser]) {
      for (const options of [
        {},
        { password: 'a password of mine' },
        { email: 'mine@example.org' },
        { is_active: false },
        { role_ids: [] },
      ]) {
        const reply = await put(above, options);
        expect(reply.status).toBe(403);
        expect(await reply.json()).toMatchObject({ contact: expect.stringContaining(superuser.email) });
      }
      for (const [method, path] of [
        ['DELETE', `/users/${above.id}/`],
        ['DELETE', `/users/${above.id}/sessions/`],
        ['POST', `/users/${above.id}/unlock/`],
        ['POST', `/users/${above.id}/invitation/`],
      ] as const) {
        expect((await app.call(method, path, undefined, manager.access)).status).toBe(403);
      }
      const seen = await (await app.call('GET', `/userDetails/${above.id}`, undefined, manager.access)).json();
      expect(seen.can).toEqual({ edit: false, delete: false, superuser: false, end_sessions: false });
    }
    expect((await app.call('GET', '/me/', undefined, superuser.access)).status).toBe(200);
  });

  test('only a superuser makes a superuser; anybody who edits accounts decides who is staff', async () => {
    const user = await app.addUser();
    expect((await put(user, { is_superuser: true })).status).toBe(403);
    expect(await (await put(user, { is_staff: false })).json()).toMatchObject({ is_staff: false });
    expect((await put(user, { is_staff: true, is_superuser: false })).status).toBe(200);
    expect((await register({ is_staff: true })).status).toBe(201);
    expect((await register({ is_superuser: true })).status).toBe(403);
    expect((await register({ is_staff: false, is_superuser: false })).status).toBe(201);
    const reply = await put(user, { is_staff: false, is_superuser: true }, superuser);
    expect(await reply.json()).toMatchObject({ is_staff: false, is_superuser: true });
  });

  test('one’s own account is not switched off or deleted, nor its password set without the old one', async () => {
    expect((await put(superuser, { is_active: false }, superuser)).status).toBe(409);
    expect((await put(superuser, { password: 'a password of mine' }, superuser)).status).toBe(409);
    expect((await app.call('DELETE', `/users/${superuser.id}/`, undefined, superuser.access)).status).toBe(409);
  });

  test('the last active superuser stays', async () => {
    const { db } = app.services;
    await db.updateTable('users').set({ is_superuser: false }).where('id', '!=', superuser.id).execute();
    const inactive = await app.addUser({ isSuperuser: true, isActive: false });
    expect((await put(superuser, { is_superuser: false }, superuser)).status).toBe(409);
    expect((await put(inactive, { is_active: true }, superuser)).status).toBe(200);
    expect((await put(superuser, { is_superuser: false }, superuser)).status).toBe(200);
    await db.updateTable('users').set({ is_superuser: true }).where('id', '=', superuser.id).execute();
  });

  test('an inactive role grants nothing, and cannot be assigned', async () => {
    const active = await role(['posts.view']);
    const user = await signedIn(app);
    await put(user, { role_ids: [active.id] });
    expect(await permissionsOf(user.access)).toEqual(['posts.view']);
    await putRole(active.id, { is_active: false, permissions: ['posts.view'] });
    expect(await permissionsOf(user.access)).toEqual([]);
    const other = await app.addUser();
    const reply = await put(other, { role_ids: [active.id] });
    expect(reply.status).toBe(400);
    expect((await reply.json()).errors.role_ids[0]).toContain('inactive');
    expect((await put(user, { role_ids: [active.id] })).status).toBe(200);
    const listed = await (await app.call('GET', `/roles/${active.id}/`, undefined, superuser.access)).json();
    expect(listed.can).toMatchObject({ edit: true, assign: false });
  });

  test('a role in the trash grants nothing until it is restored', async () => {
    const small = await role(['posts.view']);
    const user = await signedIn(app);
    await put(user, { role_ids: [small.id] });
    await app.call('DELETE', `/roles/${small.id}/`, undefined, manager.access);
    expect(await permissionsOf(user.access)).toEqual([]);
    await app.call('POST', `/roles/${small.id}/restore/`, undefined, manager.access);
    expect(await permissionsOf(user.access)).toEqual(['posts.view']);
  });
});
