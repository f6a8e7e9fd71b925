import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { signInEditor } from '../../../bench/editor.ts';
import { type Figure, median } from '../../../bench/figures.ts';
import { serveProduct } from '../../../bench/servers.ts';
import { settled } from '../../../bench/settled.ts';
import { type Answered, type SendOne, visitor } from '../../../bench/steady-load.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';

// A statement of 100,000 rows is looked at, imported, and looked at once more, while visitors read and write.

const ROWS = 100_000;

interface Visitors {
  /** Milliseconds between two requests. */
  every: number;
  sendOne: SendOne;
}

const line = (at: number) =>
  `${(at % 28) + 1}/11/2026 10:00:00;TX${1_000_000 + at};FRI:250788${100_000 + (at % 900_000)}/MSISDN;Ann Uwase ${at};Gift of the month, with thanks;5.000;0;RWF;${at}.000;Successful`;
const heading = 'Date;Id;From;Name;Message;Amount;Fee;Currency;Balance;Status';
/** As bytes: making them would hold up the visitors who are timed. */
const statement = new Blob([[heading, ...Array.from({ length: ROWS }, (_, at) => line(at))].join('\n')]);

/** Hundredths of a second of the processor that the process has used, and the processes that it started and that have ended. */
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0);
}

/** Sends while the work is done, whether or not those before were answered. */
async function meanwhile(working: Promise<unknown>, { every, sendOne }: Visitors): Promise<Answered[]> {
  let isDone = false;
  const done = working.finally(() => {
    isDone = true;
  });
  const answers: Promise<Answered>[] = [];
  const timed = async (): Promise<Answered> => {
    const began = performance.now();
    return { status: await sendOne(), took: performance.now() - began };
  };
  while (!isDone) {
    answers.push(timed());
    await pause(every);
  }
  await done;
  return Promise.all(answers);
}

let sent = 0;
const contact = (url: string) => async () => {
  sent += 1;
  const fields = {
    name: 'Keza',
    email: `keza${sent}@example.org`,
    subject_type: 'general',
    subject: `May I come ${sent}?`,
  };
  const reply = await fetch(`${url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${sent >> 8}.${sent & 255}.7` },
    body: JSON.stringify({ ...fields, message: 'I would like to see the garden.', idempotency_key: randomUUID() }),
  });
  await reply.arrayBuffer();
  return reply.status;
};

const made = z.object({ id: z.int() });
const previewed = z.object({ digest: z.string(), added: z.int(), columns: z.looseObject({}) });
const imported = z.object({ added: z.int(), known: z.int() });

async function send(url: string, access: string, fields: Record<string, string>): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', statement, 'statement.csv');
  const headers = { authorization: `Bearer ${access}` };
  const path = fields.digest === undefined ? 'preview/' : '';
  const reply = await fetch(`${url}/api/statements/${path}`, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(`The statement was answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

function figuresOf(name: string, database: string, answers: readonly Answered[], wanted: string): Figure {
  const times = answers.map(({ took }) => took);
  const bad = answers.filter(({ status }) => status !== 200 && status !== 201).length;
  return {
    name: `${name} on ${database}: slowest of ${answers.length}${bad > 0 ? `, ${bad} of them refused` : ''} (ms)`,
    value: Math.max(...times).toFixed(0),
    spread: `median ${median(times).toFixed(1)}`,
    wanted,
  };
}

async function* measure(database: string, settings: Record<string, string>): AsyncIterable<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const product = await serveProduct(folder, { ...settings, TRUST_PROXY: '127.0.0.1' });
  try {
    const { url, pid } = product;
    await settled(url);
    const { call, access } = await signInEditor(url, folder);
    const place = { name: 'Code', kind: 'mobile_money', currency: 'RWF' };
    const { id } = made.parse(await (await call('POST', '/payment-sources/', place)).json());
    const source = { source_id: String(id) };
    const visitors = {
      'home from memory': { every: 50, sendOne: visitor(() => `${url}/`) },
      'a page that is not in memory': { every: 250, sendOne: visitor(() => `${url}/MoreBlogs?search=${randomUUID()}`) },
      'a contact message': { every: 100, sendOne: contact(url) },
    };
    // What a process does for the first time takes longer, statement or not.
    for (const { sendOne } of Object.values(visitors)) for (let time = 0; time < 5; time += 1) await sendOne();
    async function* timed(name: string, work: () => Promise<unknown>): AsyncIterable<Figure> {
      const before = await cpuOf(pid);
      const began = performance.now();
      const working = work();
      const ended = working.then(() => performance.now());
      const answers = await Promise.all(Object.values(visitors).map((load) => meanwhile(working, load)));
      const took = ((await ended) - began) / 1000;
      const cpu = ((await cpuOf(pid)) - before) / 100;
      yield {
        name: `${name} of ${ROWS.toLocaleString('en-GB')} rows on ${database} (s)`,
        value: took.toFixed(1),
        spread: `processor ${cpu.toFixed(1)} with the visitors, load ${loadavg()[0]?.toFixed(1)}`,
        wanted: 'under 10',
      };
      for (const [at, visit] of Object.keys(visitors).entries()) {
        const wanted = visit === 'a contact message' ? 'under 2000' : 'under 200';
        yield figuresOf(`meanwhile ${visit}`, database, answers[at] ?? [], wanted);
      }
    }
    let preview = { digest: '', added: 0, columns: {} };
    yield* timed('the preview', async () => {
      preview = previewed.parse(await send(url, access, source));
    });
    let result = { added: 0, known: 0 };
    const importIt = async () => {
      const { digest, columns } = preview;
      result = imported.parse(await send(url, access, { ...source, digest, columns: JSON.stringify(columns) }));
    };
    yield* timed('the import', importIt);
    if (result.added !== ROWS) throw new Error(`${result.added} rows were added`);
    yield* timed('the preview of the same file', async () => {
      preview = previewed.parse(await send(url, access, source));
    });
    if (preview.added !== 0) throw new Error(`${preview.added} rows would be added again`);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

/** How long a large statement takes, and how long visitors wait meanwhile. */
async function* largeStatement(): AsyncIterable<Figure> {
  yield* measure('SQLite', {});
  const postgres = await startPostgres();
  try {
    yield* measure('PostgreSQL', { DATABASE_URL: `${postgres.url}/template_intambwe`, SAMPLE_CONTENT: 'true' });
  } finally {
    await postgres.stop();
  }
}

export const statementFigures = { 'A large statement': largeStatement };
