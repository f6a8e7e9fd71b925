import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { half, noise } from '../../tests/uploads/corpus.ts';
import { childrenOf } from '../../tests/uploads/test-app-process-client.ts';
import { PictureWorker, permissions, TaskFailed } from './picture-worker.ts';

let data: string;
let folder: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'intambwe-worker-'));
  folder = join(data, 'uploads');
  await mkdir(folder);
  await writeFile(join(data, 'secret.key'), 'secret');
  await writeFile(join(folder, 'good.jpg'), await noise(300, 200).jpeg().toBuffer());
  await writeFile(join(folder, 'half.jpg'), half(await noise(300, 200).jpeg().toBuffer()));
});

afterAll(() => rm(data, { recursive: true, force: true }));

const variant = (from: string, to: string) => ({ make: 'variant', from, to, width: 100, type: 'image/webp' });

async function withWorker(work: (worker: PictureWorker) => Promise<void>): Promise<void> {
  const worker = new PictureWorker('slow', folder);
  await work(worker).finally(() => worker.end());
}

test('it makes a size, with what it is allowed and none of the settings of the program that begins it', () =>
  withWorker(async (worker) => {
    process.env.ADMIN_PASSWORD = 'hills-at-dawn-7';
    const before = new Set(await childrenOf(process.pid));
    const second = new PictureWorker('slow', folder);
    try {
      const to = join(folder, 'to.webp');
      await second.run(variant(join(folder, 'good.jpg'), to), 60_000);
      expect((await sharp(to).metadata()).width).toBe(100);
      const begun = (await childrenOf(process.pid)).filter((child) => !before.has(child));
      expect(begun).toHaveLength(1);
      const command = await readFile(`/proc/${begun[0]}/cmdline`, 'utf8');
      expect(command.split('\0')).toEqual(expect.arrayContaining(permissions(folder)));
      const environment = await readFile(`/proc/${begun[0]}/environ`, 'utf8');
      const names = environment.split('\0').flatMap((line) => line.split('=')[0] || []);
      const given = ['MALLOC_ARENA_MAX', 'TMPDIR', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
      expect(names.filter((name) => !given.includes(name))).toEqual([]);
    } finally {
      delete process.env.ADMIN_PASSWORD;
      await second.end();
      expect(worker.isEnded).toBe(false);
    }
  }));

test('a damaged picture is called damaged; a fault of the disk or the system is not blamed on the picture', () =>
  withWorker(async (worker) => {
    const verdict = (from: string, to: string) =>
      worker.run(variant(from, to), 60_000).catch((error: unknown) => error);
    expect(await verdict(join(folder, 'half.jpg'), join(folder, 'a.webp'))).toBeInstanceOf(TaskFailed);
    const unwritable = await verdict(join(folder, 'good.jpg'), join(folder, 'none/a.webp'));
    expect(unwritable).not.toBeInstanceOf(TaskFailed);
    expect(unwritable).toMatchObject({ message: expect.stringContaining('could not be made') });
    const ended = verdict(join(folder, 'good.jpg'), join(folder, 'b.webp'));
    await worker.end();
    expect(await ended).not.toBeInstanceOf(TaskFailed);
    expect(await ended).toMatchObject({ message: expect.stringContaining('SIGKILL') });
  }));

test('with what it is allowed a program opens nothing but its own folder, no network, and begins no other', async () => {
  const attempts = join(folder, 'attempts.mjs');
  await writeFile(
    attempts,
    `import { readFileSync, writeFileSync } from 'node:fs';
    import { execFileSync } from 'node:child_process';
    import { connect } from 'node:net';
    import { Worker } from 'node:worker_threads';
    const denied = async (work) => { try { await work(); return 'done'; } catch (error) { return error.code; } };
    process.send({
      own: await denied(() => writeFileSync(${JSON.stringify(join(folder, 'x.part'))}, 'x')),
      secret: await denied(() => readFileSync(${JSON.stringify(join(data, 'secret.key'))})),
      database: await denied(() => readFileSync(${JSON.stringify(join(data, 'intambwe.sqlite'))})),
      environ: await denied(() => readFileSync('/proc/' + process.ppid + '/environ')),
      outside: await denied(() => writeFileSync(${JSON.stringify(join(data, 'x'))}, 'x')),
      process: await denied(() => execFileSync('/bin/true')),
      thread: await denied(() => new Worker('0', { eval: true })),
      network: await denied(() => new Promise((done, fail) => connect(9, '127.0.0.1').on('error', fail).on('connect', done))),
    }, () => process.exit());`,
  );
  const child = fork(attempts, {
    execArgv: permissions(folder),
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await once(child, 'message');
  const denied = 'ERR_ACCESS_DENIED';
  expect(said).toEqual({
    own: 'done',
    secret: denied,
    database: denied,
    environ: denied,
    outside: denied,
    process: denied,
    thread: denied,
    network: denied,
  });
});
