import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MARK } from '../../copies/copy-place.ts';
import { markFolder } from '../../copies/folder-place.ts';
import { isOnSameDisk } from '../../copies/same-disk.ts';
import { makeFolder } from '../service-user.ts';
import type { Machine } from './machine.ts';

/** Where the unit of the service lets it see nothing, or something of its own. */
const HIDDEN = ['/home', '/root', '/tmp', '/var/tmp', '/run/user', '/dev', '/proc', '/sys'];

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The folder itself, or the nearest above it that is there. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

/** What a new file system has in it. */
const OWN = ['lost+found', MARK];

/** Makes a folder for copies and marks it, or throws in words why it cannot be one. */
export async function prepareFolder(
  folder: string,
  dataFolder: string,
  { isSameDiskAllowed, machine }: { isSameDiskAllowed: boolean; machine: Machine },
): Promise<void> {
  const path = existsSync(folder) ? await realpath(folder) : folder;
  const hidden = machine.owner === undefined ? undefined : HIDDEN.find((one) => isWithin(path, one));
  if (hidden !== undefined)
    throw new Error(`The service cannot see what lies in ${hidden}. Mount the disk at a folder such as /mnt/copies.`);
  if (isWithin(path, dataFolder) || isWithin(dataFolder, path))
    throw new Error(`${folder} is within the data, or holds it: ${dataFolder}. Choose another disk.`);
  if (!isSameDiskAllowed && (await isOnSameDisk(nearest(path), dataFolder)))
    throw new Error(
      `${folder} lies on the same disk as the data in ${dataFolder}: what ends one ends the other. Is the disk for the copies mounted? If you want it all the same, say --same-disk.`,
    );
  if (machine.owner === undefined) await mkdir(path, { recursive: true, mode: 0o700 });
  else makeFolder(path, machine.owner);
  await machine.asOwner(async () => {
    const names = existsSync(path) ? await readdir(path) : [];
    if (!names.includes(MARK) && names.some((name) => !OWN.includes(name)))
      throw new Error(
        `There is something else in ${folder}. Choose an empty folder, such as ${join(folder, 'copies')}`,
      );
    await markFolder(path);
  });
}
