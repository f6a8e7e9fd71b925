import { execFileSync } from 'node:child_process';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARK } from '../../copies/copy-place.ts';
import { readPlaceAddress } from '../../copies/place-address.ts';
import { SERVICE_USER } from '../service-user.ts';

/** The machine on which copies are set up. */
export interface Machine {
  /** The service's file of settings; undefined among the sources and in a container, where they are set elsewhere. */
  settingsFile: string | undefined;
  /** The user of the service, whose the folders are; undefined where everything is done as the user who is there. */
  owner: string | undefined;
  /** Does something as that user. */
  asOwner<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Lets the unit of the service write into these folders. One that is missing some day does not keep the site from starting. */
  letWrite(folders: readonly string[]): Promise<void>;
}

/** The folders among these places. */
export const foldersIn = (places: readonly string[]): string[] =>
  places.flatMap((text) => {
    const place = readPlaceAddress(text);
    return place?.kind === 'folder' ? [place.folder] : [];
  });

/** Gives the service’s user a folder of copies from another machine, on which that user had another number. */
export async function takeOverCopies(folder: string): Promise<void> {
  const mark = await stat(join(folder, MARK)).catch(() => undefined);
  const own = Number(execFileSync('id', ['--user', SERVICE_USER], { encoding: 'utf8' }));
  if (mark === undefined || mark.uid === own) return;
  execFileSync('chown', ['--recursive', '--no-dereference', `${SERVICE_USER}:${SERVICE_USER}`, folder]);
}

async function asServiceUser<Result>(work: () => Promise<Result>): Promise<Result> {
  process.setegid?.(SERVICE_USER);
  process.seteuid?.(SERVICE_USER);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}

/** The addition to the unit that lets it write into these folders. */
export const unitAddition = (folders: readonly string[]): string =>
  [
    '# Written by: intambwe copies set-up',
    '[Service]',
    ...folders.map((folder) => `ReadWritePaths=-${folder}`),
    '',
  ].join('\n');

/** This machine, whose service has this file of settings. */
export function installedMachine(settingsFile: string, units = '/etc/systemd/system'): Machine {
  return {
    settingsFile,
    owner: SERVICE_USER,
    asOwner: asServiceUser,
    async letWrite(folders) {
      const additions = join(units, `${SERVICE_USER}.service.d`);
      const file = join(additions, 'copies.conf');
      await mkdir(additions, { recursive: true });
      await writeFile(file, unitAddition(folders));
      // Whoever asks systemd may read them; a command writes for its own user alone.
      await chmod(additions, 0o755);
      await chmod(file, 0o644);
    },
  };
}

/** This machine, where the program is not a service. */
export const plainMachine: Machine = {
  settingsFile: undefined,
  owner: undefined,
  asOwner: (work) => work(),
  letWrite: async () => undefined,
};
