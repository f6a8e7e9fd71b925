import type { Currency, Money } from '../../../domain/giving/money.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { ask, type OperatorReply, understand } from '../../../server/gateways/ask.ts';
import { type Gateway, GatewayUnavailable } from '../../../server/gateways/gateway.ts';
import { callback, momoAmount, readMomoAmount, statusReply, tokenReply } from './replies.ts';
import { keptToken } from './token.ts';

// MTN MoMo Collection: https://momodeveloper.mtn.com/api-documentation. A payment is asked for under an id of ours; the payer
// confirms it on the telephone; what became of it is asked for. MTN also calls back once, without a signature.

const OPERATOR = 'MTN MoMo';

/** The currency of each of MTN's environments that we know. The sandbox takes no other than the euro. */
const momoCurrencies = { mtnrwanda: 'RWF', sandbox: 'EUR' } as const satisfies Record<string, Currency>;

/** What MTN gives an organisation, and where it is reached. All but the addresses are secrets. */
export interface MomoSettings {
  /** The origin: `https://proxy.momoapi.mtn.com`. */
  baseUrl: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  targetEnvironment: keyof typeof momoCurrencies;
  /** The host that was registered for callbacks; null for none. */
  callbackHost: string | null;
}

/** Where MTN calls back, with POST or PUT. */
export const momoCallbackPath = '/api/payments/momo/callback/';

/** By the documentation, the sandbox calls back over http alone, and production over https alone. */
const callbackUrlOf = ({ callbackHost, targetEnvironment }: MomoSettings) =>
  callbackHost === null
    ? undefined
    : `${targetEnvironment === 'sandbox' ? 'http' : 'https'}://${callbackHost}${momoCallbackPath}`;

/** Characters of a message that MTN takes, and those that are looked at: accents are taken off only then. */
const MAX_MESSAGE = 160;
const MAX_WRITTEN = 1000;

/** MTN refuses a payment whose message has signs, such as the apostrophe: letters without accents and digits are left. */
const plainMessage = (text: string) =>
  text
    .slice(0, MAX_WRITTEN)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.,-]+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE);

/** MTN's reason where the payer says no. */
const REFUSED_BY_PAYER = 'APPROVAL_REJECTED';

/** It becomes part of an address, and MTN refuses other versions. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function expectId(id: string): void {
  if (!UUID.test(id)) throw new TypeError('The id of a payment is a UUID of version 4, in lower case');
}

export function momoGateway(settings: MomoSettings, fetchImpl: typeof fetch = fetch): Gateway {
  const { baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment } = settings;
  const currency = momoCurrencies[targetEnvironment];
  const callbackUrl = callbackUrlOf(settings);
  const collection = `${baseUrl}/collection`;
  const common = { 'ocp-apim-subscription-key': subscriptionKey, accept: 'application/json' };

  const token = keptToken(async () => {
    const authorization = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
    const init = { method: 'POST', headers: { ...common, authorization } };
    const reply = await ask(fetchImpl, OPERATOR, `${collection}/token/`, init);
    if (reply.status !== 200) throw new GatewayUnavailable(`${OPERATOR} gives no token (${reply.status})`);
    const { access_token, expires_in } = understand(OPERATOR, reply, tokenReply);
    return { value: access_token, lifetime: expires_in * 1000 };
  });

  /** Once more with a fresh token where MTN no longer takes the one at hand. */
  async function call(path: string, own: Record<string, string> = {}, body?: object): Promise<OperatorReply> {
    const attempt = (bearer: string) => {
      const authorization = `Bearer ${bearer}`;
      const headers = { ...common, ...own, authorization, 'x-target-environment': targetEnvironment };
      const sent = body && { method: 'POST', body: JSON.stringify(body) };
      return ask(fetchImpl, OPERATOR, `${collection}${path}`, { headers, ...sent });
    };
    const first = await token();
    const reply = await attempt(first);
    return reply.status === 401 ? attempt(await token(first)) : reply;
  }

  return {
    name: OPERATOR,
    currencies: [currency],

    async request({ id, money, phone, reference, message }) {
      expectId(id);
      const partyId = phoneDigits(phone);
      const isAmount = Number.isSafeInteger(money.amount) && money.amount > 0 && money.currency === currency;
      if (partyId === undefined || !isAmount) return 'refused';
      const headers = {
        'content-type': 'application/json',
        'x-reference-id': id,
        ...(callbackUrl !== undefined && { 'x-callback-url': callbackUrl }),
      };
      const { status } = await call('/v1_0/requesttopay', headers, {
        amount: momoAmount(money),
        currency,
        // Callbacks have this, and not the X-Reference-Id.
        externalId: id,
        payer: { partyIdType: 'MSISDN', partyId },
        payerMessage: plainMessage(message),
        payeeNote: plainMessage(reference),
      });
      // 409: this id has been asked for. The reply to an earlier try was lost.
      if (status === 202 || status === 409) return 'pending';
      if (status === 400) return 'refused';
      throw new GatewayUnavailable(`${OPERATOR} answers ${status} to a request for a payment`);
    },

    async check() {
      await token();
    },

    async status(id) {
      expectId(id);
      const reply = await call(`/v1_0/requesttopay/${id}`);
      // Not there yet, or lost on its way. It may still arrive, and money may follow: only MTN says that it has failed.
      if (reply.status === 404) return { state: 'pending' };
      if (reply.status !== 200) throw new GatewayUnavailable(`${OPERATOR} answers ${reply.status} about a payment`);
      const said = understand(OPERATOR, reply, statusReply);
      if (said.externalId !== undefined && said.externalId.toLowerCase() !== id) {
        throw new GatewayUnavailable(`${OPERATOR} answers about another payment`);
      }
      if (said.status === 'PENDING') return { state: 'pending' };
      if (said.status === 'FAILED') {
        return { state: said.reason === REFUSED_BY_PAYER ? 'refused' : 'failed', reason: said.reason };
      }
      const amount = readMomoAmount(said.amount, said.currency);
      if (amount === undefined) throw new GatewayUnavailable(`${OPERATOR} answers an amount that cannot be read`);
      const money: Money = { amount, currency: said.currency };
      const { partyId } = said.payer;
      const payerPhone = phoneDigits(partyId) ?? partyId;
      return { state: 'paid', money, transactionId: said.financialTransactionId, payerPhone };
    },

    callbackPath: momoCallbackPath,

    paymentOfCallback(body) {
      return callback.safeParse(body).data?.externalId;
    },
  };
}
