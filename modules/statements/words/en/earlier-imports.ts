// Statements that were imported, and taking an import back
export const earlierImports = 'Earlier imports';
export const hint =
  'If you imported the wrong file, undo its import. This removes its payments, except those already assigned or set aside.';
export const loading = 'Loading earlier imports...';
export const failed = 'Failed to load earlier imports';
export const tryAgain = 'Try again';
export const none = 'No statement has been imported yet.';
export const total = (count: number) => (count === 1 ? '1 statement imported' : `${count} statements imported`);
/** How many payments a file brought, and how many of them somebody has dealt with. */
export const payments = (count: number, dealtWith: number) =>
  `${count === 1 ? '1 payment' : `${count} payments`}, ${dealtWith === 0 ? 'none' : dealtWith} assigned or set aside`;
export const by = (name: string) => `by ${name}`;
export const takeBack = 'Undo...';
export const takeBackOne = (file: string) => `Undo the import of ${file}`;
export const question = (file: string) => `Undo the import of “${file}”?`;
export const detail = (removed: number, kept: number, isFollowed: boolean) =>
  [
    removed === 1
      ? 'This removes 1 payment that is not assigned.'
      : `This removes ${removed} payments that are not assigned.`,
    ...(kept === 0
      ? []
      : [kept === 1 ? '1 assigned or set aside payment stays.' : `${kept} assigned or set aside payments stay.`]),
    'You can import the file again.',
    ...(isFollowed
      ? [
          'A later file contained payments that were already imported. If they came from this file, import the later one again too.',
        ]
      : []),
  ].join(' ');
export const no = 'No, keep the payments';
export const yes = 'Yes, undo the import';
export const takingBack = 'Undoing...';
export const done = (removed: number) =>
  removed === 1 ? 'Import undone: 1 payment removed' : `Import undone: ${removed} payments removed`;
export const showMore = 'Show more';
