import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { xlsxBytes } from '../../../server/http/xlsx.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import type { StatementPreview } from '../domain/statement.ts';
import { sendStatement } from '../tests/statements.ts';

const utf8 = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));

async function excel(...rows: string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const columns = (rows[0] ?? []).map((heading, at) => ({ heading, cell: (row: string[]) => row[at] ?? '' }));
  async function* batches() {
    yield rows.slice(1);
  }
  return new Uint8Array(await buffer(xlsxBytes(columns, batches())));
}

/** As many are stored as a file has payments: day, amount in the smallest unit, payer. */
const gifts = [
  ['2026-12-30', 123_450, 'Ann Uwase'],
  ['2026-12-31', 50_000, 'Béa'],
];

const shapes: readonly [
  shape: string,
  file: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
  stored: unknown,
][] = [
  ['commas', utf8('Date,Name,Amount', '30/12/2026,Ann Uwase,"1,234.50"', '31/12/2026,Béa,500.00'), gifts],
  ['semicolons', utf8('Date;Name;Amount', '30/12/2026;Ann Uwase;1234.50', '31/12/2026;Béa;500'), gifts],
  ['1.234,50', utf8('Date;Name;Amount', '2026-12-30;Ann Uwase;1.234,50', '2026-12-31;Béa;500,00'), gifts],
  ['31.12.2026', utf8('Date;Name;Amount', '30.12.2026;Ann Uwase;1234.50', '31.12.2026;Béa;500.00'), gifts],
  [
    'UTF-16',
    new Uint8Array(
      Buffer.from('\ufeffDate\tName\tAmount\n30/12/2026\tAnn Uwase\t1234.50\n31/12/2026\tBéa\t500.00', 'utf16le'),
    ),
    gifts,
  ],
  [
    'columns of debit and credit',
    utf8('Date,Name,Debit,Credit', '30/12/2026,Ann Uwase,,1234.50', '31/12/2026,Fee,2.00,', '31/12/2026,Béa,,500.00'),
    [gifts[0], ['2026-12-31', -200, 'Fee'], gifts[1]],
  ],
  [
    'a signed column',
    utf8('Date,Name,Amount', '30/12/2026,Ann Uwase,+1234.50', '31/12/2026,Fee,-2.00', '31/12/2026,Béa,500.00'),
    [gifts[0], ['2026-12-31', -200, 'Fee'], gifts[1]],
  ],
  [
    'summary lines',
    utf8(
      'Bank of the Lake;;',
      'Date;Name;Amount',
      '01/12/2026;Opening balance;',
      '30/12/2026;Ann Uwase;1234.50',
      '31/12/2026;Béa;500.00',
      ';Total;1734.50',
    ),
    gifts,
  ],
  [
    'a workbook',
    excel(['Date', 'Name', 'Amount'], ['2026-12-30', 'Ann Uwase', '1234.50'], ['2026-12-31', 'Béa', '500']),
    gifts,
  ],
];

const wrong: readonly [shape: string, file: Uint8Array<ArrayBuffer>, said: RegExp][] = [
  ['a PDF', utf8('%PDF-1.7', 'and more'), /Choose a CSV file/],
  ['a letter', utf8('Dear all', 'thank you'), /no columns/],
  ['an empty file', utf8(''), /empty/],
];

eachDatabase('a statement', (app) => {
  let staff: SignedInUser;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
  });

  async function newSource(): Promise<string> {
    const place = { name: 'Bank', kind: 'bank', currency: 'USD' };
    return String((await (await app.call('POST', '/payment-sources/', place, staff.access)).json()).id);
  }

  const stored = async (source: string) =>
    (
      await app.services.db
        .selectFrom('payments')
        .select(['day', 'amount', 'payer_name'])
        .where('source_id', '=', Number(source))
        .orderBy('id')
        .execute()
    ).map(({ day, amount, payer_name }) => [day, amount, payer_name]);

  test.each(shapes)(
    'of this shape is read without pointing at anything, and imported once: %s',
    async (_, sent, expected) => {
      const source_id = await newSource();
      const file = await sent;
      const send = (path: '/statements/preview/' | '/statements/', more = {}) =>
        sendStatement(app, staff.access, path, file, { source_id, all_came_in: 'confirmed', ...more });
      const preview: StatementPreview = await (await send('/statements/preview/')).json();
      const asked = { digest: preview.digest ?? '', columns: JSON.stringify(preview.columns) };
      expect((await send('/statements/', asked)).status).toBe(201);
      expect(await stored(source_id)).toEqual(expected);
      const again: StatementPreview = await (await send('/statements/preview/')).json();
      expect([again.added, again.counts.known]).toEqual([0, preview.added]);
    },
  );

  test.each(wrong)('that is none is refused at its field, and nothing is stored: %s', async (_, file, said) => {
    const source_id = await newSource();
    for (const path of ['/statements/preview/', '/statements/'] as const) {
      const reply = await sendStatement(app, staff.access, path, file, { source_id, digest: 'a' });
      expect(reply.status).toBe(400);
      expect((await reply.json()).errors.file[0]).toMatch(said);
    }
    expect(await stored(source_id)).toEqual([]);
  });
});
