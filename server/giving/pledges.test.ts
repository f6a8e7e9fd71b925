import { beforeAll, expect, test } from 'vitest';
import { csvRows } from '../../tests/support/csv.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { readGivingReport } from './report.ts';

eachDatabase('a pledge', (app) => {
  let staff: SignedInUser;

  beforeAll(async () => {
    await giveStaffMailbox(app.services.db);
    staff = await signedIn(app, { permissions: ['pledges.view', 'pledges.create', 'pledges.edit', 'settings.edit'] });
    await app.call(
      'POST',
      '/payment-ways/',
      {
        name: 'MoMo',
        kind: 'mobile_money',
        currency: 'RWF',
        account: '*182*8*1*123456#',
        account_name: 'Intambwe',
        dial: '*182*8*1*123456*{amount}#',
        instructions: 'Dial the code.',
      },
      staff.access,
    );
  });

  const send = (body: unknown) => app.call('POST', '/pledges/', body);
  const pledge = async (body: object) => {
    const reply = await send({ amount: '5,000', email: 'giver@example.org', ...body });
    expect(reply.status).toBe(201);
    return reply.json();
  };
  const listed = async (query = '') => (await app.call('GET', `/pledges/${query}`, undefined, staff.access)).json();

  test('gets a reference, how to pay by mail, and an address of its own', async () => {
    const taken = await pledge({ full_name: 'Alice Mukamana', message: 'For the children' });
    expect(taken.reference).toMatch(/^[3-9A-Y]{3}-[3-9A-Y]{4}$/);
    expect(taken.message).toContain(taken.reference);
    const mail = await app.mailbox.take('giver@example.org');
    expect(mail.text).toContain(taken.reference);
    expect(mail.text).toContain('RWF\u00a05,000');
    expect(mail.text).toContain('*182*8*1*123456#');
    expect(mail.text).toContain('Dial this code on your phone to pay: *182*8*1*123456*5000#');
    expect(mail.text).toContain(taken.address);
    expect(mail.text).not.toMatch(/Alice|children/);
    const notice = await app.mailbox.take(STAFF_MAILBOX);
    expect(notice.text).toContain('Alice Mukamana');
    const [, token] = /\/pledge\/(.+)$/.exec(taken.address) ?? [];
    const own = await (await app.call('GET', `/own-pledges/${token}/`)).json();
    expect(own).toMatchObject({ reference: taken.reference, amount: 5000, state: 'waiting', receipts: [] });
    expect(JSON.stringify(own)).not.toContain('giver@example.org');
  });

  test('with a telephone number alone, in Kinyarwanda, is taken without a mail', async () => {
    const reply = await fetch(`${app.url}/api/pledges/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'rw' },
      body: JSON.stringify({ amount: '1 000', phone: '0788 111 222' }),
    });
    const taken = await reply.json();
    expect(taken.address).toMatch(/^\/rw\/pledge\//);
    expect(taken.message).toContain('Mutange nimero');
  });

  test('sent twice with one key is one pledge with one reference', async () => {
    const body = { amount: '700', email: 'twice@example.org', idempotency_key: crypto.randomUUID() };
    const [one, two] = [await (await send(body)).json(), await (await send(body)).json()];
    expect(two.reference).toBe(one.reference);
    expect((await listed('?search=twice@example.org')).count).toBe(1);
  });

  test('sent again with its key in capitals, or days later, is the same pledge with its reference', async () => {
    const key = crypto.randomUUID();
    const body = { amount: '700', email: 'late@example.org', idempotency_key: key };
    const { reference } = await pledge(body);
    expect((await pledge({ ...body, idempotency_key: key.toUpperCase() })).reference).toBe(reference);
    app.setClock('2026-11-22T09:00:00.000Z');
    expect((await pledge(body)).reference).toBe(reference);
    app.setClock('2026-11-20T08:00:00.000Z');
    expect((await listed('?search=late@example.org')).count).toBe(1);
  });

  test.each([
    [{ amount: '', email: 'a@b.rw' }, 'amount'],
    [{ amount: 'many', email: 'a@b.rw' }, 'amount'],
    [{ amount: '0', email: 'a@b.rw' }, 'amount'],
    [{ amount: '12.50', email: 'a@b.rw' }, 'amount'],
    [{ amount: '9'.repeat(12), email: 'a@b.rw' }, 'amount'],
    [{ amount: '500' }, 'email'],
    [{ amount: '500', phone: '12' }, 'phone'],
    [{ amount: '500', email: 'a@b.rw', currency: 'XXX' }, 'currency'],
    [{ amount: '500', email: 'a@b.rw', project_id: 99 }, 'project_id'],
    [{ amount: '500', email: 'a@b.rw', rhythm: 'daily' }, 'rhythm'],
  ])('%j is refused at its field', async (body, field) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(Object.keys((await reply.json()).errors)).toContain(field);
  });

  test('is found by its reference, however it is typed', async () => {
    const { reference } = await pledge({ amount: '4000' });
    for (const search of [reference, reference.toLowerCase(), reference.replace('-', ' ')]) {
      expect((await listed(`?search=${encodeURIComponent(search)}`)).results).toMatchObject([{ reference }]);
    }
  });

  test('is cancelled by its giver, and by nobody without the link', async () => {
    const { address, reference } = await pledge({ amount: '3000' });
    const token = address.split('/').at(-1) ?? '';
    for (const wrong of [token.slice(0, -1), `${token}x`, token.replace(/^\d+/, '1'), '1-aaaaaaaaaaaaaaaaaaaaaa']) {
      expect((await app.call('POST', `/own-pledges/${wrong}/cancel/`)).status).toBe(404);
    }
    // Pressed once more, the button says the same, and the log does not grow.
    for (let press = 0; press < 2; press += 1) {
      expect((await app.call('POST', `/own-pledges/${token}/cancel/`)).status).toBe(200);
    }
    const { length } = await app.services.db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'cancel')
      .where('resource_id', '=', token.split('-')[0] ?? '')
      .execute();
    expect(length).toBe(1);
    expect((await listed(`?search=${reference}`)).results).toMatchObject([{ status: 'cancelled', state: 'cancelled' }]);
    expect((await listed('?state=cancelled')).results.map((one: { reference: string }) => one.reference)).toContain(
      reference,
    );
  });

  test('that was cancelled by mistake is opened again by its giver, noted once', async () => {
    const { address, reference } = await pledge({ amount: '3100' });
    const token = address.split('/').at(-1) ?? '';
    const press = async (what: string) => (await app.call('POST', `/own-pledges/${token}/${what}/`)).status;
    expect([await press('reopen'), await press('cancel'), await press('reopen'), await press('reopen')]).toEqual([
      200, 200, 200, 200,
    ]);
    expect((await listed(`?search=${reference}`)).results).toMatchObject([{ status: 'open', state: 'waiting' }]);
    const noted = await app.services.db
      .selectFrom('audit')
      .select('action')
      .where('resource', '=', 'pledges')
      .where('resource_id', '=', token.split('-')[0] ?? '')
      .orderBy('id')
      .execute();
    expect(noted.map(({ action }) => action)).toEqual(['cancel', 'reopen']);
    expect((await app.call('POST', `/own-pledges/${token}x/reopen/`)).status).toBe(404);
    // Over and over it would fill the log; cancelled it can always be.
    for (let times = 0; times < 9; times += 1)
      expect([await press('cancel'), await press('reopen')]).toEqual([200, 200]);
    // Also after the log is emptied of what is old.
    await app.services.db.deleteFrom('audit').execute();
    expect([await press('cancel'), await press('reopen'), await press('cancel')]).toEqual([200, 409, 200]);
    expect((await listed(`?search=${reference}`)).results).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a monthly one expects an amount for each month', async () => {
    app.setClock('2026-11-30T21:30:00.000Z');
    const { reference } = await pledge({ amount: '1000', rhythm: 'monthly', email: 'monthly@example.org' });
    const expected = async () => {
      staff = await signedIn(app, { permissions: ['pledges.view'] });
      return (await listed(`?search=${reference}`)).results[0].expected;
    };
    expect(await expected()).toBe(1000);
    app.setClock('2026-11-30T22:00:00.000Z');
    expect(await expected()).toBe(2000);
    app.setClock('2027-02-10T00:00:00.000Z');
    expect(await expected()).toBe(4000);
  });

  test('of each month is due in the report from the month it began in, also in another time zone since', async () => {
    // November in Kigali, and still October in UTC.
    app.setClock('2026-10-31T22:30:00.000Z');
    await pledge({ amount: '10', currency: 'EUR', rhythm: 'monthly', email: 'moved@example.org' });
    app.setClock('2026-12-10T08:00:00.000Z');
    const { db, config } = app.services;
    for (const timeZone of [config.timeZone, 'UTC']) {
      const { lines } = await readGivingReport(db, { by: 'month' }, { ...config, timeZone, now: app.services.clock() });
      const due = lines.filter(({ currency }) => currency === 'EUR').map(({ key, outstanding }) => [key, outstanding]);
      expect([timeZone, due]).toEqual([
        timeZone,
        [
          ['2026-12', 1000],
          ['2026-11', 1000],
        ],
      ]);
    }
    app.setClock('2026-11-20T08:00:00.000Z');
  });

  test('of the largest amount each month is listed in the months that follow', async () => {
    app.setClock('2026-11-20T08:00:00.000Z');
    const { reference } = await pledge({ amount: '2000000000', rhythm: 'monthly', email: 'large@example.org' });
    app.setClock('2027-02-10T00:00:00.000Z');
    staff = await signedIn(app, { permissions: ['pledges.view'] });
    expect((await listed(`?state=waiting&search=${reference}`)).results).toMatchObject([{ expected: 8_000_000_000 }]);
    expect((await listed(`?state=received&search=${reference}`)).results).toEqual([]);
    app.setClock('2026-11-20T08:00:00.000Z');
    staff = await signedIn(app, { permissions: ['pledges.view'] });
  });

  test.each([
    ['GET', '/pledges/?project=99999999999'],
    ['GET', '/payments/?source=99999999999'],
    ['POST', '/payments/', { source_id: 99_999_999_999, day: '2026-11-18', amount: '5', key: crypto.randomUUID() }],
    ['POST', '/payments/match/', { matches: [{ payment_id: 99_999_999_999, pledge_id: 1 }] }],
    ['POST', '/payments/match/', { matches: [{ payment_id: 1, pledge_id: 99_999_999_999 }] }],
    ['POST', '/givers/1/merge/', { duplicate_id: 99_999_999_999 }],
    ['POST', '/givers/1/unmerge/', { duplicate_id: 99_999_999_999 }],
    ['POST', '/gifts/1/take-back/', { reason: 'A mistake', payment_id: 99_999_999_999 }],
  ])('%s %s %j is refused: no record has such a number', async (method, path, body = undefined) => {
    const { access } = await signedIn(app, { isSuperuser: true });
    expect((await app.call(method, path, body, access)).status).toBe(400);
  });

  test('no receipt is found by a number that none can have', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const reply = await app.call('GET', '/receipts/?search=2026-99999999999', undefined, access);
    expect(await reply.json()).toMatchObject({ count: 0 });
  });

  test('has all its receipts sent in one mail', async () => {
    const giving = await openGiving(app);
    const { id, address } = await giving.pledge({ amount: '1000', email: 'receipts@example.org', language: 'en' });
    const gifts = [await giving.gift(600, { pledge_id: id }), await giving.gift(400, { pledge_id: id })];
    const receipts = [];
    for (const gift of gifts) receipts.push(await giving.receipt(gift));
    const asked = () => app.call('POST', `/own-pledges/${address.split('/').at(-1)}/receipt/`);
    expect((await asked()).status).toBe(200);
    // Nobody is told that a mail was sent where none was.
    const statuses = [await asked(), await asked(), await asked()].map(({ status }) => status);
    expect(statuses.at(-1)).toBe(429);
    const mail = await app.mailbox.take('receipts@example.org', 'Intambwe: your receipts');
    for (const receipt of receipts) expect(mail.text).toContain(receipt.address);
  });

  test.each([
    ['monthly', 'cancelled'],
    ['once', 'received'],
  ] as const)('%s, of which all came in before it was cancelled, is %s', async (rhythm, state) => {
    const giving = await openGiving(app);
    const { id, reference } = await giving.pledge({ amount: '2000', rhythm, email: `${rhythm}-paid@example.org` });
    await giving.gift(2000, { pledge_id: id });
    expect(await giving.call('GET', `/pledges/${id}/`)).toMatchObject({ state: 'received' });
    await giving.call('PATCH', `/pledges/${id}/status/`, { status: 'cancelled' });
    expect(await giving.call('GET', `/pledges/${id}/`)).toMatchObject({ state });
    const listedAs = async (asked: string) =>
      (await giving.call('GET', `/pledges/?state=${asked}&search=${reference}`)).count;
    expect([await listedAs('received'), await listedAs('cancelled')]).toEqual(state === 'received' ? [1, 0] : [0, 1]);
  });

  test('is saved to a file with amounts that can be added up, as is the report', async () => {
    const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.export'] });
    await pledge({ full_name: 'Keza', amount: '12.50', currency: 'USD', email: 'keza@example.org' });
    await pledge({ full_name: 'Keza', amount: '27 300', email: 'keza@example.org' });
    const table = async (path: string) => csvRows(await (await app.call('GET', path, undefined, access)).text());
    const [headings = [], ...rows] = await table('/pledges/export/?search=keza');
    const names = ['Project', 'Currency', 'Amount', 'Expected', 'Received'];
    expect(rows.map((row) => names.map((name) => row[headings.indexOf(name)]))).toEqual([
      ['Where it is needed most', 'USD', '12.50', '12.50', '0.00'],
      ['Where it is needed most', 'RWF', '27300', '27300', '0'],
    ]);
    const report = await table('/giving-report/export/?by=project');
    expect(report).toContainEqual(['Where it is needed most', 'USD', '12.50', '0.00', '12.50']);
    const workbook = await app.call('GET', '/pledges/export/?search=keza&format=xlsx', undefined, access);
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
  });
});
