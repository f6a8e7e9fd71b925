import { readFile } from 'node:fs/promises';
import { type CopyPlace, PlaceProblem } from './copy-place.ts';
import { folderPlace } from './folder-place.ts';
import { readPlaceAddress, withoutPassword } from './place-address.ts';
import { s3Place } from './s3-place.ts';

/** What buckets and other machines ask for; null for what is not set. */
export interface PlaceAccess {
  /** `COPY_ACCESS_KEY_ID`, `COPY_SECRET_ACCESS_KEY`: the account of buckets. */
  accessKeyId: string | null;
  secretAccessKey: string | null;
  /** `COPY_SSH_KEY`: the file of the key with which this machine signs in to another. */
  sshKey: string | null;
  /** `COPY_SSH_HOST`: the fingerprints of the keys of the other machines. */
  sshHost: string | null;
}

/** Opens the place at an address, as `COPY_TO` has it. Throws `PlaceProblem`. */
export async function openPlace(address: string, access: PlaceAccess): Promise<CopyPlace> {
  const read = readPlaceAddress(address);
  if (read === undefined)
    throw new PlaceProblem(
      `${withoutPassword(address)} is no place for copies. Use a folder such as /srv/copies, s3://bucket/folder?endpoint=…&region=…, or sftp://user@host/folder.`,
    );
  if (read.kind === 'folder') return folderPlace(read);
  const { accessKeyId, secretAccessKey, sshKey, sshHost } = access;
  if (read.kind === 's3') {
    if (accessKeyId === null || secretAccessKey === null)
      throw new PlaceProblem(`${read.shown} needs an account: set COPY_ACCESS_KEY_ID and COPY_SECRET_ACCESS_KEY.`);
    return s3Place(read, { accessKeyId, secretAccessKey });
  }
  if (sshKey === null || sshHost === null)
    throw new PlaceProblem(`${read.shown} needs COPY_SSH_KEY and COPY_SSH_HOST. Set it up: intambwe copies set-up`);
  const privateKey = await readFile(sshKey).catch((error: unknown) => {
    throw new PlaceProblem(`The key ${sshKey} (COPY_SSH_KEY) cannot be read.`, { cause: error });
  });
  // Loaded for those who need it: it takes some megabytes.
  const { sftpPlace } = await import('./sftp-place.ts');
  return sftpPlace(read, privateKey, sshHost.split(/\s+/));
}
