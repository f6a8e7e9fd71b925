import { execFile, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { COMPILED } from '../tests/support/compiled.ts';
import { buildIfStale } from './build.ts';
import { changedFiles, slowTestsNotOf, specsForChange } from './chosen-tests.ts';

interface Tally {
  /** The parts of it that are timed, in seconds. */
  seconds: readonly [part: string, seconds: number][];
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failure. They are printed again at the very end, where people look. */
  failures: readonly string[];
}

/**
 * The parts that take long whole: the sweeps of the units, with both databases, those in the browser, and an installation on a
 * bare Debian. Together they take longer than a run of CI may, so each run does another of them.
 */
const parts = ['units', 'browser', 'install'] as const;
type Part = (typeof parts)[number];

/** The part that the run with this number does whole. */
const wholeInTurn = (turn: string | undefined): Part[] =>
  turn === undefined ? [] : parts.filter((_, place) => place === Number(turn) % parts.length);

/** Tells the tests of a part whether their sweeps run whole. */
const sweepsOf = (part: Part): NodeJS.ProcessEnv => (whole.includes(part) ? { THOROUGH: 'true' } : {});

/** Runs one of the project's programs in this terminal and answers its exit code. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Keeps what TypeScript has found out, beside the packages: the next check looks at what has changed since. */
const checkedTypes = (name: string) => ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.json`];

/** Runs a program that is one test: it passes or fails. Prints its output in one piece, as others run at the same time. */
async function check(name: string, program: string, args: readonly string[]): Promise<Tally> {
  const start = performance.now();
  const { failed, stdout, stderr } = await new Promise<{ failed: boolean; stdout: string; stderr: string }>(
    (resolve) => {
      execFile(program, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
        resolve({ failed: error !== null, stdout, stderr }),
      );
    },
  );
  console.log(`\n— ${name}\n${stdout}${stderr}`);
  return {
    seconds: [[name, secondsSince(start)]],
    passed: failed ? 0 : 1,
    failed: failed ? 1 : 0,
    skipped: 0,
    failures: failed ? [name] : [],
  };
}

const readReport = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/** Lines of a failure that are printed again at the end: what was expected, what came, and the place. */
const FAILURE_LINES = 12;

/** The beginning of a failure, without the places in packages. */
const shortened = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, FAILURE_LINES);

/** `file: what failed, and how`, for every test, and for every file that could not even be loaded. */
function unitFailures({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages.flatMap(shortened)].join('\n    '));
      return (failed.length > 0 ? failed : [message]).map((what) => `${path.relative('.', name)}: ${what}`);
    });
}

/** Runs tests of vitest; `name` is that of the report they leave. */
async function vitest(name: Part, title: string, args: readonly string[] = []): Promise<Tally> {
  console.log(`\n— ${title}`);
  const start = performance.now();
  const file = `test-results/${name}.json`;
  await rm(file, { force: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await run('vitest', ['run', ...args, ...reports], sweepsOf(name));
  const report = vitestReport.parse(await readReport(file));
  // A file that cannot even be loaded has no failed test to count. The exit code says nothing: the embedded PostgreSQL
  // ends the process with 0 when its work is done.
  const failed = Math.max(report.numFailedTests, report.success ? 0 : 1);
  return {
    seconds: [[title, secondsSince(start)]],
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests,
    failures: unitFailures(report),
  };
}

function unitTests(changed: readonly string[] | undefined): Promise<Tally> {
  const leftOut = changed === undefined ? [] : slowTestsNotOf(changed);
  if (leftOut.length > 0) {
    console.log(`Left out, slow and not touched by the change: ${leftOut.join(', ')}. All: npm test -- --thorough`);
  }
  return vitest(
    'units',
    'Units, and the server on SQLite and PostgreSQL',
    leftOut.map((test) => `--exclude=${test}.test.ts`),
  );
}

const installTest = () =>
  vitest('install', 'A release, installed on a bare Debian 12', ['--config', 'vitest.install.config.ts']);

/** A file, or a `describe` in one. */
const browserSuite = z.object({
  specs: z.array(z.object({ file: z.string(), line: z.int(), title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(browserSuite).default([]);
  },
});

const browserReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(browserSuite),
});

/** `file:line: what failed`, for every test. */
function browserFailures({ specs, suites }: z.infer<typeof browserSuite>): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...failed, ...suites.flatMap(browserFailures)];
}

/** Patterns of the browser tests to run; none for all of them. */
function chosenSpecs(changed: readonly string[] | undefined): string[] {
  if (changed === undefined) return [];
  const specs = specsForChange(changed);
  console.log(
    `Of what ${changed.length} changed files touch, and always: ${specs.join(', ')}. All: npm test -- --thorough`,
  );
  return ['tests/specification/', ...specs.map((spec) => `/${spec}\\.spec\\.ts$`)];
}

async function browserTests(changed: readonly string[] | undefined): Promise<Tally> {
  const title = 'In the browser';
  console.log(`\n— ${title}`);
  const start = performance.now();
  const file = 'test-results/browser.json';
  await rm(file, { force: true });
  const args = ['test', ...chosenSpecs(changed), '--reporter=list,json'];
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...sweepsOf('browser') });
  const { stats, suites } = browserReport.parse(await readReport(file));
  // There are no retries; if a config adds one, a flaky test counts as failed.
  const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1);
  return {
    seconds: [[title, secondsSince(start)]],
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    failures: suites.flatMap(browserFailures),
  };
}

/** The checks before the tests. */
async function checks(): Promise<Tally[]> {
  const start = performance.now();
  const build = async (): Promise<Tally> => {
    await buildIfStale();
    return { seconds: [['Build', secondsSince(start)]], passed: 0, failed: 0, skipped: 0, failures: [] };
  };
  return Promise.all([
    build(),
    // More than one checker takes longer beside the others: each looks at what all share.
    check('Types', 'tsc', ['--noEmit', '--checkers', '1', ...checkedTypes('all')]),
    check('Types of the service worker', 'tsc', [
      '--noEmit',
      '-p',
      'web/service-worker',
      ...checkedTypes('service-worker'),
    ]),
    check('Form and lint', 'biome', ['ci', '--error-on-warnings']),
    check('Boundaries and circles', process.execPath, ['scripts/check-boundaries.ts']),
    check('No unused file or package', 'knip', ['--include', 'files,dependencies,unlisted']),
    ...(isEverything
      ? [check('The core without modules', process.execPath, ['scripts/without-modules.ts', 'each'])]
      : []),
  ]);
}

// `--fast` leaves the browser out, `--thorough` runs every test, and the sweeps whole, `--with-install` adds the test of an
// installation, `--install` runs that alone. `--in-turn 7` runs every test, and of the parts one whole.
const { values: wanted } = parseArgs({
  options: {
    fast: { type: 'boolean' },
    thorough: { type: 'boolean' },
    install: { type: 'boolean' },
    'with-install': { type: 'boolean' },
    'in-turn': { type: 'string' },
  },
});
const whole: readonly Part[] = wanted.thorough ? ['units', 'browser'] : wholeInTurn(wanted['in-turn']);
const isEverything = wanted.thorough || wanted['in-turn'] !== undefined;
const tallies: Tally[] = [];
if (wanted.install) await buildIfStale();
else {
  const changed = isEverything ? undefined : await changedFiles();
  tallies.push(...(await checks()), await unitTests(changed));
  if (!wanted.fast) tallies.push(await browserTests(changed));
}
if (wanted.install || wanted['with-install'] || whole.includes('install')) tallies.push(await installTest());

const sum = (what: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[what], 0);
const skipped = sum('skipped');
const timed = tallies.flatMap(({ seconds }) => seconds).sort(([, some], [, others]) => others - some);
console.log(
  `\nSeconds, the checks side by side:\n${timed.map(([part, seconds]) => `${seconds.toFixed(0).padStart(6)}  ${part}`).join('\n')}`,
);
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\nFailed: ${failure}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
