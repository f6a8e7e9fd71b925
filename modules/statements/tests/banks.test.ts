import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { currencies, fromUnits } from '../../../domain/giving/money.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { StatementPreview } from '../domain/statement.ts';
import { sendStatement } from './statements.ts';

// Exports made from banks' descriptions by somebody who had not seen how they are read, each with what is true of it. A file is
// read right at first sight, or refused.

const FOLDER = new URL('banks/', import.meta.url);

/** Refused: a status says neither that a payment is settled nor that it is not; Uganda's shilling has no hundredths here. */
const refused = ['paypal_activity_us', 'equity_ug'];

const payment = z.object({ date: z.string(), amount: z.string(), currency: z.string().optional() });
const truth = z.object({
  account_currency: z.string(),
  today: z.string(),
  incoming: z.array(payment),
  /** `judgement`: final when it came in, and taken back by a later row of its own. */
  not_incoming: z.array(
    z.object({ date: z.string().nullable(), amount: z.string(), judgement: z.literal(true).optional() }),
  ),
});

let app: TestApp;
let staff: SignedInUser;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase('sqlite');
  drop = database.drop;
  app = await startTestApp({ databaseUrl: database.url });
  staff = await signedIn(app, { isSuperuser: true });
});

afterAll(async () => {
  await app.close();
  await drop();
});

const files = await readdir(FOLDER);
const names = files.flatMap((file) => /^(.*)\.truth\.json$/.exec(file)?.[1] ?? []);

test.each(names)('%s', async (name) => {
  const known = truth.parse(JSON.parse(await readFile(new URL(`${name}.truth.json`, FOLDER), 'utf8')));
  app.setClock(`${known.today}T08:00:00.000Z`);
  // Accounts in Swiss francs are not kept: theirs are read as another currency with hundredths.
  const currency = z.enum(currencies).catch('USD').parse(known.account_currency);
  const place = { name, kind: 'bank', currency };
  const { id } = await (await app.call('POST', '/payment-sources/', place, staff.access)).json();
  const file = new Uint8Array(
    await readFile(new URL(files.find((one) => one.startsWith(`${name}.`) && !one.endsWith('.json')) ?? '', FOLDER)),
  );
  const preview = async (asked: Record<string, string>): Promise<StatementPreview> => {
    const fields = { source_id: String(id), ...asked };
    return (await sendStatement(app, staff.access, '/statements/preview/', file, fields)).json();
  };
  const first = await preview({});
  const seen = first.questions.length > 0 ? await preview({ columns: JSON.stringify(first.columns) }) : first;
  expect(seen.digest === null).toBe(refused.includes(name));
  if (seen.digest === null) return;
  const came = [
    ...known.incoming.filter((one) => one.currency === undefined || one.currency === known.account_currency),
    ...known.not_incoming.filter(({ judgement }) => judgement),
  ].map(({ date, amount }) => `${date} ${Math.round(fromUnits(Number(amount), currency).amount)}`);
  const read = seen.rows.flatMap(({ day, amount, outcome }) =>
    outcome === 'new' && amount > 0 ? [`${day} ${amount}`] : [],
  );
  expect(read.toSorted()).toEqual(came.toSorted());
});
