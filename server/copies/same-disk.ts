import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const numberOf = (device: bigint): string =>
  `${((device >> 8n) & 0xfffn) | ((device >> 32n) & ~0xfffn)}:${(device & 0xffn) | ((device >> 12n) & ~0xffn)}`;

/** The whole disks that a device is made of, as numbers: a partition is a part of one, an encrypted or joined volume lies on others. */
export async function wholeDisks(device: string, system = '/sys'): Promise<string[]> {
  const folder = await realpath(join(system, 'dev/block', device)).catch(() => undefined);
  // Not of a disk: a network drive, or a place in memory.
  if (folder === undefined) return [device];
  const numberIn = async (one: string) => (await readFile(join(one, 'dev'), 'utf8')).trim();
  const below = await readdir(join(folder, 'slaves')).catch(() => []);
  if (below.length > 0) {
    const numbers = await Promise.all(below.map((name) => numberIn(join(folder, 'slaves', name))));
    return (await Promise.all(numbers.map((number) => wholeDisks(number, system)))).flat();
  }
  return existsSync(join(folder, 'partition')) ? [await numberIn(dirname(folder))] : [device];
}

/** The device of a folder. Some file systems have a number of their own; the list of mounts then says which device is behind it. */
async function deviceOf(folder: string): Promise<string> {
  const device = numberOf((await stat(folder, { bigint: true })).dev);
  if (!device.startsWith('0:')) return device;
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  const mount = mounts.split('\n').find((line) => line.split(' ')[2] === device);
  const source = mount?.split(' - ')[1]?.split(' ')[1];
  const found = source?.startsWith('/dev/') ? await stat(source, { bigint: true }).catch(() => undefined) : undefined;
  return found ? numberOf(found.rdev) : device;
}

/** Whether two folders lie on the same disk, so that both are lost with it. */
export async function isOnSameDisk(folder: string, other: string): Promise<boolean> {
  const [disks, others] = await Promise.all([folder, other].map(async (one) => wholeDisks(await deviceOf(one))));
  return disks?.some((disk) => others?.includes(disk)) ?? false;
}
