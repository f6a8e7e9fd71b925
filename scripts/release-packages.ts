import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** The name of a processor in Node and npm. */
export type Cpu = 'x64' | 'arm64';

const oneOrMore = z.union([z.string(), z.array(z.string())]);

const lockedPackage = z.object({
  version: z.string().default(''),
  integrity: z.string().default(''),
  license: z.string().default(''),
  /** Needed by developers alone. */
  dev: z.boolean().default(false),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  os: oneOrMore.optional(),
  cpu: oneOrMore.optional(),
  libc: oneOrMore.optional(),
});

export type LockedPackage = z.infer<typeof lockedPackage>;

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });

/** Every package of the lock file, by its folder. */
export const readLockedPackages = async () =>
  lockFile.parse(JSON.parse(await readFile('package-lock.json', 'utf8'))).packages;

/** Whether the package runs on Linux with glibc and this processor. */
export const runsOn = ({ os, libc, cpu: processors }: LockedPackage, cpu: Cpu): boolean =>
  os?.includes('linux') !== false && processors?.includes(cpu) !== false && libc?.includes('glibc') !== false;

/**
 * The folders below `node_modules` of these packages, and of all that they need on Linux with glibc on this processor, as
 * the lock file has them.
 */
export async function packageFolders(names: readonly string[], cpu: Cpu): Promise<string[]> {
  const packages = await readLockedPackages();
  const found = new Set<string>();
  const wanted = names.map((name) => ({ name, from: '' }));
  for (const { name, from } of wanted) {
    // As Node looks for it: beside the package that needs it, then above.
    const nested = `${from}/node_modules/${name}`;
    const path = from !== '' && packages[nested] ? nested : `node_modules/${name}`;
    const entry = packages[path];
    if (!entry || found.has(path) || !runsOn(entry, cpu)) continue;
    found.add(path);
    const needs = { ...entry.dependencies, ...entry.optionalDependencies };
    wanted.push(...Object.keys(needs).map((need) => ({ name: need, from: path })));
  }
  return [...found].map((path) => path.slice('node_modules/'.length));
}

/** Hands `work` a `node_modules` for this processor: the project's own, or one that npm installs aside for another. */
export async function withPackages<Result>(cpu: Cpu, work: (modules: string) => Promise<Result>): Promise<Result> {
  if (process.platform === 'linux' && process.arch === cpu) return work('node_modules');
  const aside = await mkdtemp(join(tmpdir(), 'intambwe-release-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) await copyFile(file, join(aside, file));
    const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', ...target], { cwd: aside });
    return await work(join(aside, 'node_modules'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
