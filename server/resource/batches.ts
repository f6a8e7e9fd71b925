/** Rows of a file that are read and written at once: so few that everybody else is answered in between. */
export const ROWS_AT_ONCE = 100;

/** All rows of a list for a file, some at a time: `read` answers those that follow the last, as many as there may be at once. */
export async function* inBatches<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const batch = await read(last, ROWS_AT_ONCE);
    if (batch.length > 0) yield batch;
    if (batch.length < ROWS_AT_ONCE) return;
    last = batch.at(-1);
  }
}
