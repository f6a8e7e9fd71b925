export const columns = 'Columns';
export const cancel = 'Cancel';
/** `Aline, Jean and Marie`. */
export const listed = (before: string, last: string) => `${before} and ${last}`;
export const listedAndMore = (names: string, more: number) => `${names} and ${more} more`;
export const exportCsv = 'Export CSV';
export const exportExcel = 'Export Excel';
export const exporting = 'Exporting...';
export const select = (name: string) => `Select ${name}`;
export const actions = 'Actions';
export const notFiltered = 'Filtered by: None';
export const filteredBy = 'Filtered by:';
export const titleIs = (title: string) => `Title: ${title}`;
export const removeTheFilter = (filter: string) => `Remove the filter ${filter}`;
export const rowsPerPage = 'Rows per page';
/** Before the number of them. */
export const rows = 'Rows';
export const filters = 'Filters';
export const filtersSet = (count: number) => `Filters (${count})`;
export const filterIsSet = 'filter is set';
export const filtersAreSet = 'filters are set';
export const pages = 'Pages';
export const firstPage = 'First page';
export const page = (place: number) => `Page ${place}`;
export const lastPage = 'Last page';
export const previous = 'Previous';
export const pageOf = (page: number, pages: number) => `${page} of ${pages}`;
export const next = 'Next';
export const deleteOne = (name: string) => `Delete ${name}`;
export const deleteShort = 'Delete';
export const restoreOne = (name: string) => `Restore ${name}`;
export const restoreShort = 'Restore';
export const editOne = (name: string) => `Edit ${name}`;
export const editShort = 'Edit';
export const moreActions = 'More';
export const search = 'Search';
export const inTheTrash = (label: string) => `${label} in the trash`;
export const theTrashIsEmpty = 'The trash is empty';
export const trashHint = 'What is deleted stays here for 30 days, and can be restored.';
export const countInTheTrash = (label: string, count: number) =>
  `${label} in the trash: ${count}. They stay here for 30 days.`;
export const deleted = 'Deleted';
export const by = (person: string) => `by ${person}`;
export const tryAgain = 'Try again';
/** Takes out the search and all filters. */
export const clear = 'Clear';
export const noMatchHint = 'Try fewer or other words, or clear the search and the filters.';
/** A filter as a part of a sentence: `status is Draft`. */
export const is = (label: string, value: string) => `${label.toLowerCase()} is ${value}`;
export const withText = (text: string) => `with “${text}”`;
/** The records that the search and the filters leave, and by which. */
export const narrowed = (found: number, count: number, by: string) => `Showing ${found} of ${count}: ${by}`;
/** Labels of fields after each other, as the first of them is written at the beginning of a label. */
export const searchIn = (fields: string) => `Search ${fields.toLowerCase()}`;
export const keyboard = 'Keyboard';
export const toTheNextRow = 'To the next row';
export const toThePreviousRow = 'To the row before';
export const openTheRow = 'Open the row';
export const closeTheDetails = 'Close the details';
export const selectTheRow = 'Select the row';
export const selectTheRowsBetween = 'Select all rows from the last one you selected';
export const deleteTheSelected = 'Delete the selected rows';
export const showTheseKeys = 'Show these keys';
/** As it is written on the key. */
export const enterKey = 'Enter';
export const escapeKey = 'Esc';
export const spaceKey = 'Space';
/** As it is written on the key. */
export const deleteKey = 'Delete';
export const sortBy = 'Sort by';
export const oneLeftAsItWas = '1 was left as it is:';
export const leftAsTheyWere = (count: number) => `${count} were left as they are:`;
/** One of them, and the reason. */
export const leftBecause = (name: string, why: string) => `${name}: ${why}`;
export const close = 'Close';
export const deleteForGood = 'Delete for good';
export const moveOneRecord = 'Move 1 record to the trash?';
export const moveRecordsToTheTrash = (count: number) => `Move ${count} records to the trash?`;
export const canBeRestored = (names: string, affected: string) =>
  `${names}. ${affected} They can be restored for 30 days.`;
export const keepThem = 'Keep them';
export const moveToTheTrash = 'Move to the trash';
export const trash = 'Trash';
export const bothOf = (all: string, trash: string) => `${all} and ${trash}`;
export const thisAlsoDeletes = (names: string) => `This also deletes: ${names}.`;
export const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
export const quoted = (name: string) => `“${name}”`;
export const deleteForGoodQuestion = (name: string) => `Delete ${name} for good?`;
export const thisCannotBeUndone = (names: string, alsoDeleted: string) =>
  `${names} ${alsoDeleted} This cannot be undone.`;
export const keepIt = 'Keep it';
export const whyForGood = 'Why';
export const whyForGoodHint = 'Everyone who can see the audit log can read this. Do not name people.';
export const deleteOneForGood = (name: string) => `Delete ${name} for good`;
export const selectAllOnThisPage = 'Select all on this page';
export const selected = 'Selected';
export const ofSelected = (chosen: number, all: number) => `${chosen} of ${all} selected`;
export const selectNone = 'Select none';
export const doneOf = (done: number, all: number) => `${done} of ${all}`;
export const movedToTheTrash = (one: string, name: string) => `${one} “${name}” moved to the trash.`;
export const restored = (one: string, name: string) => `${one} “${name}” restored.`;
export const severalMoved = (count: string) => `${count} moved to the trash.`;
export const severalDeleted = (count: string) => `${count} deleted for good.`;
export const severalRestored = (count: string) => `${count} restored.`;
export const status = 'Status';
export const allStatus = 'All Status';
export const active = 'Active';
export const inactive = 'Inactive';
export const ascending = (header: string) => `${header} ↑`;
export const descending = (header: string) => `${header} ↓`;

// Before something is deleted that is used elsewhere
export const usedQuestion = (name: string) => `Delete “${name}”?`;
export const usedOn = (count: number) => (count === 1 ? 'It is used in 1 place:' : `It is used in ${count} places:`);
export const andMore = (count: number) => `and ${count} more`;
export const usedHint = 'Visitors will no longer find it there. You can restore it from the trash for 30 days.';
