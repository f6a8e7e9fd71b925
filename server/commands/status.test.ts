import { once } from 'node:events';
import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectLoggedErrors } from '../../tests/support/logged-errors.ts';
import { runBeside, runCommand } from '../../tests/support/script.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { fileSize } from '../file-size.ts';
import { DiskReserve } from '../metrics/disk-reserve.ts';

describe('intambwe status', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const status = async () => {
    const { hostname, port } = new URL(app.url);
    return (await runBeside(app, ['status'], { HOST: hostname, PORT: port })).stdout;
  };

  test('names the site that answers, and where', async () => {
    const { name } = await (await app.get('/manifest.webmanifest')).json();
    expect(await status()).toMatch(new RegExp(`^running +yes: “${name}” answers at ${app.url}`, 'm'));
  });

  test('another site at the address, and something that is no site, are not taken for this one', async () => {
    const other = await startTestApp();
    const { hostname: HOST, port: PORT } = new URL(other.url);
    const { stdout } = await runBeside(app, ['status'], { HOST, PORT });
    expect(stdout).toMatch(new RegExp(`^running +no: something else answers at ${other.url}: “.*”, a site with`, 'm'));
    const doctor = await runBeside(app, ['doctor'], { PUBLIC_URL: `http://[::ffff:127.0.0.1]:${PORT}` });
    expect(doctor.stdout).toMatch(/^problem +PUBLIC_URL +.* leads to a site with other data/m);
    await other.close();
    const program = createServer((_, response) => response.end('Welcome to nginx!')).listen(0, '127.0.0.1');
    await once(program, 'listening');
    onTestFinished(() => void program.close());
    const address = program.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect((await runBeside(app, ['status'], { HOST, PORT: port })).stdout).toMatch(
      /^running +no: something else answers at .*, which is no site like this one/m,
    );
  });

  test('says when what is too old was last deleted', async () => {
    const { tidied_at } = await app.services.db
      .selectFrom('clock_checks')
      .select('tidied_at')
      .executeTakeFirstOrThrow();
    expect(await status()).toContain(`housekeeping ${tidied_at}`);
  });

  test('says that there are no copies elsewhere', async () => {
    expect(await status()).toMatch(/^copies +none elsewhere: .* intambwe copies set-up PLACE$/m);
  });

  test('a missing backup folder is told', async () => {
    await rm(app.services.config.backupFolder, { recursive: true, force: true });
    expect(await status()).toMatch(/^last backup +none: the folder .* is missing/m);
  });

  test('counts backups in the backup folder alone, and names the one that was verified', async () => {
    const elsewhere = join(tmpdir(), `elsewhere-${process.pid}.tar.zst`);
    const backUp = async (...file: string[]) => {
      const { stdout } = await runBeside(app, ['backup', ...file]);
      return stdout.split('\n', 1)[0] ?? '';
    };
    const first = await backUp();
    expect(await status()).toContain(`${first}. None is verified yet`);
    expect((await runBeside(app, ['verify-backup', first])).code).toBe(0);
    expect(await status()).toContain(`${first}, verified`);
    await backUp(elsewhere);
    expect(await status()).not.toContain(elsewhere);
    await rm(elsewhere);
  });

  test('lists the backups with what each holds, and why it is kept', async () => {
    const { db, config } = app.services;
    await db.deleteFrom('backups').execute();
    const days = ['2026-11-20', '2026-11-19', '2026-11-01', '2026-10-01'];
    for (const day of days) {
      const made_at = `${day}T08:00:00.000Z`;
      const file = join(config.backupFolder, `intambwe-${day}T080000Z.tar.zst`);
      const holds = JSON.stringify({ release: '1.2.3', rows: 1234, files: 56 });
      await db
        .insertInto('backups')
        .values({ day, file, made_at, bytes: 2_000_000, proven_at: day === '2026-11-19' ? null : made_at, holds })
        .execute();
    }
    await runBeside(app, ['backup']);
    const { stdout } = await runBeside(app, ['backups'], { BACKUPS_KEPT: '1' });
    const lines = stdout.split('\n').filter((line) => /^2/.test(line));
    const holds = `${fileSize(2_000_000)}: 1234 rows and 56 files, of release 1.2.3`;
    expect(lines.slice(1)).toEqual([
      `2026-11-20T08:00:00.000Z  daily  ${holds}`,
      `2026-11-19T08:00:00.000Z  not tested  ${holds}`,
      `2026-11-01T08:00:00.000Z  weekly  ${holds}`,
      `2026-10-01T08:00:00.000Z  weekly  ${holds}`,
    ]);
    expect(lines[0]).toMatch(/ {2}by hand {2}.*: \d+ rows and 0 files, of release \d/);
    expect(stdout).toContain(`intambwe-2026-11-01T080000Z.tar.zst  The file is missing.`);
  });

  test('backups that are made at once or within a second replace none', async () => {
    const before = (await readdir(app.services.config.backupFolder)).length;
    for (let turn = 0; turn < 3; turn += 1) expect((await runBeside(app, ['backup'])).code).toBe(0);
    expect(await readdir(app.services.config.backupFolder)).toHaveLength(before + 3);
  });

  test('says in a line each that saves are refused, the key is another, mail fails, and backups cannot be written', async () => {
    const { hostname, port } = new URL(app.url);
    const settings = { HOST: hostname, PORT: port };
    expect((await runBeside(app, ['status'], settings)).stdout).not.toMatch(/^problem/m);
    const { disk, config } = app.services;
    expectLoggedErrors(/^The disk is full/);
    await disk?.release();
    const full = vi.spyOn(DiskReserve.prototype, 'look').mockResolvedValue(true);
    const folder = join(config.dataFolder, 'not-a-folder');
    await writeFile(folder, '');
    const { stdout } = await runBeside(app, ['status'], {
      ...settings,
      BACKUP_DIR: folder,
      SECRET_KEY: 'another-key-than-that-of-this-site',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    full.mockRestore();
    expect(stdout.match(/^problem .*$/gm)).toEqual([
      expect.stringMatching(/^problem +saves: They are refused/),
      expect.stringMatching(/^problem +SECRET_KEY: This is not the secret key/),
      expect.stringMatching(/^problem +SMTP_URL: 127.0.0.1:1 does not take mail from here/),
      expect.stringMatching(/^problem +BACKUP_DIR: Backups cannot be written into/),
    ]);
  });

  test('a data folder that cannot be made is said in words', async () => {
    const disk = join(tmpdir(), `disk-${process.pid}`);
    await symlink(`${disk}-that-is-not-there`, disk);
    const { code, stderr } = await runCommand(['restore', process.execPath], {
      PATH: process.env.PATH,
      DATA_DIR: join(disk, 'data'),
    });
    await rm(disk);
    expect(code).toBe(1);
    expect(stderr).toContain(`DATA_DIR: there is no folder ${join(disk, 'data')}, and it cannot be made (ENOENT)`);
  });
});
