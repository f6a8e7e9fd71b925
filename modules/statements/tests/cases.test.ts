import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '../../../domain/giving/money.ts';
import { worded } from '../../../server/http/reply-words.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { StatementPreview } from '../domain/statement.ts';
import { sendStatement } from './statements.ts';

// Files as operators and banks give them, each sent as the dashboard does. `README` of where they come from says what is right.

const FOLDER = new URL('cases/', import.meta.url);

let app: TestApp;
let staff: SignedInUser;
let drop: () => Promise<void>;
const tried = new Set<string>();

beforeAll(async () => {
  const database = await freshDatabase('sqlite');
  drop = database.drop;
  app = await startTestApp({ databaseUrl: database.url });
  app.setClock('2026-11-25T08:00:00.000Z');
  staff = await signedIn(app, { isSuperuser: true });
  // The pledges whose references stand in the files.
  for (const full_name of ['Ann Uwase', 'Bob Mugisha', 'Eve Ingabire'])
    await app.call('POST', '/pledges/by-staff/', { amount: '5000', full_name, phone: '0788000001' }, staff.access);
});

afterAll(async () => {
  await app.close();
  await drop();
});

async function newSource(currency: Currency): Promise<string> {
  const body = { name: 'Place', kind: 'bank', currency };
  return String((await (await app.call('POST', '/payment-sources/', body, staff.access)).json()).id);
}

const fileOf = async (name: string) => {
  tried.add(name);
  return new Uint8Array(await readFile(new URL(name, FOLDER)));
};

type Asked = Record<string, string>;

/** What a person says of a file whose amounts have no sign. */
const ALL_CAME_IN = { all_came_in: 'confirmed' };

async function preview(source_id: string, name: string, asked: Asked = {}): Promise<StatementPreview> {
  const fields = { source_id, ...asked };
  const reply = await sendStatement(app, staff.access, '/statements/preview/', await fileOf(name), fields);
  expect(reply.status).toBe(200);
  return reply.json();
}

/** Imports what was previewed. */
async function load(source_id: string, name: string, seen: StatementPreview, asked: Asked = {}) {
  const fields = { source_id, ...asked, columns: JSON.stringify(seen.columns), digest: seen.digest ?? '' };
  const reply = await sendStatement(app, staff.access, '/statements/', await fileOf(name), fields);
  expect(reply.status).toBe(201);
}

const reasons = ({ rows }: StatementPreview) =>
  rows.filter(({ outcome }) => outcome === 'passed_over').map(({ row, why }) => [row, worded(why, 'en')]);

interface Expected {
  file: string;
  currency: Currency;
  money_in: number;
  money_out: number;
  days?: string[];
  names?: string[];
  passedOver?: [number, unknown][];
  notes?: string[];
  /** Its amounts have no sign: a person has to say that all of it came in. */
  isWithoutSigns?: true;
}

const read: Expected[] = [
  {
    file: 'drcr-column.csv',
    currency: 'RWF',
    money_in: 50_000,
    money_out: 120_000,
    notes: ['date_order_guessed', 'balance_proved'],
  },
  {
    ...{ file: 'momo-status.csv', currency: 'RWF', money_in: 30_000, money_out: 0 },
    passedOver: [
      [3, expect.stringContaining('“Failed”')],
      [4, expect.stringContaining('“Pending”')],
    ],
  },
  {
    ...{ file: 'revolut-state.csv', currency: 'EUR', money_in: 5_000, money_out: 0, isWithoutSigns: true },
    passedOver: [
      [3, expect.stringContaining('“REVERTED”')],
      [4, expect.stringContaining('“PENDING”')],
    ],
  },
  { file: 'lakh.csv', currency: 'USD', money_in: 12_500_000, money_out: 5_000_000 },
  {
    ...{ file: 'wrapped-narration.csv', currency: 'RWF', money_in: 70_000, money_out: 0 },
    passedOver: [3, 4, 6].map((row) => [row, 'part of the row above']),
  },
  {
    ...{ file: 'one-cut-letter.csv', currency: 'RWF', money_in: 18_000, money_out: 0, isWithoutSigns: true },
    names: ['Béatrice Mukamana', 'Andr\ufffd', 'Hélène Uwimana'],
  },
  {
    ...{ file: 'month-first-low-days.csv', currency: 'RWF', money_in: 62_000, money_out: 20_000 },
    days: ['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-12'],
    notes: ['date_order_guessed', 'balance_proved'],
  },
  {
    ...{ file: 'day-without-separator.csv', currency: 'RWF', money_in: 50_000, money_out: 20_000 },
    days: ['2026-11-03', '2026-11-04'],
  },
  { file: 'slash-equals.csv', currency: 'RWF', money_in: 13_500, money_out: 0, isWithoutSigns: true },
  { file: 'apostrophe-amount.csv', currency: 'RWF', money_in: 53_000, money_out: 20_000 },
  {
    ...{ file: 'mixed-currency.csv', currency: 'EUR', money_in: 6_730, money_out: 0 },
    passedOver: [3, 4].map((row) => [row, expect.stringContaining('USD')]),
  },
  { file: 'camt053.xml', currency: 'EUR', money_in: 42_956, money_out: 0, days: ['2026-11-03', '2026-11-03'] },
  { file: 'quotes-inside.csv', currency: 'RWF', money_in: 78_000, money_out: 0, isWithoutSigns: true },
  { file: 'backslash-quotes.csv', currency: 'RWF', money_in: 8_000, money_out: 0, isWithoutSigns: true },
  { file: 'holds-french-letterhead.csv', currency: 'RWF', money_in: 1_250_000, money_out: 5_500 },
  {
    ...{ file: 'holds-utf16-no-mark.csv', currency: 'RWF', money_in: 5_000, money_out: 600 },
    names: ['Ágnes', 'Béa'],
  },
];

