import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { moduleFigures } from '../modules/bench.ts';
import { compareWithBefore } from './before.ts';
import { copiesFigures } from './copies.ts';
import { dashboardFigures } from './dashboard.ts';
import type { Figure } from './figures.ts';
import { firstRenders } from './first-render.ts';
import { fromMemory } from './from-memory.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { longLists } from './long-lists.ts';
import { besidePeers } from './peers/peers.ts';
import { processFigures } from './process.ts';
import { severalNodes } from './several-nodes.ts';
import { signInFigures } from './sign-in-times.ts';
import { straight } from './straight.ts';
import { twentyYears } from './twenty-years/twenty-years.ts';
import { weights } from './weights.ts';

/** The page that the figures are written into; the text around them stays. */
const PAGE = 'docs/benchmarks.md';
const MARK = '<!-- Below this line everything is written by `npm run bench`. -->';

const { values, positionals } = parseArgs({
  options: { before: { type: 'string' }, scale: { type: 'string' } },
  allowPositionals: true,
});

const parts: Record<string, () => AsyncIterable<Figure> | Promise<Figure[]>> = {
  'From memory, as a share of the bare server': fromMemory,
  'Straight from the database, as a share of the bare server': straight,
  'Rendered anew': firstRenders,
  'Long lists on SQLite': () => longLists('SQLite'),
  'Long lists on PostgreSQL': () => longLists('PostgreSQL'),
  ...moduleFigures,
  'Twenty years of records': () => twentyYears(values.scale === undefined ? undefined : Number(values.scale)),
  'Copies to the second': copiesFigures,
  'The process': processFigures,
  'What a phone is sent': weights,
  'Beside WordPress': () => besidePeers(),
  'The dashboard': dashboardFigures,
  Lighthouse: lighthouseFigures,
  'Several nodes': severalNodes,
  'What the time of an answer tells of an account': signInFigures,
};

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const head = [row(['figure', 'value', 'spread', 'wanted']), row(['---', '---', '---', '---'])];

/** The sections of the page as they were written last, by their heading. */
function sectionsOf(written: string): Map<string, string> {
  const sections = written.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  return new Map(sections.map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]));
}

/** Writes the sections in their order, below what people wrote. */
async function write(sections: ReadonlyMap<string, string>, before: string): Promise<void> {
  const ordered = Object.keys(parts).flatMap((heading) => sections.get(heading) ?? []);
  await writeFile(PAGE, `${before}${MARK}\n\nMachine: ${machine()}.\n\n${ordered.join('\n\n')}\n`);
}

/** Runs the parts whose heading contains one of these words, or all where there are none, and writes them; the others stay. */
async function writeFigures(asked: readonly string[]): Promise<void> {
  const [before = '', written = ''] = (await readFile(PAGE, 'utf8')).split(MARK);
  const sections = sectionsOf(written);
  for (const [heading, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.some((word) => heading.includes(word))) continue;
    const lines = [`## ${heading}`, '', ...head];
    console.log(lines.join('\n'));
    for await (const { name, value, spread, wanted } of await measure()) {
      const line = row([name, value, spread, wanted]);
      console.log(line);
      lines.push(line);
    }
    console.log();
    sections.set(heading, lines.join('\n'));
    await write(sections, before);
  }
}

if (values.before === undefined) await writeFigures(positionals);
else await compareWithBefore(values.before);
