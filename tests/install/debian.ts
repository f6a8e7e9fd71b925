import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingForFilter } from './system-calls.ts';

const run = promisify(execFile);

const CACHE = '/var/cache/intambwe-install';

/** The smallest Debian 12, kept from one run to the next. */
const BASE = join(CACHE, 'bookworm');

/** The programs the test needs, with Debian's packages for them. */
const programs: Record<string, string> = {
  debootstrap: 'debootstrap',
  nsenter: 'util-linux',
  unshare: 'util-linux',
  setpriv: 'util-linux',
  ip: 'iproute2',
};

const has = (program: string) =>
  ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(join(folder, program)));

async function makeBase(): Promise<void> {
  if (existsSync(BASE)) return;
  const aside = `${BASE}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  try {
    // In a view of the disk of its own, in which its mounts end with it, also when it is killed.
    const bootstrap = ['--mount', 'debootstrap', '--variant=minbase', 'bookworm', aside];
    await run('unshare', bootstrap, { maxBuffer: Number.POSITIVE_INFINITY });
    // The installer's packages are downloaded beforehand: the machine has no network.
    await run('chroot', [aside, 'apt-get', 'install', '--yes', '--download-only', 'libatomic1']);
    await rename(aside, BASE);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Why a Debian cannot be set up on this machine; undefined where it can. */
export async function missingForDebian(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  const lacking = Object.keys(programs).filter((program) => !has(program));
  if (lacking.length > 0) {
    const packages = [...new Set(lacking.map((program) => programs[program] ?? program))];
    const installed = await run('apt-get', ['install', '--yes', ...packages]).catch(() => undefined);
    if (!installed) return `needs ${lacking.join(', ')}, and apt-get cannot install ${packages.join(', ')}`;
  }
  const filter = await missingForFilter();
  if (filter !== undefined) return filter;
  const isolated = await run('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).catch(() => undefined);
  if (!isolated) return 'needs leave to make namespaces';
  const made = await makeBase().then(
    () => true,
    () => false,
  );
  return made ? undefined : 'needs Debian’s packages, which debootstrap could not fetch';
}

/**
 * Removes machines whose test was killed: their processes and mounts are gone. One with our own process id belongs to an
 * earlier process of that id.
 */
async function sweep(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const pid = /^(?:machine-|bookworm\.)(\d+)$/.exec(name)?.[1];
    const isLeft = pid !== undefined && (Number(pid) === process.pid || !existsSync(`/proc/${pid}`));
    if (isLeft) await rm(join(CACHE, name), { recursive: true });
  }
}

/** A Debian of one's own, in a folder. */
export async function newDebian(): Promise<string> {
  await sweep();
  const root = join(CACHE, `machine-${process.pid}`);
  await run('cp', ['--archive', BASE, root]);
  return root;
}
