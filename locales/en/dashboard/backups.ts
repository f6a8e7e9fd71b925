export const title = 'Backups';
export const subtitle =
  'Each holds everything: texts, people, money and files. Take one away, and keep it in a safe place.';
export const onlySuperusers = 'Only a superuser can take a backup away. Ask one to do it.';
export const backToOverview = 'Overview';
export const loading = 'Loading the backups...';
export const failedToLoad = 'Failed to load the backups';
export const none = 'There is no backup yet. Make the first one now, so that nothing is lost if this machine breaks.';
export const list = 'Backups on this machine';
export const holds = (records: number, files: number, release: string) =>
  `${records} records and ${files} files, of release ${release}.`;
export const tested = 'Tried out: it can be restored.';
export const notTested = 'Not tried out.';
export const download = 'Download';
export const downloadOf = (moment: string) => `Download the backup of ${moment}`;
export const remove = 'Delete';
export const removeOf = (moment: string) => `Delete the backup of ${moment}`;
export const removeQuestion = 'Delete this backup for good?';
export const removeHint = 'It cannot be brought back.';
export const keepIt = 'Keep it';
export const removeIt = 'Delete it';
export const removed = 'Backup deleted.';

export const makeNow = 'Make one now';
export const making = 'A backup is being made';
export const written = (bytes: string) => `${bytes} written`;
export const trying = 'It is written, and is tried out';
export const canLeave = 'You can leave this screen: it goes on.';
export const notMade = (reason: string) => `The last backup could not be made. ${reason}`;

export const enterCode = 'Enter the code from the e-mail';
export const enterCodeHint =
  'A code was sent to your e-mail address. Every superuser is told that you take this copy. A few can be taken a day.';
export const code = 'One-time code or recovery code';
export const open = 'Download the copy';
export const opening = 'Checking the code...';
export const notOpened = 'The backup was not downloaded.';
export const cancel = 'Cancel';
export const begun = (moment: string) =>
  `The download of the backup of ${moment} has begun. If it breaks off, go on with it within an hour:`;
export const again = 'Download again';
export const keepSafe = 'Whoever has this file has everything. Do not send it by e-mail.';
