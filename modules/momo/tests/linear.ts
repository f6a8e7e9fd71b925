import type { Works } from '../../../tests/support/test-module.ts';
import { momoGateway } from '../server/momo.ts';
import { readMomoAmount } from '../server/replies.ts';

const PUBLIC_URL = 'https://site.example';
const PHONE = '+250788111222';
const nothing = () => undefined;

/** Everything that people type for a payment, and what comes back about it. */
async function pay(text: string): Promise<void> {
  const reply = { access_token: 'a', expires_in: 9, status: 'FAILED', reason: text };
  const settings = { baseUrl: PUBLIC_URL, subscriptionKey: 'a', apiUser: 'a', apiKey: 'a', callbackHost: null };
  const answered = async () => Response.json(reply);
  const gateway = momoGateway({ ...settings, targetEnvironment: 'mtnrwanda' }, answered);
  const id = '3f1b2c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d';
  const payment = { id, money: { amount: 500, currency: 'RWF' as const }, reference: text, message: text };
  gateway.paymentOfCallback({ externalId: text });
  await gateway.request({ ...payment, phone: text }).catch(nothing);
  // What is answered to a request is not read, and a longer reply than 64 KB about a payment is refused.
  await gateway.request({ ...payment, phone: PHONE }).catch(nothing);
  await gateway.status(id).catch(nothing);
}

export const momoWorks: Works = {
  'modules/momo/server/replies.ts': { readMomoAmount: (text) => readMomoAmount(text, 'RWF') },
  'modules/momo/server/momo.ts': { momoGateway: pay },
};
