import { beforeAll, expect, test } from 'vitest';
import type { PaymentDetails } from '../../domain/api/giving.ts';
import type { Payment } from '../../domain/giving/payment.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { recordPayments } from '../../tests/support/recorded-payments.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { addDonation } from '../../tests/support/submissions.ts';

eachDatabase('payments and whose gifts they are', (app) => {
  let staff: SignedInUser;
  let source: number;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    const made = await call('POST', '/payment-sources/', {
      name: 'MoMo 123456',
      kind: 'mobile_money',
      currency: 'RWF',
    });
    source = (await made.json()).id;
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, staff.access);

  const load = (...lines: string[]) => recordPayments(app.services, source, ...lines);

  const found = async (search: string): Promise<Payment[]> =>
    (await (await call('GET', `/payments/?search=${encodeURIComponent(search)}`)).json()).results;
  const details = async (id: number): Promise<PaymentDetails> => (await call('GET', `/payments/${id}/`)).json();
  const one = async (search: string): Promise<PaymentDetails> => details((await found(search))[0]?.id ?? 0);
  const pledge = async (body: object) =>
    (
      await call('POST', '/pledges/by-staff/', {
        amount: '5000',
        full_name: 'Alice Mukamana',
        phone: '0788000001',
        ...body,
      })
    ).json();
  const assign = (id: number, ...shares: object[]) => call('POST', `/payments/${id}/gifts/`, { shares });

  test('a payment that is not set aside is not taken up', async () => {
    const entered = { source_id: source, day: '2026-11-18', amount: '300', key: crypto.randomUUID() };
    const { id } = await (await call('POST', '/payments/', entered)).json();
    expect((await call('POST', `/payments/${id}/take-up/`)).status).toBe(409);
    await call('POST', `/payments/${id}/set-aside/`, { reason: 'A fee' });
    expect((await call('POST', `/payments/${id}/take-up/`)).status).toBe(200);
    await call('POST', `/payments/${id}/set-aside/`, { reason: 'A fee' });
  });

  test('a pledge is proposed by name and amount, however many others have pledged as much since', async () => {
    const { id } = await pledge({ amount: '7700', full_name: 'Béatrice Uwase', phone: '0788555001' });
    const { db } = app.services;
    const row = await db.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _own, folded_text: _folded, folded_rest: _rest, ...alike } = row;
    const others = Array.from({ length: 201 }, (_, at) => ({ ...alike, full_name: `Somebody ${at}` }));
    await db.insertInto('pledges').values(others).execute();
    await load('N1,2026-11-18,7700,UWASE Beatrice,,gift');
    const { proposals } = await one('UWASE Beatrice');
    expect(proposals).toMatchObject([{ pledge: { id }, reason: 'name_and_amount', certainty: 'likely' }]);
  });

  test('who may view statements alone learns neither where givers are reached nor what they wrote, and no secret address', async () => {
    const giver = { full_name: 'Solange', email: 'solange@example.org', phone: '0788333444', message: 'For my mother' };
    const { id, reference, address } = await pledge(giver);
    await load(`P1,2026-11-18,5000,Somebody at the bank,,${reference}`);
    const payment = await one('Somebody at the bank');
    const { access } = await signedIn(app, { permissions: ['statements.view'] });
    for (const path of ['/payments/certain/', `/payments/${payment.id}/`]) {
      const said = await (await app.call('GET', path, undefined, access)).text();
      expect(said).toContain(reference);
      for (const secret of ['solange@example.org', '788333444', 'For my mother', address]) {
        expect(said).not.toContain(secret);
      }
    }
    await call('POST', '/payments/match/', { matches: [{ payment_id: payment.id, pledge_id: id }] });
  });

  test('the reference on a payment says whose it is, and one press assigns it', async () => {
    const interest = await addDonation(app.services, { status: 'contacted' });
    const { id, reference } = await pledge({ interest_id: interest, email: 'alice@example.org' });
    await load(`C1,2026-11-18,5000,Unknown,,Gift ${reference.toLowerCase().replace('-', ' ')}`);
    const payment = await one('Unknown');
    expect(payment.proposals).toMatchObject([{ pledge: { id }, reason: 'reference', certainty: 'certain' }]);
    const certain = await (await call('GET', '/payments/certain/')).json();
    expect(certain).toMatchObject([{ payment: { id: payment.id }, pledge: { id } }]);
    const reply = await call('POST', '/payments/match/', { matches: [{ payment_id: payment.id, pledge_id: id }] });
    expect(await reply.json()).toEqual({ matched: 1 });
    expect(await details(payment.id)).toMatchObject({
      state: 'assigned',
      gifts: [{ pledge: { reference }, amount: 5000 }],
    });
    expect(await (await call('GET', `/pledges/${id}/`)).json()).toMatchObject({ state: 'received', received: 5000 });
    const donation = await (await call('GET', `/admin-donations/${interest}/`)).json();
    expect(donation.status).toBe('donated');
    expect(donation.status_history.map((step: { to: string }) => step.to)).toEqual(['donated', 'committed']);
    expect(donation.notes[0].text).toContain(reference);
    const again = await call('POST', '/payments/match/', { matches: [{ payment_id: payment.id, pledge_id: id }] });
    expect(again.status).toBe(409);
  });

  test('a mistyped reference, a telephone number and a name are proposed, and none is taken by itself', async () => {
    const { id, reference } = await pledge({ amount: '1234', phone: '0788333333', full_name: 'Claudine Uwase' });
    const mistyped = reference.replace(/.$/, reference.endsWith('A') ? 'C' : 'A');
    await load(
      `D1,2026-11-18,1234,Somebody One,,${mistyped}`,
      'D2,2026-11-18,1234,Somebody Two,0788333333,',
      'D3,2026-11-18,1234,UWASE Claudine,,',
    );
    const reasons = [];
    for (const search of ['Somebody One', 'Somebody Two', 'UWASE']) {
      const { proposals, state } = await one(search);
      expect([state, proposals[0]?.pledge?.id, proposals[0]?.certainty]).toEqual(['open', id, 'likely']);
      reasons.push(proposals[0]?.reason);
    }
    expect(reasons).toEqual(['mistyped_reference', 'phone_and_amount', 'name_and_amount']);
  });

  test('one payment is split between several, never beyond what it is', async () => {
    const [first, second] = [await pledge({ amount: '300' }), await pledge({ amount: '700', phone: '0788444444' })];
    await load('E1,2026-11-18,1000,Church,,collection');
    const { id } = await one('Church');
    const shares = [
      { amount: 300, pledge_id: first.id },
      { amount: 600, pledge_id: second.id },
    ];
    expect((await assign(id, ...shares)).status).toBe(200);
    expect(await details(id)).toMatchObject({ state: 'open', assigned: 900 });
    expect((await assign(id, { amount: 101, pledge_id: second.id })).status).toBe(409);
    expect((await assign(id, { amount: 100, giver: { name: 'Unnamed', email: '', phone: '' } })).status).toBe(200);
    expect(await details(id)).toMatchObject({ state: 'assigned', gifts: [{}, {}, { pledge: null }] });
  });

  test('32 people at once assign one payment: only one of them does', async () => {
    const { id: pledge_id } = await pledge({ amount: '50' });
    await load('F1,2026-11-18,50,Race,,x');
    const { id } = await one('Race');
    const replies = await Promise.all(Array.from({ length: 32 }, () => assign(id, { amount: 50, pledge_id })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await details(id)).toMatchObject({ assigned: 50, gifts: [{ amount: 50 }] });
  });

  test('a match is taken back, and its receipt becomes void', async () => {
    const { id: pledge_id } = await pledge({ amount: '80' });
    await load('G1,2026-11-18,80,Mistake,,x');
    const { id } = await one('Mistake');
    const { gifts } = await (await assign(id, { amount: 80, pledge_id })).json();
    const receipt = await (await call('POST', `/gifts/${gifts[0].id}/receipts/`)).json();
    const back = await call('POST', `/gifts/${gifts[0].id}/take-back/`, { reason: 'Wrong person' });
    expect(await back.json()).toMatchObject({ state: 'open', assigned: 0, gifts: [] });
    const { results } = await (await call('GET', `/receipts/?search=${receipt.number}`)).json();
    expect(results).toMatchObject([{ id: receipt.id, void_reason: 'Wrong person' }]);
    expect((await call('POST', `/gifts/${gifts[0].id}/take-back/`, { reason: 'Again' })).status).toBe(409);
  });

  test('money that went back takes back the gift, and not more than it', async () => {
    const { id: pledge_id } = await pledge({ amount: '900' });
    await load('H1,2026-11-18,900,Refunded,0788555555,x', 'H2,2026-11-19,-900,Refunded,0788555555,reversal of H1');
    const [refund, paid] = await found('Refunded');
    const gift = (await (await assign(paid?.id ?? 0, { amount: 900, pledge_id })).json()).gifts[0];
    expect((await details(refund?.id ?? 0)).refundable).toMatchObject([{ id: gift.id }]);
    expect((await assign(refund?.id ?? 0, { amount: -901, gift_id: gift.id })).status).toBe(409);
    expect((await assign(refund?.id ?? 0, { amount: -900, gift_id: gift.id })).status).toBe(200);
    expect((await details(refund?.id ?? 0)).taken_back).toMatchObject([{ gift_id: gift.id, amount: 900 }]);
    expect(await (await call('GET', `/pledges/${pledge_id}/`)).json()).toMatchObject({ received: 0, state: 'waiting' });
    expect((await call('POST', `/gifts/${gift.id}/take-back/`, { reason: 'x' })).status).toBe(409);
    const undone = await call('POST', `/gifts/${gift.id}/take-back/`, { reason: 'x', payment_id: refund?.id });
    expect(await undone.json()).toMatchObject({ assigned: 0, taken_back: [] });
    expect(await (await call('GET', `/pledges/${pledge_id}/`)).json()).toMatchObject({ received: 900 });
  });

  test('gifts are sorted by the amount that is left of each', async () => {
    await load(
      'R1,2026-11-18,90000,Sorted,0788666001,x',
      'R2,2026-11-18,50000,Sorted too,,x',
      'R3,2026-11-19,-85000,Back,,x',
    );
    const given = async (search: string, amount: number) =>
      (await (await assign((await one(search)).id, { amount, giver: { name: 'Sorted', email: '', phone: '' } })).json())
        .gifts[0];
    const first = await given('R1', 90_000);
    await given('R2', 50_000);
    await assign((await one('R3')).id, { amount: -85_000, gift_id: first.id });
    const { results } = await (await call('GET', '/gifts/?search=Sorted&ordering=-amount')).json();
    expect(results.map(({ amount }: { amount: number }) => amount)).toEqual([50_000, 5000]);
  });

  test('a project that there is not is named at its field', async () => {
    await load('Q1,2026-11-18,60,Quiet,,x');
    const reply = await assign((await one('Quiet')).id, { amount: 60, giver: { name: 'Q' }, project_id: 98_765 });
    expect([reply.status, Object.keys((await reply.json()).errors)]).toEqual([400, ['project_id']]);
  });

  test('the habit of a pledge that was cancelled leads to its giver, and not to the pledge', async () => {
    const { id: pledge_id, giver_id } = await pledge({ amount: '5001', rhythm: 'monthly', phone: '0788666002' });
    await load(...[1, 2, 3].map((day) => `K${day},2026-11-1${day},5001,Fay,0788666002,x`));
    for (const day of [1, 2]) await assign((await one(`K${day}`)).id, { amount: 5001, pledge_id });
    const proposals = async () => (await one('K3')).proposals;
    expect(await proposals()).toMatchObject([{ pledge: { id: pledge_id } }]);
    await call('PATCH', `/pledges/${pledge_id}/status/`, { status: 'cancelled' });
    expect(await proposals()).toMatchObject([{ giver: { id: giver_id }, pledge: null, reason: 'habit' }]);
  });

  test('what is no gift is set aside, and taken up again', async () => {
    await load('I1,2026-11-18,60,Interest,,bank interest');
    const { id } = await one('Interest');
    expect((await call('POST', `/payments/${id}/set-aside/`, { reason: '' })).status).toBe(400);
    expect(await (await call('POST', `/payments/${id}/set-aside/`, { reason: 'Interest' })).json()).toMatchObject({
      state: 'set_aside',
    });
    const share = { amount: 60, giver: { name: 'X', email: '', phone: '' } };
    expect((await assign(id, share)).status).toBe(409);
    await call('POST', `/payments/${id}/take-up/`);
    expect((await assign(id, share)).status).toBe(200);
    expect((await call('POST', `/payments/${id}/set-aside/`, { reason: 'Interest' })).status).toBe(409);
  });

  test('cash that is entered twice with one key is stored once', async () => {
    const entry = {
      source_id: source,
      day: '2026-11-18',
      amount: '2,500',
      payer_name: 'Cash',
      key: crypto.randomUUID(),
    };
    const [first, second] = [await call('POST', '/payments/', entry), await call('POST', '/payments/', entry)];
    expect((await first.json()).id).toBe((await second.json()).id);
    expect(await found('Cash')).toMatchObject([{ amount: 2500 }]);
  });

  test('a gift that nobody has thanked for is on the list until somebody has', async () => {
    await load('J1,2026-11-18,40,Thankless,,x');
    const { id } = await one('Thankless');
    const { gifts } = await (
      await assign(id, { amount: 40, giver: { name: 'Thankless', email: '', phone: '' } })
    ).json();
    const owed = async () =>
      (await (await call('GET', '/gifts/?thanks_owed=true&search=Thankless')).json()).results.length;
    expect(await owed()).toBe(1);
    await call('POST', `/gifts/${gifts[0].id}/thanks/`);
    expect(await owed()).toBe(0);
    expect(await (await call('DELETE', `/gifts/${gifts[0].id}/thanks/`)).json()).toMatchObject({ thanked_at: null });
    expect(await owed()).toBe(1);
    expect((await call('DELETE', '/gifts/987654/thanks/')).status).toBe(404);
  });
});
