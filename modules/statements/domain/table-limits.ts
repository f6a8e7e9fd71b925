// How large a table may be that staff send to be imported.

/** Columns that are read. A bank gives about ten. */
export const MAX_COLUMNS = 100;

/** Rows that are read: a year of a busy number. */
export const MAX_ROWS = 200_000;