test.each(read)('$file is read right, and can be imported', async ({ file, currency, ...expected }) => {
  const source = await newSource(currency);
  const asked: Asked = expected.isWithoutSigns ? ALL_CAME_IN : {};
  const first = await preview(source, file);
  expect([first.questions, first.digest === null]).toEqual(
    expected.isWithoutSigns ? [['all_came_in'], true] : [[], false],
  );
  const seen = await preview(source, file, asked);
  const payments = seen.rows.filter(({ outcome }) => outcome === 'new');
  expect([seen.money_in, seen.money_out]).toEqual([expected.money_in, expected.money_out]);
  if (expected.days) expect(payments.map(({ day }) => day)).toEqual(expected.days);
  if (expected.names) expect(payments.map(({ payer_name }) => payer_name)).toEqual(expected.names);
  if (expected.passedOver) expect(reasons(seen)).toEqual(expected.passedOver);
  if (expected.notes) expect(seen.notes).toEqual(expected.notes);
  await load(source, file, seen, asked);
  // Of payments that are known nothing is asked.
  const again = { questions: [], counts: { new: 0, doubtful: 0, known: payments.length } };
  expect(await preview(source, file)).toMatchObject(again);
});

test('a reference that stands in a row below belongs to the payment above', async () => {
  const { rows } = await preview(await newSource('RWF'), 'wrapped-narration.csv');
  const texts = rows.map(({ row, reference, text }) => [row, `${reference} ${text}`] as const);
  expect(texts.find(([row]) => row === 2)?.[1]).toContain('TQ4-7WKA');
  expect(texts.find(([row]) => row === 5)?.[1]).toContain('BY MUGISHA BOB');
});

test('a column that the bank has put in is said, and the columns are asked again', async () => {
  const source = await newSource('RWF');
  await load(source, 'november.csv', await preview(source, 'november.csv'));
  const file = 'december-with-a-new-column.csv';
  const seen = await preview(source, file);
  expect(seen).toMatchObject({ digest: null, headings_gone: [], headings_added: ['Fee'] });
  expect(seen.questions).toContain('headings');
  expect([seen.money_in, seen.money_out]).toEqual([75_000, 0]);
  const asked = { columns: JSON.stringify(seen.columns) };
  const looked = await preview(source, file, asked);
  expect(looked.digest).not.toBeNull();
  await load(source, file, looked, asked);
  // Pointed at the fees the balances say that it is wrong.
  const wrong = { ...seen.columns, amount: 2 };
  const refused = await preview(await newSource('RWF'), file, { columns: JSON.stringify(wrong) });
  expect(refused).toMatchObject({ digest: null, counts: { problem: 1 } });
});

test('numbers that Excel has shortened identify nobody', async () => {
  const source = await newSource('RWF');
  await load(source, 'good-numbers.csv', await preview(source, 'good-numbers.csv', ALL_CAME_IN), ALL_CAME_IN);
  const seen = await preview(source, 'excel-damaged-numbers.csv');
  expect(seen).toMatchObject({
    digest: null,
    counts: { new: 0, known: 0, doubtful: 4 },
    notes: expect.arrayContaining(['saved_in_excel']),
  });
  expect(seen.rows.map(({ payer_phone }) => payer_phone)).toEqual(['', '', '', '']);
  expect(worded(seen.rows[0]?.why ?? '', 'en')).toContain('saved in Excel');
  // Of those in doubt a person leaves out what is known, and takes the others.
  const asked = { ...ALL_CAME_IN, left_out: '[2,3]', doubtful: 'new', columns: JSON.stringify(seen.columns) };
  const decided = await preview(source, 'excel-damaged-numbers.csv', asked);
  expect([decided.added, decided.money_in]).toEqual([2, 14_000]);
  await load(source, 'excel-damaged-numbers.csv', decided, asked);
  const next = await preview(source, 'excel-damaged-next-month.csv');
  expect(next.counts).toMatchObject({ known: 0, new: 0, doubtful: 3 });
});

test('of two files that overlap, equal gifts are counted as often as they stand there', async () => {
  const source = await newSource('RWF');
  const earlier = 'holds-two-equal-gifts.csv';
  await load(source, earlier, await preview(source, earlier, ALL_CAME_IN), ALL_CAME_IN);
  const seen = await preview(source, 'holds-overlap-later.csv');
  expect(seen.counts).toMatchObject({ known: 3, new: 2 });
});

test.each([
  ['statement.qif', /QIF.*CSV, Excel \(\.xlsx\)/],
  ['statement.sta', /MT940.*CSV, Excel \(\.xlsx\)/],
  ['statement.ofx', /OFX.*CSV, Excel \(\.xlsx\)/],
])('%s is named, and CSV or Excel asked for', async (file, said) => {
  const source_id = await newSource('RWF');
  const reply = await sendStatement(app, staff.access, '/statements/preview/', await fileOf(file), { source_id });
  expect(reply.status).toBe(400);
  expect((await reply.json()).errors.file[0]).toMatch(said);
});

test('no file is forgotten', async () => {
  expect((await readdir(FOLDER)).filter((name) => !tried.has(name))).toEqual([]);
});
