import { beforeAll, describe, expect, test } from 'vitest';
import { allPermissions, isPermission, type Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

/** Every resource whose publishing is a permission of its own. */
const published = allPermissions
  .filter((permission) => permission.endsWith('.publish'))
  .map((permission) => permission.replace('.publish', ''));

function permissionOf(name: string): Permission {
  if (!isPermission(name)) throw new Error(`There is no permission ${name}`);
  return name;
}

eachDatabase('publishing needs its permission', (app) => {
  let superuser: string;

  beforeAll(async () => {
    superuser = (await signedIn(app, { isSuperuser: true })).access;
  });

  describe.each(published)('%s', (resource) => {
    const may = async (...actions: string[]) => {
      const permissions = actions.map((action) => permissionOf(`${resource}.${action}`));
      return (await signedIn(app, { permissions })).access;
    };
    /** One of this status, in the trash. */
    const trashed = async (status: string): Promise<number> => {
      const made = await app.call('POST', `/${resource}/`, { title: 'Taken down', status }, superuser);
      expect(made.status).toBe(201);
      const { id } = await made.json();
      expect((await app.call('DELETE', `/${resource}/${id}/`, undefined, superuser)).status).toBe(204);
      return id;
    };
    const restored = async (id: number, access: string) => {
      const reply = await app.call('POST', `/${resource}/${id}/restore/`, undefined, access);
      return [reply.status, (await reply.json()).status];
    };
    const seenByVisitors = async (id: number) => (await app.get(`/api/${resource}/${id}/`)).status;

    test('with only the right to delete, a published post comes out of the trash as a draft', async () => {
      const id = await trashed('published');
      expect(await restored(id, await may('view', 'delete'))).toEqual([200, 'draft']);
      expect(await seenByVisitors(id)).toBe(404);
    });

    test('with the right to publish as well, it comes back as it was', async () => {
      const id = await trashed('published');
      expect(await restored(id, await may('delete', 'publish'))).toEqual([200, 'published']);
      expect(await seenByVisitors(id)).toBe(200);
    });

    test('a post that was not published stays what it was', async () => {
      expect(await restored(await trashed('draft'), await may('delete'))).toEqual([200, 'draft']);
    });
  });
});
