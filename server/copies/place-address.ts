import { hash } from 'node:crypto';
import { normalize } from 'node:path';
import { readBucketAddress } from '../media/bucket-address.ts';

/** What an address of a place says. */
export type PlaceAddress = {
  /** Without secrets, for people. */
  shown: string;
  /** Tells places apart in names of files. */
  name: string;
} & (
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; region: string; folder: string }
  | { kind: 'sftp'; host: string; port: number; user: string; folder: string }
);

/** `srv-copies-0123abcd`: the letters for people, and a few of a hash, as two addresses may have the same letters. */
const nameOf = (address: string): string =>
  `${address
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)}-${hash('sha256', address).slice(0, 8)}`;

const withoutEndSlash = (path: string) => path.replace(/\/$/, '');

function readBucketFolder(text: string): PlaceAddress | undefined {
  const url = new URL(text);
  const folder = withoutEndSlash(url.pathname).slice(1);
  url.pathname = '';
  const bucket = readBucketAddress(url.href);
  if (bucket === undefined || !/^([\w.-]+(\/[\w.-]+)*)?$/.test(folder) || url.username !== '') return undefined;
  const shown = `s3://${url.hostname}${folder === '' ? '' : `/${folder}`}`;
  return {
    kind: 's3',
    shown,
    name: nameOf(`${bucket.address}/${folder}`),
    bucket: bucket.address,
    region: bucket.region,
    folder,
  };
}

function readOtherMachine(text: string): PlaceAddress | undefined {
  const { username, hostname, port, pathname, search, password } = new URL(text);
  const folder = withoutEndSlash(decodeURIComponent(pathname));
  if (username === '' || hostname === '' || folder === '' || search !== '' || password !== '') return undefined;
  const shown = `sftp://${username}@${hostname}${port === '' ? '' : `:${port}`}${folder}`;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const user = decodeURIComponent(username);
  return { kind: 'sftp', shown, name: nameOf(shown), host, port: port === '' ? 22 : Number(port), user, folder };
}

/** An address that cannot be read, for people: what stands before an @ may be a password. */
export const withoutPassword = (address: string) => address.replace(/:.*@/s, ':…@');

/** Reads `/srv/copies`, `s3://bucket/folder?endpoint=…&region=…` or `sftp://user@host:22/folder`. Undefined for anything else. */
export function readPlaceAddress(text: string): PlaceAddress | undefined {
  if (text.startsWith('/')) {
    const folder = withoutEndSlash(normalize(text));
    return folder === '' ? undefined : { kind: 'folder', shown: folder, name: nameOf(folder), folder };
  }
  if (!URL.canParse(text)) return undefined;
  if (text.startsWith('s3://')) return readBucketFolder(text);
  return text.startsWith('sftp://') ? readOtherMachine(text) : undefined;
}
