import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupPath, isInBackupFolder } from './backup.ts';

test('a name that a backup has, made or being made, is given to no other', async () => {
  const backupFolder = await mkdtemp(join(tmpdir(), 'intambwe-names-'));
  onTestFinished(() => rm(backupFolder, { recursive: true }));
  const now = new Date('2026-11-20T08:00:15.000Z');
  const names: string[] = [];
  for (const ending of ['', '.part', '']) {
    const path = backupPath({ backupFolder }, now);
    names.push(basename(path));
    expect(isInBackupFolder({ backupFolder }, path)).toBe(true);
    await writeFile(`${path}${ending}`, '');
  }
  expect(names).toEqual([
    'intambwe-2026-11-20T080015Z.tar.zst',
    'intambwe-2026-11-20T080015Z-2.tar.zst',
    'intambwe-2026-11-20T080015Z-3.tar.zst',
  ]);
  expect(isInBackupFolder({ backupFolder }, join(backupFolder, 'intambwe-2026-11-20T0800Z.tar.zst'))).toBe(true);
});
