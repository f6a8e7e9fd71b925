import { beforeAll, expect, test } from 'vitest';
import type { FoundPerson } from '../../domain/privacy.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { placesInTables } from '../../tests/support/places.ts';

eachDatabase('the data of people who paid', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;
  let source: number;

  beforeAll(async () => {
    giving = await openGiving(app);
    const made = { name: 'Code', kind: 'mobile_money', currency: 'RWF' };
    source = (await giving.call('POST', '/payment-sources/', made)).id;
  });

  const pay = (payer: { payer_name: string; payer_phone: string; text?: string }) =>
    giving.call('POST', '/payments/', {
      ...{ source_id: source, day: '2026-11-18', amount: '7000', key: crypto.randomUUID() },
      ...payer,
    });
  const search = async (text: string): Promise<FoundPerson[]> =>
    giving.call('POST', '/privacy/search/', { search: text });
  const held = async (address: string) => (await giving.call('POST', '/privacy/person/', { address })).records;
  const erase = (address: string) => giving.call('POST', '/privacy/erase/', { address, confirmation: address });
  const payerOf = async ({ id }: { id: number }) => {
    const { payer_name, payer_phone, state } = await giving.call('GET', `/payments/${id}/`);
    return { payer_name, payer_phone, state };
  };

  test('a payer who pledged nothing is found by name and number, shown and erased', async () => {
    const open = await pay({ payer_name: 'Chantal Iradukunda', payer_phone: '0788 100 001', text: 'From Chantal' });
    const aside = await pay({ payer_name: 'Chantal Iradukunda', payer_phone: '+250788100001' });
    await giving.call('POST', `/payments/${aside.id}/set-aside/`, { reason: 'A refund' });
    for (const text of ['iradukunda', '0788100001', '+250 788 100 001']) {
      expect(await search(text)).toEqual([
        { address: '+250788100001', names: ['Chantal Iradukunda'], phones: ['+250788100001'], found: 2 },
      ]);
    }
    const paid = {
      kind: 'payments',
      at: '2026-11-18T00:00:00.000Z',
      facts: expect.arrayContaining([
        { name: 'Name', value: 'Chantal Iradukunda' },
        { name: 'Phone', value: '+250788100001' },
      ]),
    };
    expect(await held('+250788100001')).toEqual([paid, paid]);
    expect((await erase('+250788100001')).counts).toMatchObject({ gifts: 0, payments: 2 });
    expect(await payerOf(open)).toEqual({ payer_name: '', payer_phone: '', state: 'open' });
    expect(await payerOf(aside)).toEqual({ payer_name: '', payer_phone: '', state: 'set_aside' });
    expect(await placesInTables(app.services.db, ['Chantal', 'Iradukunda', '788100001'])).toEqual([]);
    expect(await search('iradukunda')).toEqual([]);
  });

  test('who pledged with a telephone alone takes payments along that nobody has assigned; a number beside an e-mail address is its own', async () => {
    const pledged = { full_name: 'Eric Habimana', phone: '0788100002' };
    await giving.pledge(pledged);
    await giving.pledge({ full_name: 'Eric H.', phone: '0788100003', email: 'eric@example.org' });
    await pay({ payer_name: 'HABIMANA ERIC', payer_phone: '0788100002' });
    await pay({ payer_name: 'HABIMANA ERIC', payer_phone: '0788100003' });
    expect((await search('habimana')).map(({ address }) => address).sort()).toEqual(['+250788100002', '+250788100003']);
    for (const [address, gifts, payments] of [
      ['+250788100002', 1, 1],
      ['eric@example.org', 1, 0],
      ['+250788100003', 0, 1],
    ] as const) {
      expect(
        (await held(address)).map((one: { kind: string }) => one.kind).filter((one: string) => one === 'payments'),
      ).toHaveLength(payments);
      expect((await erase(address)).counts).toMatchObject({ gifts, payments });
    }
    expect(await placesInTables(app.services.db, ['Habimana', '788100002', '788100003'])).toEqual([]);
  });

  test('what somebody else gave from a telephone that two share stays', async () => {
    await giving.pledge({ full_name: 'Olive', phone: '0788100004', email: 'olive@example.org' });
    const mother = await giving.pledge({ full_name: 'Mother of Olive', phone: '0788100004', email: 'm@example.org' });
    const theirs = await pay({ payer_name: 'Mother of Olive', payer_phone: '0788100004' });
    const share = { amount: 7000, pledge_id: mother.id };
    await giving.call('POST', `/payments/${theirs.id}/gifts/`, { shares: [share] });
    expect((await erase('olive@example.org')).counts).toMatchObject({ payments: 0 });
    expect(await payerOf(theirs)).toEqual({
      payer_name: 'Mother of Olive',
      payer_phone: '+250788100004',
      state: 'assigned',
    });
  });

  const pledgedBy = async (address: string) =>
    (await held(address))
      .filter((one: { kind: string }) => one.kind === 'gifts')
      .map(
        ({ facts }: { facts: { name: string; value: string }[] }) => facts.find(({ name }) => name === 'Name')?.value,
      );

  test('who pledged with another’s telephone and an e-mail address of their own is somebody else', async () => {
    await giving.pledge({ full_name: 'Aline Uwera', phone: '0788100005' });
    await giving.pledge({ full_name: 'Bosco', phone: '0788100005', email: 'Bosco@example.org' });
    expect((await search('bosco')).map(({ address }) => address)).toEqual(['bosco@example.org']);
    expect(await pledgedBy('bosco@example.org')).toEqual(['Bosco']);
    expect(await pledgedBy('+250788100005')).toEqual(['Aline Uwera']);
    expect((await erase('+250788100005')).counts).toMatchObject({ gifts: 1 });
    expect(await pledgedBy('bosco@example.org')).toEqual(['Bosco']);
    expect((await erase('bosco@example.org')).counts).toMatchObject({ gifts: 1 });
    expect(await placesInTables(app.services.db, ['Aline', 'Bosco', '788100005'])).toEqual([]);
  });

  test('a telephone number takes nothing of whoever has an e-mail address', async () => {
    await giving.pledge({ full_name: 'Chance', phone: '0788100006', email: 'chance@example.org' });
    expect(await held('+250788100006')).toEqual([]);
    expect((await erase('+250788100006')).counts).toMatchObject({ gifts: 0 });
    expect(await pledgedBy('chance@example.org')).toEqual(['Chance']);
  });

  test('an address that staff corrected is the one that everything is found under', async () => {
    const { giver_id } = await giving.pledge({ full_name: 'Denise', email: 'denis@example.org' });
    await giving.call('PUT', `/givers/${giver_id}/`, { name: 'Denise', email: 'denise@example.org', phone: '' });
    expect(await pledgedBy('denise@example.org')).toEqual(['Denise']);
    expect(await held('denis@example.org')).toEqual([]);
  });

  test('a payment that others have a share of, or that was taken back, keeps its payer', async () => {
    const one = await giving.pledge({ full_name: 'Esperance', email: 'esperance@example.org' });
    const other = await giving.pledge({ full_name: 'Fabrice', email: 'fabrice@example.org' });
    const shared = await pay({ payer_name: 'Fabrice', payer_phone: '0788100007' });
    const [first, second] = [one, other].map(({ id }) => ({ amount: 3500, pledge_id: id }));
    await giving.call('POST', `/payments/${shared.id}/gifts/`, { shares: [first, second] });
    const wrong = await pay({ payer_name: 'Gloria', payer_phone: '0788100008' });
    const { gifts } = await giving.call('POST', `/payments/${wrong.id}/gifts/`, {
      shares: [{ amount: 7000, pledge_id: one.id }],
    });
    await giving.call('POST', `/gifts/${gifts[0].id}/take-back/`, { reason: 'It is Gloria’s' });
    const alone = await pay({ payer_name: 'Esperance', payer_phone: '' });
    await giving.call('POST', `/payments/${alone.id}/gifts/`, { shares: [{ amount: 7000, pledge_id: one.id }] });
    expect((await erase('esperance@example.org')).counts).toMatchObject({ payments: 1 });
    expect(await payerOf(shared)).toMatchObject({ payer_name: 'Fabrice', payer_phone: '+250788100007' });
    expect(await payerOf(wrong)).toMatchObject({ payer_name: 'Gloria', payer_phone: '+250788100008' });
    expect(await payerOf(alone)).toMatchObject({ payer_name: '' });
    expect(await placesInTables(app.services.db, ['Esperance'])).toEqual([]);
  });

  test('who types the number of another gets nothing of theirs, and takes nothing away', async () => {
    const paid = await pay({ payer_name: 'Chance Umutoni', payer_phone: '0788100009', text: 'for my daughter' });
    await giving.pledge({ full_name: 'Eve', phone: '0788100009', email: 'eve@example.org' });
    expect((await held('eve@example.org')).map((one: { kind: string }) => one.kind)).toEqual(['gifts']);
    expect((await search('0788100009')).map(({ address }) => address).sort()).toEqual([
      '+250788100009',
      'eve@example.org',
    ]);
    await erase('eve@example.org');
    expect(await payerOf(paid)).toMatchObject({ payer_name: 'Chance Umutoni', payer_phone: '+250788100009' });
  });
});
