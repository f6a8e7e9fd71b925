import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiverDetails } from '../../domain/giving/gift.ts';
import type { Permission } from '../../domain/permission.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test('donation interests and receipts of a giver are shown to whoever may see such', async () => {
  const { pledge, gift, receipt, call } = await openGiving(app);
  const { id, giver_id } = await pledge({ full_name: 'Alice', email: 'alice@example.org' });
  const given = await gift(5000, { pledge_id: id });
  await receipt(given);
  const shownTo = async (...permissions: Permission[]): Promise<GiverDetails> => {
    const { access } = await signedIn(app, { permissions: ['pledges.view', ...permissions] });
    return (await app.call('GET', `/givers/${giver_id}/`, undefined, access)).json();
  };
  expect(await shownTo()).toMatchObject({ interests: null, receipts: null, gifts: [{ amount: 5000 }] });
  expect(await shownTo('donations.view')).toMatchObject({ interests: [], receipts: null });
  expect(await shownTo('receipts.view')).toMatchObject({ interests: null, receipts: [{ gift_id: given.id }] });
  // Also where the reply follows a change.
  const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.edit'] });
  const change = { name: 'Alice', email: 'alice@example.org', phone: '' };
  const changed = await app.call('PUT', `/givers/${giver_id}/`, change, access);
  expect(await changed.json()).toMatchObject({ interests: null, receipts: null });
  expect(await call('GET', `/givers/${giver_id}/`)).toMatchObject({ receipts: [{ gift_id: given.id }] });
});

test('the secret address of a pledge is for whoever may change pledges', async () => {
  const { pledge } = await openGiving(app);
  const { id, giver_id, address } = await pledge({ full_name: 'Alice', email: 'secret@example.org' });
  expect(address).toMatch(/^\/rw\/pledge\/|^\/pledge\//);
  const shownTo = async (...permissions: Permission[]): Promise<string[]> => {
    const { access } = await signedIn(app, { permissions: ['pledges.view', ...permissions] });
    const read = async (path: string) => (await app.call('GET', path, undefined, access)).json();
    const [one, list, giver] = [
      await read(`/pledges/${id}/`),
      await read('/pledges/?search=secret'),
      await read(`/givers/${giver_id}/`),
    ];
    return [one.address, list.results[0].address, giver.pledges[0].address];
  };
  expect(await shownTo()).toEqual(['', '', '']);
  expect(await shownTo('pledges.edit')).toEqual([address, address, address]);
});

test('only who may see donation interests links one, and only one that there is', async () => {
  const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.create'] });
  const superuser = await signedIn(app, { isSuperuser: true });
  const body = { amount: '500', full_name: 'Alice', phone: '0788999333', interest_id: 987_654 };
  expect((await app.call('POST', '/pledges/by-staff/', body, access)).status).toBe(403);
  const refused = await app.call('POST', '/pledges/by-staff/', body, superuser.access);
  expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ['interest_id']]);
});

test('of two givers that were one for a while each has their own gifts afterwards', async () => {
  const { pledge, gift, call } = await openGiving(app);
  const alice = await pledge({ full_name: 'Alice', email: 'merged-alice@example.org' });
  const bob = await pledge({ full_name: 'Bob', email: 'merged-bob@example.org' });
  const both = (what: string) => call('POST', `/givers/${alice.giver_id}/${what}/`, { duplicate_id: bob.giver_id });
  await both('merge');
  await gift(5000, { pledge_id: bob.id });
  await gift(700, { giver: { name: 'Bob', email: 'merged-bob@example.org', phone: '' } });
  await gift(80, { giver_id: bob.giver_id });
  const amounts = async (giver: number) => {
    const { gifts }: GiverDetails = await call('GET', `/givers/${giver}/`);
    return gifts.map(({ amount }) => amount).sort((one, other) => other - one);
  };
  expect(await amounts(alice.giver_id)).toEqual([5000, 700, 80]);
  await both('unmerge');
  expect([await amounts(alice.giver_id), await amounts(bob.giver_id)]).toEqual([[], [5000, 700, 80]]);
});

test('a telephone beside an e-mail address does not make two people one', async () => {
  const { pledge } = await openGiving(app);
  const first = await pledge({ full_name: 'Diane', phone: '0788999444', email: 'diane@example.org' });
  const second = await pledge({ full_name: 'Somebody Else', phone: '0788999444' });
  expect(second.giver_id).not.toBe(first.giver_id);
});
