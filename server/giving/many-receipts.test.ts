import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { Gift, IssuedReceipts, Receipt } from '../../domain/giving/gift.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('receipts for several gifts at once', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  const issue = (gifts: readonly Pick<Gift, 'id'>[], send = false): Promise<IssuedReceipts> =>
    giving.call('POST', '/receipts/', { gift_ids: gifts.map(({ id }) => id), send });
  const given = (name: string, email = '', day = '2026-11-18') =>
    giving.gift(500, { giver: { name, email, phone: '', language: 'en' } }, day);
  const receiptsOf = async (name: string): Promise<Receipt[]> =>
    (await giving.call('GET', `/receipts/?search=${encodeURIComponent(name)}&ordering=number`)).results;
  const place = ({ number }: Receipt) => Number(number.slice(5));

  test('they get consecutive numbers, the oldest gift first, and those that have one are counted', async () => {
    const gifts = [];
    for (const day of ['2026-11-03', '2026-11-02', '2026-11-01']) gifts.push(await given('Numbered', '', day));
    const [newest, ...older] = gifts;
    if (newest === undefined) throw new Error('Nothing was given');
    await giving.receipt(newest);
    expect(await issue([...gifts, ...older])).toEqual({ issued: 2, passed_over: 1, sent: 0 });
    const [first, second, third] = await receiptsOf('Numbered');
    if (!first || !second || !third) throw new Error('A receipt is missing');
    expect([place(second), place(third)]).toEqual([place(first) + 1, place(first) + 2]);
    expect([second, third].map((one) => one.gift_id)).toEqual(older.map(({ id }) => id).reverse());
    expect(await issue(gifts)).toEqual({ issued: 0, passed_over: 3, sent: 0 });
  });

  test('each giver gets one mail with all of theirs, and who has left no address gets none', async () => {
    const [one, other] = [await given('Twice', 'twice@example.org'), await given('Twice', 'twice@example.org')];
    const called = await given('No address');
    expect(await issue([one, other, called], true)).toEqual({ issued: 3, passed_over: 0, sent: 2 });
    const { text } = await app.mailbox.take('twice@example.org', 'Intambwe: your receipts');
    const links = [...(text ?? '').matchAll(/\/receipts\/\S+\.pdf/g)].map(([link]) => link);
    expect(links).toEqual((await receiptsOf('Twice')).map(({ address }) => address));
    expect(await receiptsOf('No address')).toMatchObject([{ sent_at: null }]);
  });

  test('a gift that went back meanwhile gets none, and an unknown one refuses them all', async () => {
    const [back, stays] = [await given('Went back'), await given('Stays')];
    await giving.call('POST', `/gifts/${back.id}/take-back/`, { reason: 'Another giver' });
    await expect(issue([stays, { id: 999_999 }])).rejects.toThrow('400');
    expect(await receiptsOf('Stays')).toEqual([]);
    expect(await issue([back, stays])).toEqual({ issued: 1, passed_over: 1, sent: 0 });
  });

  test('more than a hundred are refused, and so is somebody who may not issue receipts', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }));
    await expect(issue(many)).rejects.toThrow('Choose at most 100 at once.');
    const { access } = await signedIn(app, { permissions: ['receipts.view', 'pledges.edit'] });
    expect((await app.call('POST', '/receipts/', { gift_ids: [1], send: false }, access)).status).toBe(403);
  });

  test('of somebody who is erased meanwhile nothing stays on a receipt or in a mail', async () => {
    const [source] = await giving.call('GET', '/payment-sources/');
    for (const pause of [5, 20, 40]) {
      const email = `erased.${pause}@example.org`;
      const gifts: Gift[] = [];
      for (let index = 0; index < 8; index += 1) {
        const cash = { source_id: source.id, day: '2026-11-18', amount: '1000', key: crypto.randomUUID() };
        const { id } = await giving.call('POST', '/payments/', { ...cash, payer_name: '' });
        const shares = [
          { amount: 400, giver: { name: `Erased ${pause}`, email, phone: '' } },
          { amount: 600, giver: { name: 'Stays', email: 'stays@example.org', phone: '' } },
        ];
        const made = await giving.call('POST', `/payments/${id}/gifts/`, { shares });
        gifts.push(...made.gifts.filter(({ amount }: Gift) => amount === 400));
      }
      const issuing = issue(gifts, true);
      await wait(pause);
      await Promise.all([issuing, giving.call('POST', '/privacy/erase/', { address: email, confirmation: email })]);
      const { db } = app.services;
      const named = db.selectFrom('receipts').select('id').where('content', 'like', `%Erased ${pause}%`);
      expect(await named.execute()).toEqual([]);
      const mails = db.selectFrom('mails').select('id').where('recipient', '=', email);
      expect(await mails.execute()).toEqual([]);
    }
  });

  test('two people who issue the same at once, from both ends, issue each once', async () => {
    const gifts = [];
    for (let index = 0; index < 12; index += 1) gifts.push(await given('Two at once'));
    const single = gifts.map((gift) => giving.receipt(gift).catch((error: Error) => error.message));
    const done = await Promise.all([issue(gifts), issue(gifts.toReversed()), ...single]);
    const made = await receiptsOf('Two at once');
    expect(new Set(made.map((one) => one.gift_id)).size).toBe(12);
    expect(made).toHaveLength(12);
    for (const refused of done.filter((one) => typeof one === 'string')) expect(refused).toContain('409');
    const numbers = await app.services.db.selectFrom('receipts').select('number').orderBy('number').execute();
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });
});
