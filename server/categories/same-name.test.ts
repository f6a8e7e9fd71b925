import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const everyKind = databases.flatMap((database) =>
  [
    { path: '/categories/', noun: 'category' },
    { path: '/gallery-categories/', noun: 'gallery category' },
  ].map((kind) => ({ database, ...kind })),
);

describe.each(everyKind)('the names at $path, on $database', ({ database: kind, path, noun }) => {
  let database: FreshDatabase;
  let app: TestApp;
  let staff: SignedInUser;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    staff = await signedIn(app, { isSuperuser: true });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const send = async (method: string, below: string, body?: object) => {
    const reply = await app.call(method, `${path}${below}`, body, staff.access);
    return { status: reply.status, ...(reply.status === 204 ? {} : await reply.json()) };
  };

  test('a second one that differs only by letter case or spaces is refused', async () => {
    const { id } = await send('POST', '', { name: 'Ubuhinzi  bw’Éric' });
    const text = `There is already a ${noun} called “Ubuhinzi  bw’Éric”. Choose another name.`;
    for (const name of ['ubuhinzi bw’éric', ' UBUHINZI BW’ÉRIC ', 'Ubuhinzibw’Éric']) {
      expect(await send('POST', '', { name })).toMatchObject({ status: 400, errors: { name: [text] } });
    }
    expect(await send('PUT', `${id}/`, { name: 'UBUHINZI bw’Éric' })).toMatchObject({ status: 200 });
    const other = await send('POST', '', { name: 'Ubworozi' });
    expect(await send('PUT', `${other.id}/`, { name: 'ubuhinzi bw’éric' })).toMatchObject({ status: 400 });
  });

  test('one in the trash holds no name, and comes back only while its name is free', async () => {
    const { id } = await send('POST', '', { name: 'Amata' });
    await send('DELETE', `${id}/`);
    const second = await send('POST', '', { name: 'AMATA' });
    expect(second.status).toBe(201);
    const detail = `There is already a ${noun} called “AMATA”. Rename that one first.`;
    expect(await send('POST', `${id}/restore/`)).toMatchObject({ status: 409, detail });
    await send('PUT', `${second.id}/`, { name: 'Amata y’inka' });
    expect((await send('POST', `${id}/restore/`)).status).toBe(200);
  });

  test('of two sent at once one is made', async () => {
    const names = ['Ubuki', 'ubuki', 'UBUKI', 'Ubu ki'];
    const replies = await Promise.all(names.map((name) => send('POST', '', { name })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });
});
