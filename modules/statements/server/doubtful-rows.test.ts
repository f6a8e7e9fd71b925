import { beforeAll, beforeEach, expect, test } from 'vitest';
import { staffText } from '../../../domain/reply-text.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import type { StatementPreview } from '../domain/statement.ts';
import type { StatementColumns } from '../domain/statement-columns.ts';
import { sendStatement } from '../tests/statements.ts';

const HEADING = 'Id,Date,Amount,Name,Branch';

eachDatabase('rows that may be known', (app) => {
  let staff: SignedInUser;
  let source: string;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, staff.access);

  beforeEach(async () => {
    const body = { name: 'Bank', kind: 'bank', currency: 'RWF' };
    source = String((await (await call('POST', '/payment-sources/', body)).json()).id);
  });

  interface Asked {
    columns?: Partial<StatementColumns>;
    doubtful?: string;
  }

  const fieldsOf = ({ columns, doubtful }: Asked) => ({
    source_id: source,
    // Their files have no signs.
    all_came_in: 'confirmed',
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(doubtful && { doubtful }),
  });

  async function previewOf(rows: readonly string[], asked: Asked = {}): Promise<StatementPreview> {
    const text = [HEADING, ...rows].join('\n');
    return (await sendStatement(app, staff.access, '/statements/preview/', text, fieldsOf(asked))).json();
  }

  /** Imports the file as its preview shows it. */
  async function load(rows: readonly string[], asked: Asked = {}) {
    const { digest, columns } = await previewOf(rows, asked);
    const fields = { ...fieldsOf({ ...asked, columns }), digest: digest ?? '' };
    return sendStatement(app, staff.access, '/statements/', [HEADING, ...rows].join('\n'), fields);
  }

  const amounts = async (): Promise<number[]> =>
    (await (await call('GET', `/payments/?source=${source}&page_size=50`)).json()).results
      .map(({ amount }: { amount: number }) => amount)
      .toSorted((a: number, b: number) => a - b);

  const october = ['1,2026-10-03,5000,Alice,Kicukiro', '2,2026-10-04,6000,Bob,Kicukiro'];

  test('a bank that numbers the rows of each file from 1 loses no money', async () => {
    expect((await load(october)).status).toBe(201);
    const november = ['1,2026-11-03,9000,Carine,Kicukiro', '2,2026-11-04,6000,Bob,Kicukiro'];
    const { counts, digest, added } = await previewOf(november);
    expect(counts).toMatchObject({ doubtful: 2, known: 0, new: 0 });
    expect([digest, added]).toEqual([null, 0]);
    expect((await load(november)).status).toBe(409);
    const decided = await previewOf(november, { doubtful: 'new' });
    expect([decided.added, decided.money_in]).toEqual([2, 15_000]);
    expect((await load(november, { doubtful: 'new' })).status).toBe(201);
    expect(await amounts()).toEqual([5000, 6000, 6000, 9000]);
    // Each of the two files once more adds nothing, and nobody is asked again.
    for (const file of [october, november]) {
      expect((await previewOf(file)).counts).toMatchObject({ known: 2, doubtful: 0, new: 0 });
    }
  });

  test('the same file, its columns pointed at in another way, is not imported twice unseen', async () => {
    const { columns } = await previewOf(october);
    const { external_id: _, ...withoutNumbers } = columns;
    expect((await load(october, { columns: withoutNumbers })).status).toBe(201);
    const again = await previewOf(october, { columns: { ...withoutNumbers, reference: 4 } });
    expect(again.counts).toMatchObject({ doubtful: 2, new: 0 });
    expect(again.rows.map(({ why }) => why)).toEqual([staffText('sameDayAndAmount'), staffText('sameDayAndAmount')]);
    const numbered = await previewOf(october, { columns });
    expect(numbered.counts).toMatchObject({ doubtful: 2, new: 0 });
    const known = await load(october, { columns, doubtful: 'known' });
    expect(await known.json()).toMatchObject({ added: 0, known: 2 });
    expect(await amounts()).toEqual([5000, 6000]);
  });

  test('of two equal gifts on one day, one of which is there, one is in doubt', async () => {
    await load(['7,2026-10-03,5000,Alice,Kicukiro'], {
      columns: { day: 1, amount: 2, payer_name: 3, date_order: 'ymd', decimal: '.', first_row: 1 },
    });
    const columns = {
      day: 1,
      amount: 2,
      payer_name: 3,
      text: 4,
      date_order: 'ymd',
      decimal: '.',
      first_row: 1,
    } as const;
    const both = ['7,2026-10-03,5000,Alice,Kicukiro', '8,2026-10-03,5000,Alice,Remera'];
    expect((await previewOf(both, { columns })).counts).toMatchObject({ doubtful: 1, new: 1 });
  });

  test('a column of words or of our references is not taken for numbers of transactions', async () => {
    const reply = await call('POST', '/pledges/by-staff/', { amount: '5000', full_name: 'Alice', phone: '0788000001' });
    const { reference } = await reply.json();
    for (const cell of ['MOMO', reference]) {
      const rows = [1, 2, 3, 4].map((day) => `${cell},2026-10-0${day},5000,Alice,Kicukiro`);
      expect((await previewOf(rows)).columns.external_id).toBeUndefined();
    }
  });

  test('a payment with its reference is found behind a thousand others', async () => {
    const reply = await call('POST', '/pledges/by-staff/', { amount: '5000', full_name: 'Alice', phone: '0788000009' });
    const { reference } = await reply.json();
    const others = Array.from(
      { length: 1_100 },
      (_, at) => `N${at},2026-10-05,${at % 2 ? 100 + at : -300},Other,Remera`,
    );
    const rows = [`N9999,2026-10-02,5000,Alice,${reference}`, ...others];
    // The column is known by the references of pledges that stand in it.
    expect((await previewOf(rows)).columns.reference).toBe(4);
    expect((await load(rows)).status).toBe(201);
    const certain = await (await call('GET', '/payments/certain/')).json();
    expect(certain.map(({ pledge }: { pledge: { reference: string } }) => pledge.reference)).toContain(reference);
  });
});
