import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { allPages, benchedPages, publicCalls } from './addresses.ts';
import { median } from './figures.ts';
import { load } from './load.ts';
import { memoryOf } from './process.ts';
import { type Served, serveProduct } from './servers.ts';
import { settled } from './settled.ts';

const run = promisify(execFile);

const PAIRS = 7;

/** Renderings of a page in a turn, after as many that are not counted in the first. */
const RENDERS = 30;

/** A build, running: the program as `npm start` serves it, and a process that renders with the cache off. */
interface Build {
  served: Served;
  /** Milliseconds of the median rendering. */
  render(path: string): Promise<number>;
  /** Milliseconds until a program of its own answers with the home page. */
  start(): Promise<number>;
  stop(): Promise<void>;
}

interface Measured {
  name: string;
  measure(build: Build): Promise<number>;
}

const measured: readonly Measured[] = [
  ...allPages.map((path) => ({ name: `${path} rendered anew (ms)`, measure: ({ render }: Build) => render(path) })),
  ...[...Object.values(benchedPages), ...publicCalls.slice(0, 5)].map((path) => ({
    name: `${path} from memory (ms a request)`,
    measure: async ({ served }: Build) => 1000 / (await load(served.url + path, 1)).perSecond,
  })),
  { name: 'from starting the process to the home page (ms)', measure: ({ start }) => start() },
  { name: 'memory (MB)', measure: ({ served }) => memoryOf(served.pid) },
];

async function reply(child: ChildProcess): Promise<unknown> {
  const [answer] = await once(child, 'message');
  return answer;
}

/** Opens the build in this folder of the project, on new data. */
async function open(tree: string): Promise<Build> {
  const data = await mkdtemp(join(tmpdir(), 'intambwe-bench-'));
  const served = await serveProduct(join(data, 'served'), {}, tree);
  await settled(served.url);
  const child = fork(resolve(tree, 'bench/render-process.ts'), [join(data, 'rendered')], { cwd: tree });
  await reply(child);
  const render = async (path: string) => {
    child.send({ path, renders: RENDERS });
    return z.number().parse(await reply(child));
  };
  for (const path of allPages) await render(path);
  return {
    served,
    render,
    async start() {
      const began = performance.now();
      const other = await serveProduct(join(data, 'started'), {}, tree);
      await (await fetch(`${other.url}/`)).arrayBuffer();
      const took = performance.now() - began;
      await other.stop();
      return took;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await Promise.all([served.stop(), ended]);
      await rm(data, { recursive: true });
    },
  };
}

/** Checks a commit out beside this folder and builds it there, as its own `npm run build` does. */
async function checkOut(commit: string): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'intambwe-before-'));
  await run('git', ['worktree', 'add', '--detach', '--force', tree, commit]);
  // Measured with the programs of today: only the product is another.
  await cp('bench', join(tree, 'bench'), { recursive: true });
  console.log(`Building ${commit} …`);
  await run('npm', ['run', 'build'], { cwd: tree });
  return tree;
}

/**
 * Prints medians of this build beside those of a commit, measured in turns. The last columns are one running program of that
 * commit beside another of the same: what differs less than that is noise.
 */
export async function compareWithBefore(commit: string): Promise<void> {
  const tree = await checkOut(commit);
  const builds: Build[] = [];
  try {
    for (const folder of [tree, '.', tree]) builds.push(await open(folder));
    const [before, now, again] = builds;
    if (!before || !now || !again) return;
    console.log(
      '| figure | before | now | now / before | before / itself, lowest to highest |\n| --- | --: | --: | --: | --- |',
    );
    for (const { name, measure } of measured) {
      const rounds: { before: number; now: number; again: number }[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        rounds.push({ before: await measure(before), now: await measure(now), again: await measure(again) });
      }
      const medians = { before: median(rounds.map((it) => it.before)), now: median(rounds.map((it) => it.now)) };
      const itself = rounds.map((it) => it.again / it.before);
      const cells = [
        name,
        medians.before.toFixed(3),
        medians.now.toFixed(3),
        (medians.now / medians.before).toFixed(2),
        `${Math.min(...itself).toFixed(2)} to ${Math.max(...itself).toFixed(2)}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  } finally {
    for (const build of builds) await build.stop();
    await run('git', ['worktree', 'remove', '--force', tree]);
  }
}
