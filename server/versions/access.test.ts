import { beforeAll, expect, test } from 'vitest';
import { versionedCollections } from '../../domain/collections/versioned.ts';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

const rights = (all: readonly Permission[]) => [...new Set(all)];

eachDatabase('the versions of each collection', (app) => {
  const access = new Map<string, string>();
  const has = async (name: string, permissions: readonly Permission[]) =>
    access.set(name, (await signedIn(app, { permissions })).access);

  beforeAll(async () => {
    await has('nothing', []);
  });

  const statuses = (collection: string, by: string | undefined) =>
    Promise.all(
      [
        ['GET', ''],
        ['GET', '1/'],
        ['POST', '1/restore/'],
      ].map(async ([method = '', path]) => {
        const body = method === 'POST' ? {} : undefined;
        const { status } = await app.call(method, `/versions/${collection}/2147483646/${path}`, body, by);
        return status;
      }),
    );

  test.each(versionedCollections)('$name: whoever may see and change a record, and nobody else', async (collection) => {
    const { name, permissions } = collection;
    const { view, edit } = permissions;
    await has('both', rights([view, edit]));
    await has(
      'all others',
      rights(versionedCollections.flatMap((one) => Object.values(one.permissions))).filter((one) => one !== edit),
    );
    expect(await statuses(name, undefined)).toEqual([401, 401, 401]);
    expect(await statuses(name, access.get('nothing'))).toEqual([403, 403, 403]);
    expect(await statuses(name, access.get('all others'))).toEqual([403, 403, 403]);
    expect(await statuses(name, access.get('both'))).toEqual([404, 404, 404]);
  });

  test.each(['users', 'donations', 'versions', 'subscribers'])('there are none of %s', async (name) => {
    const { access: all } = await signedIn(app, { isSuperuser: true });
    expect(await statuses(name, all)).toEqual([404, 404, 404]);
  });
});
