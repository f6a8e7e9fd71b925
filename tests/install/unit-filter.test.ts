import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { noise } from '../uploads/corpus.ts';
import { missingForFilter, unitFilter } from './system-calls.ts';

const unit = await readFile('deploy/intambwe.service', 'utf8');
const missing = await missingForFilter();

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-unit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function filterOf(text: string, refusal?: string) {
  const filter = await unitFilter(text, refusal);
  onTestFinished(() => filter.remove());
  return filter;
}

/** Makes one size of a picture in the picture process under a filter. Returns its output and its priority. */
async function makeSize(filter: Awaited<ReturnType<typeof filterOf>>) {
  const folder = await newFolder();
  const [from, to] = [join(folder, 'from.jpg'), join(folder, 'to.avif')];
  await noise(600, 300).jpeg().toFile(from);
  const child = fork('server/media/picture-process.ts', ['slow'], {
    execPath: filter.command,
    execArgv: [...filter.args, process.execPath],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.send({ make: 'variant', from, to, width: 240, type: 'image/avif' });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const said = await Promise.race([once(child, 'message').then(([message]) => message), ended]);
  const priority = child.exitCode === null && child.signalCode === null ? getPriority(child.pid) : undefined;
  return { said, priority, width: said.result === null ? (await sharp(to).metadata()).width : undefined };
}

describe.skipIf(missing !== undefined)(`under the system-call filter of the unit ${missing ?? ''}`, () => {
  test('the picture process makes sizes at a low priority, and calls nothing that is forbidden', async () => {
    const filter = await filterOf(unit, 'kill');
    expect(await makeSize(filter)).toEqual({
      said: { result: null },
      priority: constants.priority.PRIORITY_LOW,
      width: 240,
    });
  });

  test('sizes are made even if a low priority is forbidden', async () => {
    const filter = await filterOf(
      'SystemCallFilter=@system-service\nSystemCallFilter=~@privileged @resources',
      'EPERM',
    );
    expect(filter.allowed.has('setpriority')).toBe(false);
    expect(await makeSize(filter)).toEqual({ said: { result: null }, priority: getPriority(), width: 240 });
  });

  test('a call that the unit forbids fails, and kills no process', async () => {
    expect((await filterOf(unit)).refusal).toBe('EPERM');
  });

  test(
    'the program starts, draws the sample, makes sizes and ends',
    async () => {
      const folder = await newFolder();
      const filter = await filterOf(unit);
      const child = spawn(filter.command, [...filter.args, process.execPath, 'server/main.ts'], {
        env: {
          DATA_DIR: folder,
          PORT: '0',
          SAMPLE_CONTENT: 'true',
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'exit');
      const [said, complained] = [text(child.stdout), text(child.stderr)];
      const database = join(folder, 'intambwe.sqlite');
      const made = () => {
        const db = new DatabaseSync(database, { readOnly: true });
        try {
          return db.prepare(`select count(*) as made from media where variants like '%.avif%'`).get()?.made;
        } catch {
          return undefined;
        } finally {
          db.close();
        }
      };
      await expect.poll(made, { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 500 }).toBeGreaterThan(0);
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
      expect(await complained).toBe('');
      expect(await said).not.toContain('"level":');
    },
    2 * LOW_PRIORITY_WORK_WITHIN,
  );
});
