import { writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { median, percentile, spread } from './figures.ts';
import { homeRenderings } from './first-render.ts';
import { homeFromMemory } from './from-memory.ts';
import { type ListTime, LONG, longLists } from './long-lists.ts';
import { medianSpread, signInTimes } from './sign-in-times.ts';

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;

/** The slowest of each, by database: pages and searches of the long list, and pages held against the short one. */
function listRows(times: readonly ListTime[]): string[][] {
  return ['SQLite', 'PostgreSQL'].flatMap((database) => {
    const long = times.filter((time) => time.database === database && time.rows === LONG);
    const isSearch = ({ asked }: ListTime) => asked.startsWith('search');
    const slowest = (some: readonly ListTime[]) => Math.max(...some.map(({ p95 }) => p95)).toFixed(1);
    const pages = long.filter((time) => !isSearch(time));
    const growth = pages.map(({ p50, desk, asked }) => {
      const short = times.find(
        (it) => it.database === database && it.rows !== LONG && it.desk === desk && it.asked === asked,
      );
      return p50 / (short?.p50 ?? Number.NaN);
    });
    return [
      [`a page of 100,000 enquiries on ${database}, p95 (ms)`, slowest(pages), '', 'under 25'],
      [`the same, as a multiple of a page of 1,000 (p50)`, Math.max(...growth).toFixed(2), '', 'under 2'],
      [`a search of 100,000 enquiries on ${database}, p95 (ms)`, slowest(long.filter(isSearch)), '', 'under 60'],
    ];
  });
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const memory = await homeFromMemory();
const renders = await homeRenderings();
const signIn = await signInTimes();
const lists = [...(await longLists('SQLite')), ...(await longLists('PostgreSQL'))];

const rows = [
  ['figure', 'value', 'spread', 'wanted'],
  ['---', '---', '---', '---'],
  [
    'home from memory, requests per second as a share of a bare `node:http` server with the same bytes',
    median(memory.ratios).toFixed(2),
    spread(memory.ratios),
    '0.8 or more',
  ],
  ['the same, requests per second (ours, bare)', `${Math.round(memory.ours)}, ${Math.round(memory.bare)}`, '', ''],
  ['the same, 99th percentile as a multiple of the bare server’s', memory.p99Ratio.toFixed(1), '', ''],
  ['bytes of that reply, Brotli', String(memory.bytes), '', ''],
  ['home rendered, cache off, p50 (ms)', median(renders).toFixed(2), '', 'under 8'],
  ['home rendered, cache off, p95 (ms)', percentile(renders, 0.95).toFixed(2), '', ''],
  [
    'wrong password for an unknown, a known and a locked address: medians of 200 each are apart by',
    percent(medianSpread(signIn.wrong)),
    '',
    'under 10 %',
  ],
  [
    'forgotten password of an unknown, an active and an inactive address: the same',
    percent(medianSpread(signIn.forgotten)),
    '',
    'under 10 %',
  ],
  ...listRows(lists),
];

const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
console.log(table);
await writeFile(
  'docs/benchmarks.md',
  `# Benchmarks

Made by \`npm run bench\`, which runs everything below and writes this page. Ratios come from one run in which the product
and a bare server that replies the same bytes are loaded in turn; the load comes from the same machine.

Machine: ${machine()}.

${table}
`,
);
