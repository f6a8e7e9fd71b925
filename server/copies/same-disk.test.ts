import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isOnSameDisk, wholeDisks } from './same-disk.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('two folders of one disk are on the same, and the kernel’s own are not', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  expect(await isOnSameDisk(one, other)).toBe(true);
  expect((await stat('/proc')).dev).not.toBe((await stat(one)).dev);
  expect(await isOnSameDisk(one, '/proc')).toBe(false);
});

test('two partitions of a disk are on the same disk, and so is an encrypted volume on one of them', async () => {
  const system = await newFolder();
  const device = async (path: string, number: string, more: () => Promise<unknown> = async () => undefined) => {
    await mkdir(join(system, path), { recursive: true });
    await writeFile(join(system, path, 'dev'), `${number}\n`);
    await mkdir(join(system, 'dev/block'), { recursive: true });
    await symlink(join('../..', path), join(system, 'dev/block', number));
    await more();
  };
  const isPartition = (path: string) => () => writeFile(join(system, path, 'partition'), '1\n');
  await device('devices/sda', '8:0');
  await device('devices/sda/sda1', '8:1', isPartition('devices/sda/sda1'));
  await device('devices/sda/sda2', '8:2', isPartition('devices/sda/sda2'));
  await device('devices/sdb', '8:16');
  await device('devices/dm-0', '253:0', async () => {
    await mkdir(join(system, 'devices/dm-0/slaves'));
    await symlink('../../sda/sda2', join(system, 'devices/dm-0/slaves/sda2'));
  });
  expect(await wholeDisks('8:1', system)).toEqual(['8:0']);
  expect(await wholeDisks('253:0', system)).toEqual(['8:0']);
  expect(await wholeDisks('8:16', system)).toEqual(['8:16']);
  expect(await wholeDisks('0:42', system)).toEqual(['0:42']);
});
