// Why a backup could not be made or tried out. Each says what to do; in brackets what the system says of it.
export const backupFolderForbidden = (detail: string) =>
  `The program has no permission to write there. Make its account the owner of the folder. (${detail})`;
export const backupDiskReadOnly = (detail: string) =>
  `That disk is read-only. Make it writable, or choose another folder. (${detail})`;
export const backupPathNoFolder = (detail: string) => `That path is not a folder. Choose another. (${detail})`;
export const backupFolderMissing = (detail: string) =>
  `The folder does not exist. Create it, or choose another. (${detail})`;
export const backupDiskFailed = (detail: string) =>
  `The disk failed. Check it, and choose a folder on another disk. (${detail})`;
export const backupDiskFull = (free: string) =>
  `There is not enough space on the disk: a backup leaves the last ${free} of its disk free. Delete what you do not need there, or choose a folder on another disk.`;
export const backupSourceAway = (detail: string) =>
  `The database or the storage cannot be reached. Check that both are running. (${detail})`;
export const backupUntested = (problem: string) => `The backup was made but could not be tested. ${problem}`;
export const backupNotStarted = (detail: string) =>
  `The program that makes backups could not be started. Start the service again. (${detail})`;
export const backupEnded =
  'The system stopped the program that makes backups, perhaps because memory ran out. Give the server more memory.';
