import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('the order of a collection', (app) => {
  let editor: SignedInUser;
  let ids: number[];

  beforeAll(async () => {
    editor = await signedIn(app, { isSuperuser: true });
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, editor.access);

  beforeEach(async () => {
    await app.services.db.deleteFrom('team_members').execute();
    ids = [];
    for (const name of ['Aline', 'Bosco', 'Claudine', 'Diane']) {
      // Equal positions, as a form can leave them.
      const made = await call('POST', '/team/', { name, role: 'Trainer', text: '', position: 3 });
      ids.push((await made.json()).id);
    }
  });

  const put = async (order: readonly number[], seen: readonly number[] = ids) =>
    call('PUT', '/order/team/', { ids: order, seen });
  const seenByVisitors = async () =>
    (await (await app.get('/api/team/')).json()).map(({ name }: { name: string }) => name);
  const page = async () => (await app.get('/Team')).text();

  test('is what visitors see once it is saved, and is put back by the same call', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    expect(await seenByVisitors()).toEqual(['Aline', 'Bosco', 'Claudine', 'Diane']);
    await page();
    expect((await put([d, a, c, b])).status).toBe(204);
    expect(await seenByVisitors()).toEqual(['Diane', 'Aline', 'Claudine', 'Bosco']);
    expect(await page()).toMatch(/Diane.*Aline.*Claudine.*Bosco/s);
    expect((await put(ids, [d, a, c, b])).status).toBe(204);
    expect(await seenByVisitors()).toEqual(['Aline', 'Bosco', 'Claudine', 'Diane']);
    const [entry] = (await (await call('GET', '/audit/')).json()).results;
    expect(entry.sentence).toBe('Test Staff 1 changed the order of the team members.');
    expect(entry.changes).toEqual([
      { field: 'Order', before: 'Diane, Aline, Claudine, Bosco', after: 'Aline, Bosco, Claudine, Diane' },
    ]);
  });

  test('the second of two editors is told, and so is whoever has the form of a moved record open', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const before = await (await call('GET', `/team/${d}/`)).json();
    expect((await put([d, a, b, c])).status).toBe(204);
    const second = await put([b, a, c, d]);
    expect([second.status, (await second.json()).detail]).toEqual([
      409,
      'Someone else changed this while you were editing it.',
    ]);
    const { updated_at } = before;
    const form = { name: 'Diane', role: 'Trainer', text: 'New', position: 3, updated_at };
    expect((await call('PUT', `/team/${d}/`, form)).status).toBe(409);
    expect(await seenByVisitors()).toEqual(['Diane', 'Aline', 'Bosco', 'Claudine']);
  });

  test('a record that came or went meanwhile is told of, too', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await call('DELETE', `/team/${b}/`);
    expect((await put([d, a, b, c])).status).toBe(409);
    expect((await put([d, c, a], [a, c, d])).status).toBe(204);
    expect(await seenByVisitors()).toEqual(['Diane', 'Claudine', 'Aline']);
  });

  test('names every record once', async () => {
    const [a = 0, b = 0, c = 0] = ids;
    for (const order of [[a, b, c], [a, a, b, c], [a, b, c, 999_999], [], Array(2001).fill(a)]) {
      expect((await put(order)).status).toBe(400);
    }
    expect((await put(ids.toReversed(), ids)).status).toBe(204);
  });
});
