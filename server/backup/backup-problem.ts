import { staffText } from '../../domain/reply-text.ts';
import { fileSize } from '../file-size.ts';
import { outageOf } from '../http/outage.ts';
import { NoBackupFolder } from './backup.ts';
import { BadArchive } from './manifest.ts';
import { BACKUPS_LEAVE_FREE } from './write-archive.ts';

const forbidden = (detail: string) => staffText('backupFolderForbidden', detail);
const noFolder = (detail: string) => staffText('backupPathNoFolder', detail);

/** The system's error codes for a folder that is missing, is a file, or belongs to somebody else. */
const byCode: Record<string, (detail: string) => string> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (detail) => staffText('backupDiskReadOnly', detail),
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: (detail) => staffText('backupFolderMissing', detail),
  EIO: (detail) => staffText('backupDiskFailed', detail),
};

/**
 * Why a backup could not be made or tried out, and what to do: a code, worded in the language of whoever is told. What is wrong
 * inside an archive, and an error that is not known, is said as it comes: for whoever looks after the machine.
 */
export function backupProblem(error: unknown): string {
  if (error instanceof BadArchive) return error.message;
  if (error instanceof NoBackupFolder) return staffText('backupFolderMissing', error.message);
  const outage = outageOf(error);
  if (outage === 'full') return staffText('backupDiskFull', fileSize(BACKUPS_LEAVE_FREE));
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error && typeof error.code === 'string' ? byCode[error.code] : undefined;
  if (known !== undefined) return known(error.message);
  return outage === 'unavailable' ? staffText('backupSourceAway', error.message) : error.message;
}
