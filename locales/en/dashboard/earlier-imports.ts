// Statements that were imported, and taking an import back
export const earlierImports = 'Earlier imports';
export const hint =
  'If a file was the wrong one, take its import back. Its payments go, but for those that are assigned or set aside.';
export const loading = 'Loading earlier imports...';
export const failed = 'Failed to load earlier imports';
export const tryAgain = 'Try again';
export const none = 'No statement has been imported yet.';
export const total = (count: number) => (count === 1 ? '1 statement imported' : `${count} statements imported`);
/** How many payments a file brought, and how many of them somebody has dealt with. */
export const payments = (count: number, dealtWith: number) =>
  `${count === 1 ? '1 payment' : `${count} payments`}, ${dealtWith === 0 ? 'none' : dealtWith} dealt with`;
export const by = (name: string) => `by ${name}`;
export const takeBack = 'Take back...';
export const takeBackOne = (file: string) => `Take back the import of ${file}`;
export const question = (file: string) => `Take back the import of “${file}”?`;
export const detail = (removed: number, kept: number, isFollowed: boolean) =>
  [
    removed === 1
      ? '1 payment that nobody has dealt with is removed.'
      : `${removed} payments that nobody has dealt with are removed.`,
    ...(kept === 0
      ? []
      : [kept === 1 ? '1 that somebody has dealt with stays.' : `${kept} that somebody has dealt with stay.`]),
    'To have them again, import the file again.',
    ...(isFollowed
      ? ['A later file held payments that were known already: if they came from this file, import that one again too.']
      : []),
  ].join(' ');
export const no = 'No, keep the payments';
export const yes = 'Yes, take it back';
export const takingBack = 'Taking back...';
export const done = (removed: number) =>
  removed === 1 ? 'Import taken back: 1 payment is gone' : `Import taken back: ${removed} payments are gone`;
export const showMore = 'Show more';
