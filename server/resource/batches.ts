/** Rows of a file that are read and written at once: so few that everybody else is answered in between. */
const BATCH = 100;

/** All rows of a list for a file, some at a time: `read` answers those that follow the last, as many as there may be at once. */
export async function* inBatches<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const batch = await read(last, BATCH);
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1);
  }
}
