import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../tests/support/script.ts';
import { commands } from './table.ts';

const folder = await mkdtemp(join(tmpdir(), 'intambwe-commands-'));
afterAll(() => rm(folder, { recursive: true }));

const intambwe = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  runCommand(args, { PATH: process.env.PATH, ...environment });

describe('intambwe', () => {
  test('help names every command, and says how one is called', async () => {
    const { code, stdout } = await intambwe(['help']);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(stdout).toContain(`\n  ${name} `);
    expect((await intambwe(['help', 'restore'])).stdout).toContain('intambwe restore FILE\n');
  });

  test('an unknown command is named, and ends with 2', async () => {
    expect(await intambwe(['tidy'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no command tidy.'),
    });
  });

  test.each([
    ['status', 'more'],
    ['backup', 'one', 'two'],
    ['backup', '--now'],
    ['upgrade', 'intambwe-1.0.0.tar.gz', 'intambwe-1.1.0.tar.gz'],
    ['restore', 'one', 'two'],
    ['verify-backup', '--all', 'one'],
    ['admin', 'unlock', 'a@example.org', 'b@example.org'],
    ['doctor', 'all'],
  ])(
    '%s with a word too many or an option it does not know says how it is called, and ends with 2',
    async (name, ...args) => {
      const { code, stderr } = await intambwe([name, ...args]);
      expect(stderr).toContain(`intambwe ${name}`);
      expect(code).toBe(2);
    },
  );

  test('a file of settings that is missing is named', async () => {
    const file = join(folder, 'none.env');
    expect(await intambwe(['status'], { INTAMBWE_SETTINGS: file })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${file} is missing.`),
    });
  });

  test('a mistyped address of a database is not taken for a folder', async () => {
    const { code, stderr } = await intambwe(['move', 'mysql://user:secret@host/name'], { DATA_DIR: folder });
    expect(stderr).toContain('An address begins with postgres:// or s3://.');
    expect(stderr).not.toContain('secret');
    expect(code).toBe(2);
  });

  const maintenance = [['backup'], ['move', '/nowhere/new'], ['admin', 'unlock', 'nobody@example.org']];

  test.each(maintenance)('%s without a site says so, ends with 1 and makes nothing', async (...args) => {
    const missing = join(folder, 'missing');
    expect(await intambwe(args, { DATA_DIR: missing })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no data folder ${missing}. Nothing was done.`),
    });
    expect(existsSync(missing)).toBe(false);
  });

  test('a data folder without a database stays as it is', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    expect(await intambwe(['backup'], { DATA_DIR: empty })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no database ${join(empty, 'intambwe.sqlite')}.`),
    });
    expect(await readdir(empty)).toEqual([]);
  });
});
