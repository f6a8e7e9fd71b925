// Plain JavaScript, and nothing but Node's own modules: this runs before anything is installed, on whatever Node (20 or
// newer) the machine has. Everything it starts runs on the project's own Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const programs = resolve(root, 'node_modules/.bin');
const stamp = resolve(root, 'node_modules/.installed');

/**
 * Memory for short-lived objects (MB). By default Node takes up to sixteen times as much on a large machine; a site of this
 * size is as quick with two, in two thirds of the memory.
 */
const SMALL = ['--max-semi-space-size=2'];

/** The scripts a task runs one after another, and whether it needs what only development needs. */
const tasks = {
  start: { scripts: ['scripts/build.ts', 'dist/program/main.js'], node: SMALL, development: false },
  build: { scripts: ['scripts/build.ts'], development: false },
  dev: { scripts: ['scripts/dev.ts'], development: true },
  cluster: { scripts: ['scripts/build.ts', 'scripts/cluster.ts'], development: true },
  intambwe: { scripts: ['server/commands/main.ts'], development: false },
  release: { scripts: ['scripts/build.ts', 'scripts/release.ts'], development: false },
  check: { scripts: ['scripts/test.ts', '--fast'], development: true },
  test: { scripts: ['scripts/test.ts'], development: true },
  'test:install': { scripts: ['scripts/test.ts', '--install'], development: true },
  texts: { scripts: ['scripts/texts.ts'], development: true },
  languages: { scripts: ['scripts/languages.ts'], development: true },
  bench: { scripts: ['scripts/build.ts', 'bench/main.ts'], development: true },
};

/** Runs a program to its end in this terminal and answers its exit code. */
function run(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
  // Ctrl-C reaches the child directly; this process only waits for it to finish its work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code, signal) => done(signal ? 1 : code));
  });
}

/** Installs exactly the versions of the lock file, unless they are installed. */
async function install(development) {
  const lock = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
  const [installedLock, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installedLock === lock && (extent === 'all' || !development)) return;
  console.log('Installing what the lock file says …');
  // Packages warn about the Node that installs them, but the project's own Node runs them. Errors are still shown.
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(development ? ['--include=dev'] : ['--omit=dev']),
  ];
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, `${lock} ${development ? 'all' : 'production'}`);
}

const [name, ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`Say one of: ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
await install(task.development);
const env = {
  ...process.env,
  PATH: `${programs}${delimiter}${process.env.PATH}`,
  // Parts written in C share two pools of memory, in place of one for each thread.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Halves the time that reading some hundred files takes at every start but the first.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve(root, 'node_modules/.cache/node'),
};
const scripts = task.scripts.filter((part) => !part.startsWith('--'));
const flags = task.scripts.filter((part) => part.startsWith('--'));
for (const [index, script] of scripts.entries()) {
  const last = index === scripts.length - 1;
  const options = last ? (task.node ?? []) : [];
  const code = await run(resolve(programs, 'node'), [...options, script, ...(last ? [...flags, ...rest] : [])], env);
  if (code !== 0) process.exit(code);
}
