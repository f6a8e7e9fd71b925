import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentRequests } from '../../../server/giving/payment-requests.ts';
import { databases } from '../../../tests/support/databases.ts';
import { allowLoggedErrors, expectLoggedErrors } from '../../../tests/support/logged-errors.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';
import { momoGateway } from '../server/momo.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

describe.each(databases)('how the operator of payments does, on %s', (kind) => {
  let place: TelephonePlace;

  beforeAll(async () => {
    place = await openTelephonePlace(kind);
  });

  afterAll(() => place.close());

  test('is on the first screen and on /readyz: while it refuses us, and once it works again', async () => {
    expectLoggedErrors(/^The gateway MTN MoMo does not work.*401/);
    const { app, momo } = place;
    const { access } = await signedIn(app, { permissions: ['audit.view'] });
    const seen = async () => {
      const ready = await app.get('/readyz');
      const { status, payments } = await ready.json();
      const shown = await (await app.call('GET', '/status/', undefined, access)).json();
      return [shown.payments?.is_failing, ready.status, status, payments];
    };
    expect(await seen()).toEqual([false, 200, 'ok', 'ok']);
    momo.fail('token', 401);
    const pledge = await place.pledge();
    await place.ask(pledge.token);
    await expect.poll(seen, { timeout: 60_000 }).toEqual([true, 200, 'degraded', 'failing']);
    place.later(15_000);
    await place.becomes(pledge.token, 'pending');
    await expect.poll(seen, { timeout: 60_000 }).toEqual([false, 200, 'ok', 'ok']);
  });

  test('is tried again where no payment is left to ask about', async () => {
    expectLoggedErrors(/^The gateway MTN MoMo does not work.*500/);
    const { momo, app } = place;
    const failing = () => app.services.requests?.isFailing;
    await app.services.db.updateTable('gateway_payments').set({ next_poll_at: null }).execute();
    momo.revokeTokens();
    momo.fail('token', 500, 2);
    const pledge = await place.pledge();
    await place.ask(pledge.token);
    await expect.poll(failing, { timeout: 60_000 }).toBe(true);
    await app.services.db.updateTable('gateway_payments').set({ next_poll_at: null }).execute();
    const look = (minutes: number) => async () => {
      place.later(minutes * 60_000);
      return failing();
    };
    await expect.poll(look(2), { timeout: 60_000 }).toBe(false);
  });

  test('is not blamed for an outage of our own database', async () => {
    // The app on the same database, too, misses the table.
    allowLoggedErrors(/gateway_payments/);
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const broken = await openTelephonePlace(kind);
    const { services } = broken.app;
    await services.db.schema.dropTable('gateway_payments').execute();
    const node = new PaymentRequests({ ...services, log }, momoGateway(broken.momo.settings));
    node.start();
    const isTold = () => lines.join('').includes('Looking for payments that are due does not work');
    await expect.poll(isTold, { timeout: 60_000 }).toBe(true);
    expect(node.isFailing).toBe(false);
    await node.stop();
    await broken.close();
  });
});
