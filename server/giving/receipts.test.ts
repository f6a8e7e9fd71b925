import { beforeAll, expect, test } from 'vitest';
import type { Gift, Receipt } from '../../domain/giving/gift.ts';
import { databases, freshDatabase } from '../../tests/support/databases.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { recordPayments } from '../../tests/support/recorded-payments.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { assign } from './gifts.ts';
import { issueReceipt } from './issue-receipts.ts';
import { makeSource } from './sources.ts';

test.each(databases)('32 people at once ask for receipts: the numbers follow each other, on %s', async (kind) => {
  const database = await freshDatabase(kind);
  const app = await startTestApp({ databaseUrl: database.url });
  const { db, config } = app.services;
  const { id: by } = await app.addUser({ isSuperuser: true });
  const write = <Result>(work: (unit: UnitOfWork) => Promise<Result>) => app.services.write(by, work);
  const source = await write((unit) => makeSource(unit, { name: 'Box', kind: 'cash', currency: 'RWF' }));
  const lines = Array.from({ length: 32 }, (_, index) => `R${index},2026-11-20,100,One of 32,,`);
  await recordPayments(app.services, source.id, ...lines);
  const paid = await db.selectFrom('payments').select('id').where('source_id', '=', source.id).execute();
  const gifts = await Promise.all(
    paid.map(({ id }) => {
      const giver = { name: 'One of 32', email: '32@example.org', phone: '' };
      const share = { amount: 100, pledge_id: null, giver_id: null, giver, project_id: null, gift_id: null };
      return write((unit) => assign(unit, id, [share], by));
    }),
  );
  await Promise.all(
    gifts.flat().map((gift) => write((unit) => issueReceipt(unit, config, gift, { by, byHand: false }))),
  );
  const made = await db.selectFrom('receipts').select('number').orderBy('number').execute();
  expect(made.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  await app.close();
  await database.drop();
});

eachDatabase('the name on a receipt', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  /** What is printed on the receipt of this gift, issued now. */
  async function printed(gift: Gift) {
    const { id } = await giving.receipt(gift);
    const row = await app.services.db.selectFrom('receipts').select('content').where('id', '=', id).executeTakeFirst();
    const { giver, isAnonymous } = JSON.parse(row?.content ?? '');
    return { ...giver, isAnonymous };
  }
  const languageOn = async (gift: Gift) => (await giving.receipt(gift)).language;
  const pledged = async (full_name: string, email: string) => {
    const { id, giver_id } = await giving.pledge({ full_name, email });
    return { giver_id, gift: await giving.gift(5000, { pledge_id: id }) };
  };
  const found = async (list: string, search: string): Promise<number[]> =>
    (await giving.call('GET', `/${list}/?search=${encodeURIComponent(search)}`)).results.map(
      ({ id }: { id: number }) => id,
    );

  test('is that of the pledge, and none where the pledge has none, whichever came first', async () => {
    for (const names of [
      ['', 'Alice Named'],
      ['Bea First', ''],
      ['Chantal One', 'Denise Other'],
    ]) {
      const email = `${crypto.randomUUID()}@example.org`;
      for (const name of names) {
        const { gift } = await pledged(name, email);
        expect(await printed(gift)).toEqual({ name, isAnonymous: name === '' });
      }
    }
  });

  test('a giver without a name gets that of a later pledge', async () => {
    const { giver_id } = await pledged('', 'named.later@example.org');
    await pledged('Later Named', 'named.later@example.org');
    expect(await giving.call('GET', `/givers/${giver_id}/`)).toMatchObject({ name: 'Later Named' });
  });

  test('is that of the giver who the misspelt one turned out to be, who is found by both', async () => {
    const misspelt = await pledged('Rose Mukamna', 'rose@wrong.example.org');
    const { giver } = await giving.gift(100, { giver: { name: 'Rose Mukamana', email: '', phone: '0788999111' } });
    await giving.call('POST', `/givers/${giver.id}/merge/`, { duplicate_id: misspelt.giver_id });
    expect(await printed(misspelt.gift)).toEqual({ name: 'Rose Mukamana', isAnonymous: false });
    for (const search of ['Mukamna', 'wrong.example', 'Rose Mukamana']) {
      expect(await found('givers', search)).toEqual([giver.id]);
      expect(await found('gifts', search)).toContain(misspelt.gift.id);
    }
    expect(await found('receipts', 'Rose Mukamana')).toHaveLength(1);
  });

  test('is the corrected one after staff correct that of the giver, and none after they take it away', async () => {
    const { giver_id, gift } = await pledged('Misspelt', 'corrected@example.org');
    const correct = (name: string) =>
      giving.call('PUT', `/givers/${giver_id}/`, { name, email: 'corrected@example.org', phone: '' });
    await correct('Well Spelt');
    expect(await printed(gift)).toEqual({ name: 'Well Spelt', isAnonymous: false });
    await correct('');
    const { receipt } = (await giving.call('GET', `/givers/${giver_id}/`)).gifts[0];
    await giving.call('POST', `/receipts/${receipt.id}/void/`, { reason: 'Wants no name' });
    expect(await printed(gift)).toEqual({ name: '', isAnonymous: true });
  });

  test('a receipt can be sent to the address of its giver, and says so where there is none', async () => {
    const written = await giving.receipt((await pledged('Written', 'written@example.org')).gift);
    expect(written).toMatchObject({ has_email: true });
    const send = ({ id }: Receipt) => giving.call('POST', `/receipts/${id}/send/`);
    expect(await send(written)).toMatchObject({ sent_at: null, is_waiting: true });
    const now = async () => (await giving.call('GET', `/receipts/?search=${written.number}`)).results[0];
    // It leaves only once the mail server takes it.
    await expect.poll(now).toMatchObject({ sent_at: expect.any(String), is_waiting: false });
    const giver = { name: 'Called', email: '', phone: '0788999333' };
    const called = await giving.receipt(await giving.gift(100, { giver }));
    expect(called).toMatchObject({ has_email: false });
    await expect(send(called)).rejects.toThrow('409');
    await giving.call('PUT', `/givers/${called.giver.id}/`, { ...giver, email: 'called@example.org' });
    const [known] = (await giving.call('GET', `/receipts/?search=${called.number}`)).results;
    expect(known).toMatchObject({ id: called.id, has_email: true });
  });

  test('a receipt is in the language of its pledge, or else in that of the giver', async () => {
    const email = 'reader@example.org';
    const { id, giver_id } = await giving.pledge({ full_name: 'Reader', email, language: 'fr' });
    const readIn = (language: string) =>
      giving.call('PUT', `/givers/${giver_id}/`, { name: 'Reader', email, phone: '', language });
    const withoutPledge = async () => languageOn(await giving.gift(5000, { giver_id }));
    expect(await withoutPledge()).toBe('fr');
    expect(await readIn('rw')).toMatchObject({ language: 'rw' });
    expect(await withoutPledge()).toBe('rw');
    expect(await languageOn(await giving.gift(5000, { pledge_id: id }))).toBe('fr');
    const giver = { name: 'Nobody’s pledge', email: '', phone: '0788999222', language: 'rw' };
    expect(await languageOn(await giving.gift(5000, { giver }))).toBe('rw');
  });

  test('is not found by an address or a number for whoever may not see givers', async () => {
    const { gift } = await pledged('Hidden Hand', 'hidden@example.org');
    await giving.receipt(gift);
    const { access } = await signedIn(app, { permissions: ['receipts.view'] });
    const count = async (search: string) =>
      (await (await app.call('GET', `/receipts/?search=${search}`, undefined, access)).json()).count;
    expect([await count('hidden%40example'), await count('hidden%20hand')]).toEqual([0, 1]);
    expect(await found('receipts', 'hidden@example')).toHaveLength(1);
  });
});
