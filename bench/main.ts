import { writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { median, percentile, spread } from './figures.ts';
import { homeRenderings } from './first-render.ts';
import { homeFromMemory } from './from-memory.ts';
import { medianSpread, signInTimes } from './sign-in-times.ts';

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const memory = await homeFromMemory();
const renders = await homeRenderings();
const signIn = await signInTimes();

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
