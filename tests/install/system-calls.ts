import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Runs programs under the system-call filter of a systemd unit, without systemd: `systemd-analyze` expands the unit's
// groups, and a small program (filtered.c) sets the filter with libseccomp and then becomes the program under test.
//
//   const missing = await missingForFilter();                            // why it cannot be done here, or undefined
//   describe.skipIf(missing !== undefined)(`… ${missing ?? ''}`, …);
//   const filter = await unitFilter(await readFile('deploy/intambwe.service', 'utf8'));
//   spawn(filter.command, [...filter.args, '/usr/bin/node', 'main.js']); // or `filter.command` as the `execPath` of fork
//   await filter.remove();

const run = promisify(execFile);

export interface UnitFilter {
  /** Begins the program whose path and arguments follow `args`, with the filter set. */
  command: string;
  args: string[];
  /** The refusal: `kill`, which ends the program with SIGSYS, or the name of an error such as `EPERM`. */
  refusal: string;
  allowed: ReadonlySet<string>;
  remove(): Promise<void>;
}

const HEADER = '#include <seccomp.h>\nint main(void) { return seccomp_api_get() == 0; }\n';

/** Why no filter can be set on this machine; undefined where it can. */
export async function missingForFilter(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'needs Linux';
  const groups = run('systemd-analyze', ['syscall-filter', '@default']);
  if (!(await succeeds(groups))) return 'needs systemd-analyze: apt-get install systemd';
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-filter-'));
  try {
    await writeFile(join(folder, 'try.c'), HEADER);
    const compiled = run('cc', ['-o', join(folder, 'try'), join(folder, 'try.c'), '-lseccomp']);
    if (!(await succeeds(compiled))) return 'needs cc and libseccomp: apt-get install gcc libc6-dev libseccomp-dev';
    return (await succeeds(run(join(folder, 'try')))) ? undefined : 'needs a kernel with seccomp';
  } finally {
    await rm(folder, { recursive: true });
  }
}

const succeeds = (running: Promise<unknown>) =>
  running.then(
    () => true,
    () => false,
  );

/** The calls of every group, such as `@system-service`, with those of the groups within it. */
async function readGroups(): Promise<Map<string, Set<string>>> {
  const { stdout } = await run('systemd-analyze', ['--no-pager', 'syscall-filter']);
  const lines = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of stdout.split('\n')) {
    const word = line.replace(/#.*/, '').trim();
    if (word === '') continue;
    if (!/^\s/.test(line)) {
      current = [];
      lines.set(word, current);
    } else current.push(word);
  }
  const expanded = (name: string): string[] =>
    (lines.get(name) ?? []).flatMap((word) => (word.startsWith('@') ? expanded(word) : [word]));
  return new Map([...lines.keys()].map((name) => [name, new Set(expanded(name))]));
}

/** The values of a setting of a unit, line by line. */
export const settingValues = (unit: string, setting: string) =>
  unit
    .split('\n')
    .filter((line) => line.startsWith(`${setting}=`))
    .map((line) => line.slice(setting.length + 1).trim());

/**
 * The filter that the text of a unit describes with `SystemCallFilter`, whose first line must allow, and
 * `SystemCallErrorNumber`. Where `refusal` is given it is used instead: under `kill` nothing forbidden goes unnoticed.
 */
export async function unitFilter(
  unit: string,
  refusal = settingValues(unit, 'SystemCallErrorNumber').at(-1) ?? 'kill',
): Promise<UnitFilter> {
  const groups = await readGroups();
  const callsOf = (word: string): Iterable<string> => (word.startsWith('@') ? (groups.get(word) ?? []) : [word]);
  const allowed = new Set(callsOf('@default'));
  for (const value of settingValues(unit, 'SystemCallFilter')) {
    const isRefused = value.startsWith('~');
    for (const call of value
      .replace('~', '')
      .split(/\s+/)
      .flatMap((word) => [...callsOf(word)])) {
      if (isRefused) allowed.delete(call);
      else allowed.add(call);
    }
  }
  const errors = new Map(Object.entries(constants.errno));
  const refused = [...(groups.get('@known') ?? [])].filter((call) => !allowed.has(call));
  const lines = [
    refusal === 'kill' ? refusal : String(errors.get(refusal)),
    ...[...allowed].map((call) => `+${call}`),
    ...refused.map((call) => `-${call}`),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-filter-'));
  const [command, rules] = [join(folder, 'filtered'), join(folder, 'rules')];
  await run('cc', ['-O1', '-o', command, new URL('./filtered.c', import.meta.url).pathname, '-lseccomp']);
  await writeFile(rules, `${lines.join('\n')}\n`);
  return { command, args: [rules], refusal, allowed, remove: () => rm(folder, { recursive: true }) };
}
