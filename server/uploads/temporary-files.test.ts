import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TemporaryFiles } from './temporary-files.ts';

const HOUR_AGO = '2026-05-04T09:00:00.000Z';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-parts-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A process that has ended. */
const { pid: gone } = spawnSync(process.execPath, ['--version']);

/** Leaves a file of this process, last written at that moment. */
async function leave(pid: number, moment: string): Promise<string> {
  const name = `${pid}-${moment.replaceAll(/[^0-9a-f]/g, '')}.part`;
  await writeFile(join(folder, name), 'half a picture');
  await utimes(join(folder, name), new Date(moment), new Date(moment));
  return name;
}

test('files of ended processes are removed, and fresh ones once nobody can write them any more', async () => {
  await leave(gone, '2026-05-04T08:59:59.000Z');
  const fresh = await leave(gone, '2026-05-04T09:00:01.000Z');
  const ofAnother = await leave(process.ppid, '2026-05-04T08:00:00.000Z');
  const own = await leave(process.pid, '2026-05-04T09:30:00.000Z');
  await writeFile(join(folder, 'picture.jpg'), 'no part');
  const files = new TemporaryFiles(folder);
  await files.sweep(HOUR_AGO);
  expect((await readdir(folder)).toSorted()).toEqual(['picture.jpg', fresh, ofAnother, own].toSorted());
  await files.sweep();
  expect((await readdir(folder)).toSorted()).toEqual(['picture.jpg', ofAnother].toSorted());
});

test('a piece of which the disk takes only a part is an error, and leaves no half file', () => {
  const program = `
    import { TemporaryFiles } from ${JSON.stringify(new URL('./temporary-files.ts', import.meta.url).href)};
    await new TemporaryFiles(${JSON.stringify(folder)}).write([new Uint8Array(100_000)]);`;
  // The system takes 4 KB of a file, and refuses the rest only when it is asked again.
  const limited = 'trap "" XFSZ; ulimit -f 8; exec "$0" --input-type=module --eval "$1"';
  const { status, stderr } = spawnSync('sh', ['-c', limited, process.execPath, program], { encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(status).not.toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
