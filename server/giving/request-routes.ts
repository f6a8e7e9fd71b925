import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { api } from '../../domain/api/api.ts';
import { typedAmount } from '../../domain/giving/money.ts';
import { paymentRequestTexts } from '../../domain/giving/payment-request.ts';
import { outstandingOf } from '../../domain/giving/pledge.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { replyText } from '../../domain/reply-text.ts';
import { guardedForm } from '../forms/form-guard.ts';
import { readBody } from '../http/body.ts';
import { type Endpoint, endpointOf, implement } from '../http/endpoint.ts';
import { badRequest, conflict, notFound } from '../http/http-error.ts';
import { PlaceLimiter } from '../http/limit.ts';
import { networkOf } from '../http/network.ts';
import type { AppEnvironment } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { addGatewayPayment, lastRequest } from './gateway-payments.ts';
import { type PledgeContext, pledgeOfToken } from './pledges.ts';

const CALL = 'POST /own-pledges/{token}/request/';

/** Telephones that one place may have asked within an hour: a quarter of what the site asks, so that none takes it all. */
const ASKED_BY_A_PLACE = { name: 'asked telephones', most: 15, seconds: 3600 };

/** So many times as many for each larger network around a place. */
const TIMES_LARGER = 2;

/** Asking a giver's telephone for the money. Without an operator there is no such call. */
export function paymentRequestRoutes(services: Services): Endpoint[] {
  const { db, config, requests } = services;
  const { access, summary, parameters } = api[CALL];
  if (!requests) return [endpointOf(CALL, { access, summary, parameters }, () => Promise.reject(notFound()))];
  const form = guardedForm(services, 'payment-request', () => paymentRequestTexts.taken);
  return [
    implement(
      CALL,
      async (call) => {
        const context: PledgeContext = { ...config, now: call.now };
        const { id, currency } = await pledgeOfToken(db, call.parameters.token, context);
        if (!requests.gateway.currencies.includes(currency)) throw notFound();
        const taken = await form.take(
          call,
          async (unit) => {
            const phone = phoneNumber(call.body.phone) ?? '';
            await addGatewayPayment(unit, { id: randomUUID(), pledge_id: id, currency, phone }, async () => {
              const outstanding = outstandingOf(await pledgeOfToken(unit.db, call.parameters.token, context));
              if (outstanding === 0) throw conflict(replyText('nothingOutstanding'));
              const { amount: typed } = call.body;
              const amount = typed === '' ? outstanding : typedAmount(typed, currency);
              const wrong = paymentRequestTexts.amount;
              if (amount === undefined || amount > outstanding) throw badRequest(wrong, { amount: [wrong] });
              return amount;
            });
            return undefined;
          },
          { form: `payment-request ${id}` },
        );
        requests.nudge();
        const last = await lastRequest(db, id, call.now);
        return { ...taken, request: last?.request ?? null };
      },
      { limiter: new PlaceLimiter(services.limits, ASKED_BY_A_PLACE, TIMES_LARGER) },
    ),
  ];
}

/** Bytes of a callback: those of an operator have some hundred. */
const MAX_CALLBACK = 16 * 1024;

/** Callbacks from one place that are read within a minute; an operator sends one for each payment. */
const MAX_CALLBACKS = 120;
const WINDOW = 60;

/** What was called back with; undefined for what cannot be read. */
async function readCallback(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, MAX_CALLBACK)).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Where an operator says that there is news of a payment. Anybody can call it, so the answer says nothing, not even whether
 * there is such a payment, and the operator itself is asked. Without an operator nothing is there.
 */
export function callbackRoutes({ requests, limits }: Services): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  if (!requests) return app;
  const limiter = limits.make({ name: 'payment callbacks', most: MAX_CALLBACKS, seconds: WINDOW });
  app.on(['PUT', 'POST'], requests.gateway.callbackPath, async (context) => {
    const isRead = await limiter.count(networkOf(context.env?.address ?? '')).then(
      () => true,
      () => false,
    );
    if (isRead) requests.heard(await readCallback(context.req.raw));
    context.header('cache-control', 'no-store');
    return context.body(null, 200);
  });
  return app;
}
