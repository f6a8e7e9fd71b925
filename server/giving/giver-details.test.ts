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

test.each([
  ['+32 475 12 34 56', '+32 (0)475 12 34 56'],
  ['+250 788 111 222', '(+250) 788-111-222'],
  ['+44 20 7946 0958', '0044 (0)20 7946 0958'],
])('%s and %s are the telephone of one giver, whom staff find by either', async (first, second) => {
  const { pledge, call } = await openGiving(app);
  const { giver_id } = await pledge({ full_name: 'Els', phone: first });
  expect(await pledge({ full_name: 'Els', phone: second })).toMatchObject({ giver_id });
  for (const search of [first, second])
    expect(await call('GET', `/pledges/?${new URLSearchParams({ search })}`)).toMatchObject({ count: 2 });
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

test('a receipt of somebody who is the same person is in the language that staff chose', async () => {
  const { gift, receipt, call } = await openGiving(app);
  const first = await gift(5000, { giver: { name: 'Claire', email: 'claire@example.org', phone: '', language: 'fr' } });
  const second = await gift(5000, { giver: { name: 'Claire', email: '', phone: '0788123001' } });
  await call('POST', `/givers/${first.giver.id}/merge/`, { duplicate_id: second.giver.id });
  expect(await receipt(second)).toMatchObject({ language: 'fr' });
});

test('who is corrected is corrected in their pledges, however it was typed there', async () => {
  const { pledge, call } = await openGiving(app);
  const typed = { full_name: 'Dina', email: 'Dina.K@Example.org', phone: '0788 123 002' };
  const { id, giver_id } = await pledge(typed);
  const other = await pledge({ ...typed, phone: '0788 123 003' });
  await call('PUT', `/givers/${giver_id}/`, { name: 'Dina', email: 'dina@new.example', phone: '0788 123 999' });
  const contact = async (of: number) => {
    const { email, phone } = await call('GET', `/pledges/${of}/`);
    return [email, phone];
  };
  expect(await contact(id)).toEqual(['dina@new.example', '+250788123999']);
  // The number is another one than what was known of the giver.
  expect(await contact(other.id)).toEqual(['dina@new.example', '0788 123 003']);
});

test('the second to change a giver is told, and nothing is overwritten unseen', async () => {
  const { pledge, call } = await openGiving(app);
  const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.edit'] });
  const { giver_id } = await pledge({ full_name: 'Ella', email: 'ella@example.org' });
  const seen = { name: 'Ella', email: 'ella@example.org', phone: '' };
  const change = (name: string, began = seen) =>
    app.call('PUT', `/givers/${giver_id}/`, { ...seen, name, seen: began }, access);
  expect((await change('Ella M.')).status).toBe(200);
  const second = await change('Ella N.');
  expect([second.status, (await second.json()).detail]).toEqual([409, expect.stringContaining('changed')]);
  expect(await call('GET', `/givers/${giver_id}/`)).toMatchObject({ name: 'Ella M.' });
  expect((await change('Ella N.', { ...seen, name: 'Ella M.' })).status).toBe(200);
});

test('the second to change a giver does not undo the language that the first chose', async () => {
  const { pledge, call } = await openGiving(app);
  const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.edit'] });
  const { giver_id } = await pledge({ full_name: 'Lea', email: 'lea@example.org', language: 'en' });
  const seen = { name: 'Lea', email: 'lea@example.org', phone: '', language: 'en' };
  const change = (changed: object, began = seen) =>
    app.call('PUT', `/givers/${giver_id}/`, { ...began, ...changed, seen: began }, access);
  expect((await change({ language: 'fr' })).status).toBe(200);
  expect((await change({ name: 'Lea N.' })).status).toBe(409);
  expect(await call('GET', `/givers/${giver_id}/`)).toMatchObject({ name: 'Lea', language: 'fr' });
  expect((await change({ name: 'Lea N.' }, { ...seen, language: 'fr' })).status).toBe(200);
});

test('people are found by their number however it is written, and by a name that could be a reference', async () => {
  const { pledge, gift, call } = await openGiving(app);
  const { id } = await pledge({ full_name: 'Gatera Gaston', phone: '+250 788 123 004' });
  await gift(5000, { pledge_id: id });
  for (const search of ['0788123004', '0788 123 004', '+250788123004', 'Gatera G']) {
    for (const list of ['pledges', 'givers', 'gifts'])
      expect([list, search, (await call('GET', `/${list}/?search=${encodeURIComponent(search)}`)).count]).toEqual([
        ...[list, search, 1],
      ]);
  }
});

test('a visitor who pledges with somebody’s address does not name them on their receipts', async () => {
  const { pledge, gift, receipt, call } = await openGiving(app);
  const given = await gift(9000, { giver: { name: '', email: 'quiet@example.org', phone: '' } });
  const sent = { amount: '500', full_name: 'Mr Stranger', email: 'quiet@example.org' };
  expect((await app.call('POST', '/pledges/', sent)).status).toBe(201);
  await receipt(given);
  const name = async () => (await call('GET', `/givers/${given.giver.id}/`)).name;
  expect(await name()).toBe('');
  await pledge({ full_name: 'Paul', email: 'quiet@example.org' });
  expect(await name()).toBe('Paul');
});

test('a telephone beside an e-mail address does not make two people one', async () => {
  const { pledge } = await openGiving(app);
  const first = await pledge({ full_name: 'Diane', phone: '0788999444', email: 'diane@example.org' });
  const second = await pledge({ full_name: 'Somebody Else', phone: '0788999444' });
  expect(second.giver_id).not.toBe(first.giver_id);
});
