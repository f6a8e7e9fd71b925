import { expect, test } from 'vitest';
import { MAX_PINS } from '../../domain/pins.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('the pinned screens of a menu', (app) => {
  const pin = (access: string, pins: unknown) => app.call('PUT', '/me/pins/', { pins }, access);
  const pinsOf = async (access: string) => (await (await app.call('GET', '/me/', undefined, access)).json()).pins;

  test('are one’s own, in the order that was chosen, and none at first', async () => {
    const [user, other] = [await signedIn(app), await signedIn(app)];
    expect(await pinsOf(user.access)).toEqual([]);
    const reply = await pin(user.access, ['pledges', 'posts', 'pledges']);
    expect([reply.status, (await reply.json()).pins]).toEqual([200, ['pledges', 'posts']]);
    expect(await pinsOf(user.access)).toEqual(['pledges', 'posts']);
    expect(await pinsOf(other.access)).toEqual([]);
    await pin(user.access, []);
    expect(await pinsOf(user.access)).toEqual([]);
  });

  test('are screens that open without a record, and not many', async () => {
    const { access } = await signedIn(app);
    const unknown = 'This screen cannot be pinned. Load the page again, and pin another.';
    for (const pins of [['no screen'], ['editPost'], ['signIn'], ['__proto__'], [7], 'posts', null]) {
      const reply = await pin(access, pins);
      expect([pins, reply.status, (await reply.json()).detail]).toEqual([pins, 400, unknown]);
    }
    const many = ['overview', 'roles', 'users', 'ads', 'posts', 'events', 'announcements', 'gallery', 'donations'];
    expect(many).toHaveLength(MAX_PINS + 1);
    const reply = await pin(access, many);
    expect([reply.status, (await reply.json()).detail]).toEqual([400, '8 screens can be pinned. Unpin one first.']);
    expect(await pinsOf(access)).toEqual([]);
  });

  test('are nobody’s without a sign-in', async () => {
    expect((await app.call('PUT', '/me/pins/', { pins: ['posts'] })).status).toBe(401);
  });
});
