import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { zipped } from '../../../server/http/zip.ts';

// What a statement takes of the memory of the service, together with the process that reads it: they have the 512 MB of the
// service's unit, of which 256 MB are for what JavaScript makes in the program that answers visitors.

const MEGABYTE = 1024 * 1024;
const HEAP = 256;
const ALL = 512;

/** Bytes of the largest file that is taken. */
const LARGEST = 25 * MEGABYTE;

/** Milliseconds that a statement may take while much else is done on the machine. */
const PATIENCE = 300_000;

let folder: string;
let planner: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-memory-'));
  const program = new URL('plan-statements.ts', import.meta.url);
  planner = fork(program, [], { execArgv: [`--max-old-space-size=${HEAP}`] });
});

afterAll(async () => {
  planner.kill();
  await rm(folder, { recursive: true });
});

const answer = z.object({
  outcomes: z.array(z.object({ rows: z.int(), reply: z.int() }).or(z.object({ refused: z.string() }))),
  peak: z.number(),
});

/** Has the program preview this file so many times at once. */
async function planned(path: string, times: number) {
  planner.send({ path, times });
  const [sent] = await Promise.race([
    once(planner, 'message'),
    once(planner, 'exit').then(([code, signal]) => {
      throw new Error(`The program ended with ${signal ?? code}`);
    }),
  ]);
  const { outcomes, peak } = answer.parse(sent);
  process.stdout.write(`${path}, ${times} at once: ${Math.round(peak / MEGABYTE)} MB at most\n`);
  expect(peak).toBeLessThan(ALL * MEGABYTE);
  return outcomes;
}

async function workbookOf(text: string, rows: number): Promise<string> {
  const content = {
    'xl/workbook.xml': '<workbook xmlns:r="b"><sheets><sheet name="a" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="/worksheet" Target="a.xml"/><Relationship Id="b" Type="/sharedStrings" Target="b.xml"/></Relationships>',
    'xl/b.xml': `<sst><si><t>Date</t></si><si><t>Amount</t></si><si><t>Text</t></si><si><t>${text}</t></si></sst>`,
    'xl/a.xml': `<worksheet><sheetData><row>${[0, 1, 2].map((at) => `<c t="s"><v>${at}</v></c>`).join('')}</row>${'<row><c t="str"><v>2026-11-03</v></c><c><v>500</v></c><c t="s"><v>3</v></c></row>'.repeat(rows)}</sheetData></worksheet>`,
  };
  const path = join(folder, `${rows}.xlsx`);
  const parts = Object.entries(content).map(([name, part]) => ({ name, content: [part] }));
  await writeFile(path, await buffer(zipped(parts)));
  return path;
}

test('a small workbook with one long text in 45,000 rows is refused', { timeout: PATIENCE }, async () => {
  const path = await workbookOf('\u4e00'.repeat(2000), 45_000);
  expect((await readFile(path)).byteLength).toBeLessThan(MEGABYTE);
  const [outcome] = await planned(path, 1);
  expect(outcome).toHaveProperty('refused');
});

test('ten workbooks at once, each as large as it may be, are previewed one after the other', {
  timeout: PATIENCE,
}, async () => {
  const outcomes = await planned(await workbookOf('b'.repeat(1900), 12_000), 10);
  expect(outcomes).toHaveLength(10);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ rows: 12_000 });
    // As much as is shown of each text, in 2,000 rows.
    expect('reply' in outcome && outcome.reply).toBeLessThan(2 * MEGABYTE);
  }
});

test('the largest table in text is previewed', { timeout: PATIENCE }, async () => {
  const path = join(folder, 'large.csv');
  const line = (at: number) =>
    `2026-11-${String((at % 28) + 1).padStart(2, '0')},T${at},Ann Uwase ${at},Gift of the month ${at},with thanks from all,5000,0,RWF,${at},x,y,z`;
  const lines = Array.from({ length: 199_000 }, (_, at) => line(at));
  await writeFile(path, ['Date,Id,Name,Message,Note,Amount,Fee,Currency,Number,E,F,G', ...lines].join('\n'));
  expect(await planned(path, 1)).toMatchObject([{ rows: 199_000 }]);
});

test.each([
  ['commas alone', ','.repeat(LARGEST), /tooManyColumns/],
  ['one row of commas, over many lines', `${','.repeat(1000)}"\n"`.repeat(LARGEST / 1003), /tooManyColumns/],
  ['an open quotation mark', `Date,Amount\n2026-11-03,"${'a,b\n'.repeat(LARGEST / 4 - 10)}`, /openQuotationMark/],
])('the largest file of %s is refused before it is read whole', { timeout: PATIENCE }, async (name, text, said) => {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, text);
  const [outcome] = await planned(path, 1);
  expect(outcome).toMatchObject({ refused: expect.stringMatching(said) });
});
