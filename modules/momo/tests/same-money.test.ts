import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from '../../../domain/giving/payment.ts';
import type { PledgeInShort } from '../../../domain/giving/pledge.ts';
import { databases } from '../../../tests/support/databases.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

type Certain = { payment: Payment; pledge: PledgeInShort }[];

describe.each(databases)('the same money, told twice without the operator’s number, on %s', (kind) => {
  let place: TelephonePlace;
  let source: number;

  beforeAll(async () => {
    place = await openTelephonePlace(kind);
    source = await place.source('mobile_money');
  });

  afterAll(() => place.close());

  const enter = async (amount: string, reference = ''): Promise<Payment> => {
    const typed = { day: '2026-11-20', amount, payer_name: 'Alice', reference, key: crypto.randomUUID() };
    return (await place.staff('POST', '/payments/', { source_id: source, ...typed })).json();
  };
  const certain = async (): Promise<Certain> => (await place.staff('GET', '/payments/certain/')).json();
  const match = (found: Certain) =>
    place.staff('POST', '/payments/match/', {
      matches: found.map(({ payment, pledge }) => ({ payment_id: payment.id, pledge_id: pledge.id })),
    });
  const assign = ({ id, amount }: Payment, pledge: { id: number }) =>
    place.staff('POST', `/payments/${id}/gifts/`, { shares: [{ amount, pledge_id: pledge.id }] });

  /** A pledge for which a telephone is being asked. */
  async function asked(amount: string) {
    const pledge = await place.pledge({ amount });
    return { ...pledge, payment: await place.asked(pledge) };
  }

  /** The payer confirms, and the operator tells of the money. Answers why it is left to staff. */
  async function comes({ payment, token }: Awaited<ReturnType<typeof asked>>) {
    await place.momo.confirm(payment);
    place.later(5000);
    await place.becomes(token, 'paid');
    return (await place.kept(payment)).reason;
  }

  test('staff enter it, and the operator tells of it: a person says whether it is one', async () => {
    const pledge = await asked('25');
    await enter('25', pledge.reference);
    expect(await comes(pledge)).toBe('like another payment');
    const found = await certain();
    expect(found).toHaveLength(1);
    expect((await match(found)).status).toBe(200);
    expect((await place.seen(pledge)).received).toBe(2500);
    expect(await certain()).toEqual([]);
  });

  test('staff enter and assign it before the operator tells of it', async () => {
    const pledge = await asked('26');
    await assign(await enter('26', pledge.reference), pledge);
    expect(await comes(pledge)).toBe('pledge received already');
    expect((await place.seen(pledge)).received).toBe(2600);
    expect(await certain()).toEqual([]);
  });

  test('of two payments with the reference of one pledge only the first is certain', async () => {
    const pledge = await place.pledge({ amount: '27' });
    const both = [await enter('27', pledge.reference), await enter('27', pledge.reference)];
    const found = await certain();
    expect(found).toHaveLength(1);
    const [other] = both.filter(({ id }) => id !== found[0]?.payment.id);
    await match(found);
    expect(await certain()).toEqual([]);
    const { proposals } = await (await place.staff('GET', `/payments/${other?.id}/`)).json();
    expect(proposals).toMatchObject([{ pledge: { id: pledge.id }, reason: 'reference', certainty: 'likely' }]);
    expect((await place.seen(pledge)).received).toBe(2700);
  });

  test('a match that was certain is refused once the pledge has come in', async () => {
    const pledge = await place.pledge({ amount: '28' });
    await enter('28', pledge.reference);
    const found = await certain();
    await assign(await enter('28'), pledge);
    const reply = await match(found);
    expect(reply.status).toBe(409);
    expect((await reply.json()).detail).toContain(pledge.reference);
    expect((await place.seen(pledge)).received).toBe(2800);
  });
});
