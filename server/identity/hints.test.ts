import { expect, test } from 'vitest';
import { hints } from '../../domain/hints.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('hints for newcomers', (app) => {
  const read = (access: string, hint: unknown) => app.call('POST', '/me/hints/', { hint }, access);
  const again = (access: string) => app.call('DELETE', '/me/hints/', undefined, access);
  const readBy = async (access: string) => (await (await app.call('GET', '/me/', undefined, access)).json()).read_hints;

  async function newcomer() {
    const user = await signedIn(app);
    await again(user.access);
    return user;
  }

  test('are read one after the other, each for good and for oneself alone', async () => {
    const [user, other] = [await newcomer(), await newcomer()];
    expect(await readBy(user.access)).toEqual([]);
    const reply = await read(user.access, 'payments');
    expect([reply.status, (await reply.json()).read_hints]).toEqual([200, ['payments']]);
    await read(user.access, 'lists');
    await read(user.access, 'payments');
    expect(await readBy(user.access)).toEqual(['payments', 'lists']);
    expect(await readBy(other.access)).toEqual([]);
  });

  test('are all kept when several devices close one each at the same moment', async () => {
    const { access } = await newcomer();
    await Promise.all(hints.map((hint) => read(access, hint)));
    expect((await readBy(access)).toSorted()).toEqual(hints.toSorted());
  });

  test('come back when somebody asks for them', async () => {
    const { access } = await newcomer();
    await read(access, 'overview');
    const reply = await again(access);
    expect([reply.status, (await reply.json()).read_hints]).toEqual([200, []]);
    expect(await readBy(access)).toEqual([]);
  });

  test('have known names', async () => {
    const { access } = await newcomer();
    for (const hint of ['no hint', 'overview ', '', 7, ['overview'], null]) {
      const reply = await read(access, hint);
      const { detail } = await reply.json();
      expect([hint, reply.status, detail]).toEqual([
        hint,
        400,
        'This hint is not there any more. Load the page again.',
      ]);
    }
    expect(await readBy(access)).toEqual([]);
  });

  test('are nobody’s without a sign-in', async () => {
    expect((await app.call('POST', '/me/hints/', { hint: 'lists' })).status).toBe(401);
    expect((await app.call('DELETE', '/me/hints/')).status).toBe(401);
  });
});
