import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { NoSite, readExistingConfig } from '../backup/place.ts';
import { versionOf } from '../release/version.ts';
import { type Command, WrongUse } from './command.ts';
import { hasSystemd, startAndWait } from './service.ts';

/** Throws in plain words where the folder is not a whole release that this machine can run. */
function checkRelease(folder: string): void {
  if (!existsSync(join(folder, 'SHA256SUMS')))
    throw new Error('This is not a release archive: it contains no SHA256SUMS.');
  try {
    execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' });
  } catch {
    throw new Error('This release is damaged: a file is not as SHA256SUMS says. Download the archive again.');
  }
  try {
    execFileSync(join(folder, 'bin/node'), ['--version'], { stdio: 'pipe' });
  } catch {
    throw new Error(`This release does not run on this machine. Is it for ${process.arch}?`);
  }
}

/** The folder of the releases, and of the link to the one in use. `deploy/intambwe.service` names it too. */
const HOME = '/opt/intambwe';
const RELEASES = join(HOME, 'releases');
const CURRENT = join(HOME, 'current');
const UNIT_FILE = '/etc/systemd/system/intambwe.service';

/** The release that runs now, as the name of its folder. */
const currentRelease = () => (existsSync(CURRENT) ? basename(readlinkSync(CURRENT)) : undefined);

/** Throws in plain words where the file is no archive, or not a whole one. */
function extract(archive: string, folder: string): void {
  try {
    const options = ['-C', folder, '--strip-components=1', '--no-same-owner'];
    execFileSync('tar', ['-xzf', archive, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch {
    throw new Error(`This is not a complete release archive: ${archive}. Nothing was done.`);
  }
}

/** Unpacks an archive, or copies an unpacked one, beside the releases; answers the folder. Root's, readable by all. */
function unpack(from: string): string {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
  mkdirSync(RELEASES, { recursive: true });
  const folder = mkdtempSync(join(RELEASES, '.new-'));
  try {
    if (statSync(from).isDirectory()) cpSync(from, folder, { recursive: true });
    else extract(from, folder);
    execFileSync('chown', ['-R', '0:0', folder]);
    execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder]);
    checkRelease(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

const sums = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');

/** Gives the unpacked release its place among the releases; answers its name. */
function lay(unpacked: string): string {
  const version = versionOf(unpacked);
  const place = join(RELEASES, version);
  if (existsSync(place) && sums(place) === sums(unpacked)) {
    rmSync(unpacked, { recursive: true });
    return version;
  }
  if (version === currentRelease()) {
    rmSync(unpacked, { recursive: true });
    throw new Error(`This release calls itself ${version}, as the one that runs does, but it is another.`);
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(unpacked, place);
  return version;
}

/** Lets the link name this release, at once and whole, and takes over its unit. */
function switchTo(release: string): void {
  const aside = `${CURRENT}.new`;
  rmSync(aside, { force: true });
  symlinkSync(join('releases', release), aside);
  renameSync(aside, CURRENT);
  copyFileSync(join(CURRENT, 'deploy/intambwe.service'), UNIT_FILE);
}

/** Makes a backup with the release that runs, where there is anything to keep. */
async function backUp(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await readExistingConfig(environment);
  } catch (error) {
    if (error instanceof NoSite) return;
    throw error;
  }
  console.log('Making a backup first …');
  execFileSync(join(CURRENT, 'bin/intambwe'), ['backup'], { stdio: 'inherit' });
}

/** Keeps the release that runs and the one before it. */
function forgetOthers(...current: readonly (string | undefined)[]): void {
  for (const name of readdirSync(RELEASES)) {
    if (!current.includes(name)) rmSync(join(RELEASES, name), { recursive: true });
  }
}

export const upgrade: Command = {
  takes: 'ARCHIVE',
  most: 1,
  help: 'Makes a backup, installs another release, and goes back if it does not start',
  forRoot: true,
  async run([archive], environment) {
    if (archive === undefined) throw new WrongUse();
    if (process.getuid?.() !== 0) throw new Error('Run it as root: sudo intambwe upgrade ARCHIVE');
    process.umask(0o022);
    const before = currentRelease();
    const unpacked = unpack(resolve(archive));
    const version = versionOf(unpacked);
    console.log(before === undefined ? `Release ${version}.` : `Release ${version}; ${before} is there now.`);
    if (before !== undefined) await backUp(environment);
    const release = lay(unpacked);
    switchTo(release);
    if (!hasSystemd()) {
      console.log(`Release ${version} lies in ${CURRENT}. systemd does not run here: start it yourself.`);
      return;
    }
    console.log(`Starting release ${version} …`);
    if (await startAndWait(environment)) {
      if (release !== before) forgetOthers(release, before);
      console.log(`Release ${version} runs.`);
      return;
    }
    if (before === undefined || before === release) {
      throw new Error(`Release ${version} does not start. What it says: journalctl --unit intambwe`);
    }
    console.error(`Release ${version} does not start. Going back to ${before} …`);
    switchTo(before);
    const isBack = await startAndWait(environment);
    rmSync(join(RELEASES, release), { recursive: true });
    throw new Error(
      isBack
        ? `Release ${before} runs again. What ${version} said: journalctl --unit intambwe`
        : `Release ${before} does not start either. What it says: journalctl --unit intambwe`,
    );
  },
};
