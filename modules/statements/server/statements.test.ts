import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { sendStatement } from '../tests/statements.ts';

const HEADING = 'Id,Date,Amount,Name';

eachDatabase('taking an import back', (app) => {
  let staff: SignedInUser;
  let sources = 0;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
  });

  async function call(method: string, path: string, body?: object) {
    const response = await app.call(method, path, body, staff.access);
    return { status: response.status, ...(await response.json()) };
  }

  async function newSource(): Promise<number> {
    sources += 1;
    const source = { name: `Code ${sources}`, kind: 'mobile_money', currency: 'RWF' };
    return (await call('POST', '/payment-sources/', source)).id;
  }

  const textOf = (lines: readonly string[], heading = HEADING) => [heading, ...lines].join('\n');

  async function previewed(source: number, lines: readonly string[], decision: object = {}, heading = HEADING) {
    const fields = { source_id: String(source), all_came_in: 'confirmed', ...decision };
    return (await sendStatement(app, staff.access, '/statements/preview/', textOf(lines, heading), fields)).json();
  }

  /** Imports a file, and answers what the import said. */
  async function imported(source: number, lines: readonly string[], decision: object = {}, heading = HEADING) {
    const { columns, digest } = await previewed(source, lines, decision, heading);
    const sent = {
      source_id: String(source),
      all_came_in: 'confirmed',
      ...decision,
      columns: JSON.stringify(columns),
      digest,
    };
    return (await sendStatement(app, staff.access, '/statements/', textOf(lines, heading), sent)).json();
  }

  const linesOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${at},2026-10-01,${1000 + at},Payer`);

  const paymentsOf = async (source: number) =>
    (await call('GET', `/payments/?source=${source}&ordering=amount`)).results;
  const statementsOf = async (source: number) =>
    (await call('GET', '/statements/')).results.filter((one: { source: { id: number } }) => one.source.id === source);

  test('the payments of a wrong file go, and only those; the file can be imported again', async () => {
    const source = await newSource();
    const right = await imported(source, linesOf('A', 2));
    const wrong = await imported(source, linesOf('B', 700));
    expect(await statementsOf(source)).toMatchObject([
      {
        id: wrong.id,
        file_name: 'statement.csv',
        imported_by: expect.stringContaining('Test Staff'),
        added: 700,
        untouched: 700,
      },
      { id: right.id, added: 2, known: 0, untouched: 2 },
    ]);
    const taken = await call('POST', `/statements/${wrong.id}/take-back/`);
    expect(taken).toEqual({ status: 200, removed: 700, kept: 0 });
    expect((await paymentsOf(source)).map((one: { external_id: string }) => one.external_id)).toEqual(['A0', 'A1']);
    expect(await statementsOf(source)).toMatchObject([{ id: right.id }]);
    expect((await call('POST', `/statements/${wrong.id}/take-back/`)).status).toBe(404);
    expect(await imported(source, linesOf('B', 700))).toMatchObject({ added: 700, known: 0 });
  });

  test('what somebody has dealt with stays: assigned, assigned for a while, and set aside', async () => {
    const source = await newSource();
    const { id } = await imported(source, linesOf('C', 5));
    const [assigned, once, aside] = await paymentsOf(source);
    const giver = { name: 'Alice', email: '', phone: '' };
    await call('POST', `/payments/${assigned.id}/gifts/`, { shares: [{ amount: assigned.amount, giver }] });
    const { gifts } = await call('POST', `/payments/${once.id}/gifts/`, { shares: [{ amount: once.amount, giver }] });
    await call('POST', `/gifts/${gifts[0].id}/take-back/`, { reason: 'Mistake' });
    await call('POST', `/payments/${aside.id}/set-aside/`, { reason: 'A fee' });
    expect(await statementsOf(source)).toMatchObject([{ added: 5, untouched: 2 }]);
    expect(await call('POST', `/statements/${id}/take-back/`)).toEqual({ status: 200, removed: 2, kept: 3 });
    const left = (await paymentsOf(source)).map((one: { id: number }) => one.id);
    expect(left).toEqual([assigned.id, once.id, aside.id]);
    expect(await statementsOf(source)).toMatchObject([{ added: 3, untouched: 0 }]);
    expect(await imported(source, linesOf('C', 5))).toMatchObject({ added: 2, known: 3 });
  });

  test('where a bank numbers each file from 1, a row that somebody has dealt with stays known by itself', async () => {
    const source = await newSource();
    const october = await imported(source, ['1,2026-10-01,5000,Payer', '2,2026-10-02,6000,Payer']);
    const lines = ['1,2026-11-01,5000,Payer', '2,2026-11-02,7000,Payer'];
    await imported(source, lines, { doubtful: 'new' });
    const found = await paymentsOf(source);
    const november = found.find((one: { day: string }) => one.day === '2026-11-01');
    const shares = [{ amount: 5000, giver: { name: 'Alice', email: '', phone: '' } }];
    await call('POST', `/payments/${november.id}/gifts/`, { shares });
    await call('POST', `/statements/${october.id}/take-back/`);
    expect(await previewed(source, lines)).toMatchObject({ counts: { new: 0, doubtful: 0, known: 2 } });
  });

  test('what was erased does not come back with the file', async () => {
    const source = await newSource();
    const lines = ['E1,2026-10-01,5000,Erased Person,0788999111', 'E2,2026-10-01,700,Other,'];
    const { id } = await imported(source, lines, {}, `${HEADING},Phone`);
    const erasing = { address: '+250788999111', confirmation: '+250788999111' };
    expect((await call('POST', '/privacy/erase/', erasing)).status).toBe(200);
    expect(await call('POST', `/statements/${id}/take-back/`)).toMatchObject({ removed: 1 });
    await imported(source, lines, {}, `${HEADING},Phone`);
    expect(await paymentsOf(source)).toMatchObject([{ payer_name: 'Other' }, { payer_name: '', payer_phone: '' }]);
  });

  test('a later file of the source that held known payments is pointed out', async () => {
    const source = await newSource();
    await imported(source, linesOf('L', 2));
    expect(await statementsOf(source)).toMatchObject([{ is_followed: false }]);
    await imported(source, linesOf('L', 3));
    expect(await statementsOf(source)).toMatchObject([{ is_followed: false }, { is_followed: true }]);
  });

  test('what an operator was asked to collect stays', async () => {
    const source = await newSource();
    const { id } = await imported(source, linesOf('D', 2));
    const [collected] = await paymentsOf(source);
    const now = new Date().toISOString();
    await app.services.db
      .insertInto('gateway_payments')
      .values({
        ...{ id: crypto.randomUUID(), pledge_id: null, amount: 1000, currency: 'RWF', phone: '+250788111222' },
        ...{ state: 'paid', attempts: 0, next_poll_at: null, transaction_id: 'D0', payment_id: collected.id },
        ...{ reason: '', created_at: now, updated_at: now },
      })
      .execute();
    expect(await call('POST', `/statements/${id}/take-back/`)).toMatchObject({ removed: 1, kept: 1 });
  });

  test('the log says who took which file back, and how many payments went', async () => {
    const source = await newSource();
    const { id } = await imported(source, linesOf('E', 3));
    await call('POST', `/statements/${id}/take-back/`);
    const { results } = await call('GET', '/audit/?resource=statements&action=take_import_back');
    expect(results[0]).toMatchObject({ resource_id: id });
    expect(JSON.stringify(results[0])).toContain('statement.csv');
  });

  test('who may not import may not take an import back', async () => {
    const source = await newSource();
    const { id } = await imported(source, linesOf('G', 1));
    const other = await signedIn(app, { permissions: ['statements.view', 'statements.edit'] });
    expect((await app.call('POST', `/statements/${id}/take-back/`, undefined, other.access)).status).toBe(403);
    expect(await paymentsOf(source)).toHaveLength(1);
  });

  test('of an assigning and a taking back at once, one is first, and the payment is not lost with its gift', async () => {
    const giver = { name: 'Alice', email: '', phone: '' };
    for (let round = 0; round < 10; round += 1) {
      const source = await newSource();
      const { id } = await imported(source, linesOf(`H${round}-`, 1));
      const [payment] = await paymentsOf(source);
      const [taken, assigned] = await Promise.all([
        call('POST', `/statements/${id}/take-back/`),
        call('POST', `/payments/${payment.id}/gifts/`, { shares: [{ amount: payment.amount, giver }] }),
      ]);
      expect(taken.status).toBe(200);
      expect(assigned.status).toBe(taken.kept === 1 ? 200 : 404);
      expect(await paymentsOf(source)).toHaveLength(taken.kept);
    }
  });
});
