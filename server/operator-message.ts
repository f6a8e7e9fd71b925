import { outageOf } from './http/outage.ts';
import { StorageUnavailable } from './media/storage.ts';

/** The parts of the errors of Node and of PostgreSQL that say what failed, and where. */
function detailsOf(error: Error) {
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), call: text('syscall'), path: text('dest') || text('path'), host: text('hostname') };
}

/** What to do about a file or folder, by the system's error codes. */
const aboutPath: Record<string, string> = {
  EACCES: 'The account that runs this may not read or write it. Make that account the owner.',
  EPERM: 'The account that runs this may not read or write it. Make that account the owner.',
  EROFS: 'That disk is read-only. Make it writable, or choose another.',
  ENOTDIR: 'A file is in the place of a folder. Choose another path.',
  EEXIST: 'A file is in the place of a folder. Choose another path.',
  EISDIR: 'That is a folder. Name a file.',
};

/** PostgreSQL's codes for a wrong user or password, and for a database that it does not have. */
const REFUSED = ['28000', '28P01', '3D000'];

/** PostgreSQL's code for a server, or a role, that has as many connections as it may. */
const TOO_MANY = '53300';

/** SQLite's codes: a read-only database, and one that it cannot open. */
const SQLITE_CANNOT = [8, 14];

/** The message of an error that ended the start or a command, with what to do about it where that is known. */
export function operatorMessage(error: unknown, { HOST, PORT = '3000' }: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  const { code, call, path, host } = detailsOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Stop that program, or choose another PORT.`;
  if (call === 'listen' && code === 'EACCES')
    return `The account that runs this may not listen on port ${PORT}. Choose a PORT of 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || (call === 'getaddrinfo' && host === HOST))
    return `This machine has no address ${HOST}. Choose another HOST.`;
  // A name with several addresses fails with an error that has a code and no message.
  if (call === 'getaddrinfo' || call === 'connect' || code === 'ECONNREFUSED')
    return `PostgreSQL cannot be reached (${message || code}). Start it, or correct its address (DATABASE_URL).`;
  if (code === TOO_MANY)
    return `PostgreSQL takes no more connections (${message}). Each node uses up to DATABASE_CONNECTIONS: lower it, or raise the limit of the role and max_connections.`;
  if (REFUSED.includes(code))
    return `PostgreSQL refuses: ${message}. Correct the user, the password or the database in its address (DATABASE_URL).`;
  if (error instanceof StorageUnavailable)
    return `${message}. Start it, or correct MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if ('errcode' in error && typeof error.errcode === 'number' && SQLITE_CANNOT.includes(error.errcode & 0xff))
    return `The database cannot be opened or written (${message}). DATA_DIR and its files must belong to the account that runs this, on a disk that is not read-only.`;
  if (outageOf(error) === 'full') return `The disk is full (${message}). Free some space, then try again.`;
  if (outageOf(error) === 'unavailable' && !('errcode' in error) && path === '')
    return `PostgreSQL does not answer (${message}). Look whether it runs, how busy it is, and what stands between (DATABASE_URL).`;
  const remedy = path === '' ? undefined : aboutPath[code];
  return remedy === undefined ? message : `${path}: ${remedy} (${code})`;
}
