import { fileSize } from '../../domain/file-size.ts';
import { outageOf } from '../http/outage.ts';
import { BadArchive } from './manifest.ts';
import { BACKUPS_LEAVE_FREE } from './write-archive.ts';

/** The system's error codes for a folder that is missing, is a file, or belongs to somebody else. */
const byCode: Record<string, string> = {
  EACCES: 'The program has no permission to write there. Make its account the owner of the folder.',
  EPERM: 'The program has no permission to write there. Make its account the owner of the folder.',
  EROFS: 'That disk is read-only. Make it writable, or choose another folder.',
  ENOTDIR: 'That path is not a folder. Choose another.',
  EEXIST: 'That path is not a folder. Choose another.',
  ENOENT: 'The folder does not exist. Create it, or choose another.',
  EIO: 'The disk failed. Check it, and choose a folder on another disk.',
};

/** The rule by which a backup ends although its disk is not full yet. */
export const backupRule = `a backup leaves the last ${fileSize(BACKUPS_LEAVE_FREE)} of its disk free`;

const FULL = `There is not enough space on the disk: ${backupRule}. Delete what you do not need there, or choose a folder on another disk.`;

/** Why a backup could not be made or tried out, in words, and what to do. */
export function backupProblem(error: unknown): string {
  if (error instanceof BadArchive) return error.message;
  const outage = outageOf(error);
  if (outage === 'full') return FULL;
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error && typeof error.code === 'string' ? byCode[error.code] : undefined;
  if (known !== undefined) return `${known} (${error.message})`;
  return outage === 'unavailable' ? `The database or the storage cannot be reached. (${error.message})` : error.message;
}
