import type { PaymentDetails } from '../../domain/api/giving.ts';
import type { Gift } from '../../domain/giving/gift.ts';
import type { Pledge } from '../../domain/giving/pledge.ts';
import { accessFor } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Somebody of the staff who enters pledges and cash, by the calls that the dashboard makes. */
export async function openGiving(app: TestApp) {
  const { id } = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, id);
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, access);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const source = await call('POST', '/payment-sources/', { name: 'Office', kind: 'cash', currency: 'RWF' });

  /** What came in at the office on this day, for a pledge or from a giver. */
  async function gift(amount: number, share: object, day = '2026-11-18'): Promise<Gift> {
    const payment = await call('POST', '/payments/', {
      source_id: source.id,
      day,
      amount: String(amount),
      payer_name: 'At the office',
      key: crypto.randomUUID(),
    });
    const shares = [{ amount, ...share }];
    const { gifts }: PaymentDetails = await call('POST', `/payments/${payment.id}/gifts/`, { shares });
    const [given] = gifts;
    if (given === undefined) throw new Error('The gift was not assigned');
    return given;
  }

  return {
    call,
    gift,
    pledge: (input: object): Promise<Pledge> => call('POST', '/pledges/by-staff/', { amount: '5000', ...input }),
    receipt: (gift: Gift) => call('POST', `/gifts/${gift.id}/receipts/`),
  };
}
