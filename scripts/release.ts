import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { fileSize } from '../server/file-size.ts';
import { outside } from '../vite.config.ts';
import { buildIfStale } from './build.ts';
import { filesBelow } from './fingerprint.ts';
import { releaseFault } from './release-fault.ts';
import { type Cpu, packageFolders, readLockedPackages, withPackages } from './release-packages.ts';
import { softwareBill } from './software-bill.ts';

/** One time for every file, so that the same sources give the same archive, byte for byte. */
const MADE_AT = new Date('2026-01-01T00:00:00Z');

/** The files of the project that a machine needs, with those that were built. */
const ours = ['deploy', 'docs', 'README.md', 'SECURITY.md', 'LICENSE', 'dist'];

/** Left out: what only developers read, and the stamp of the build. */
const unneeded =
  /\/(test|tests|benchmarks|docs|examples|\.github)\/|\.(d\.[cm]?ts|ts|map|md|markdown)$|^dist\/fingerprint$/;

interface Release {
  version: string;
  cpu: Cpu;
  /** The folder that the archive is written into. */
  into: string;
}

/** The files of a release: where each will lie, and where it lies now. */
async function contents(cpu: Cpu, modules: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const path of (await Promise.all(ours.filter((part) => existsSync(part)).map(filesBelow))).flat()) {
    if (path !== 'dist/fingerprint') files.set(path, path);
  }
  for (const folder of await packageFolders(outside, cpu)) {
    for (const path of await filesBelow(join(modules, folder))) {
      const place = join('node_modules', path.slice(modules.length + 1));
      if (!unneeded.test(place)) files.set(place, path);
    }
  }
  files.set('bin/intambwe', 'deploy/intambwe');
  files.set('bin/node', join(modules, `node-linux-${cpu}/bin/node`));
  files.set('bin/node.LICENSE', join(modules, `node-linux-${cpu}/LICENSE`));
  return files;
}

/** Names the release to itself: its own `package.json`, without anything that could be installed. */
const describe = ({ version, cpu }: Release, project: z.infer<typeof projectFile>) =>
  `${JSON.stringify({ ...project, version, type: 'module', os: ['linux'], cpu: [cpu] }, null, 2)}\n`;

const projectFile = z.object({ name: z.string(), version: z.string(), description: z.string(), license: z.string() });

const readProject = async () => projectFile.parse(JSON.parse(await readFile('package.json', 'utf8')));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const isProgram = (place: string) =>
  place.startsWith('bin/') || place === 'deploy/install.sh' || place === 'deploy/intambwe';

/** Writes the archive of the build, and its checksum beside it. Returns its path. */
export async function writeRelease(release: Release): Promise<string> {
  const { version, cpu, into } = release;
  const name = `intambwe-${version}`;
  const path = join(into, `${name}-linux-${cpu}.tar.gz`);
  await mkdir(into, { recursive: true });
  await withPackages(cpu, async (modules) => {
    const files = await contents(cpu, modules);
    const archive = pack();
    const sums: string[] = [];
    const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(`${path}.part`));
    const add = (place: string, bytes: Uint8Array) => {
      const mode = isProgram(place) ? 0o755 : 0o644;
      archive.entry(
        { name: `${name}/${place}`, mode, mtime: MADE_AT, uname: 'root', gname: 'root' },
        Buffer.from(bytes),
      );
      sums.push(`${sha256(bytes)}  ${place}`);
    };
    const project = await readProject();
    add('package.json', Buffer.from(describe(release, project)));
    add('sbom.cdx.json', Buffer.from(await softwareBill({ ...project, version }, await readLockedPackages(), cpu)));
    for (const [place, from] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
      add(place, await readFile(from));
    add('SHA256SUMS', Buffer.from(`${sums.join('\n')}\n`));
    archive.finalize();
    await written;
  });
  await rename(`${path}.part`, path);
  await writeFile(`${path}.sha256`, `${sha256(await readFile(path))}  ${name}-linux-${cpu}.tar.gz\n`);
  return path;
}

/** The tags that `git` finds; none where the sources are no working copy, as in an archive of them. */
function tagsOf(...args: readonly string[]): string[] {
  if (!existsSync('.git')) return [];
  return execFileSync('git', ['tag', ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

/** Throws where the version, the tag and the changes that are written down do not agree. */
async function expectAgreement(): Promise<void> {
  const { version } = await readProject();
  const fault = releaseFault({
    version,
    changelog: await readFile('CHANGELOG.md', 'utf8'),
    tags: tagsOf('--points-at', 'HEAD'),
    isTagged: tagsOf('--list', `v${version}`).length > 0,
  });
  if (fault !== null) throw new Error(fault);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { cpu: { type: 'string', default: 'x64' } } });
  const cpu = z.enum(['x64', 'arm64'], 'Say --cpu x64 or --cpu arm64').parse(values.cpu);
  await expectAgreement();
  await buildIfStale();
  const path = await writeRelease({ version: (await readProject()).version, cpu, into: 'release' });
  console.log(`${path}, ${fileSize((await readFile(path)).length)}`);
}
