export const backToTheList = 'Back to the list';
export const thisRecordDoesNotExist =
  'This record does not exist. It may have been permanently deleted, or the address may be mistyped.';
export const openTheTrash = 'Open the trash';
export const itIsInTheTrash = 'It is in the trash. Restore it to make changes.';
