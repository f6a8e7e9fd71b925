import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Starts the program as an ordinary user's shell does, waits until it is ready, and ends it. */
async function startOnce(folder: string): Promise<void> {
  const child = spawn('sh', ['-c', 'umask 022; exec "$0" server/main.ts', process.execPath], {
    env: { DATA_DIR: folder, PORT: '0', SAMPLE_CONTENT: 'true', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    if (said.includes('is ready')) child.kill('SIGKILL');
  }
  await ended;
  expect(said).toContain('is ready');
}

/** Paths below a folder, and the folder itself, that others may read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) if ((await stat(join(folder, name))).mode & 0o077) open.push(name);
  return open;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-modes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('only the owner can read the program’s files, whatever the shell that starts it says', async () => {
  const folder = join(await newFolder(), 'data');
  await startOnce(folder);
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['intambwe.sqlite', 'secret.key', 'media']));
  expect(await openToOthers(folder)).toEqual([]);
});

test('files that others could read are closed at the next start', async () => {
  const folder = await newFolder();
  await startOnce(folder);
  for (const name of ['.', ...(await readdir(folder))]) {
    const path = join(folder, name);
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644);
  }
  expect((await openToOthers(folder)).length).toBeGreaterThan(3);
  await startOnce(folder);
  expect(await openToOthers(folder)).toEqual([]);
});
