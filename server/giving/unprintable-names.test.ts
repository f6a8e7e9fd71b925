import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test('a name that cannot be printed is said before the number of the receipt is used up', async () => {
  const { pledge, gift, call } = await openGiving(app);
  const { access } = await signedIn(app, { isSuperuser: true });
  const given = async (full_name: string) => {
    const { id } = await pledge({ full_name, email: `${crypto.randomUUID()}@example.org` });
    return gift(5000, { pledge_id: id });
  };
  const first = await given('Alice');
  const { number } = await call('POST', `/gifts/${first.id}/receipts/`);
  const following = (places: number) =>
    number.replace(/\d+$/, (digits: string) => String(Number(digits) + places).padStart(digits.length, '0'));

  const second = await given('王小明');
  const refused = await app.call('POST', `/gifts/${second.id}/receipts/`, undefined, access);
  expect([refused.status, (await refused.json()).detail]).toEqual([409, expect.stringContaining('王小明')]);
  const together = await app.call('POST', '/receipts/', { gift_ids: [second.id], send: false }, access);
  expect(together.status).toBe(409);

  const third = await given('አበበ በቀለ');
  expect(await call('POST', `/gifts/${third.id}/receipts/`)).toMatchObject({ number: following(1) });
  expect(await call('POST', `/gifts/${second.id}/receipts/?by_hand=true`)).toMatchObject({ number: following(2) });
});

test('a name that was corrected is printed', async () => {
  const { pledge, gift, call } = await openGiving(app);
  const { id, giver_id } = await pledge({ full_name: 'محمد علي', email: 'ali@example.org' });
  const { id: given } = await gift(5000, { pledge_id: id });
  await call('PUT', `/givers/${giver_id}/`, { name: 'Mohammed Ali', email: 'ali@example.org', phone: '' });
  expect(await call('POST', `/gifts/${given}/receipts/`)).toMatchObject({ gift_id: given });
});
