import type { RawBuilder } from 'kysely';
import { rangesOf } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';

/** Each row of a table of the earlier state, with what became of it in the later one: undefined where it is gone. */
export async function* rowsOfBoth<Row extends { id: number }>(
  { earlier, later }: { earlier: Database; later: Database },
  table: string,
  read: (db: Database, range: RawBuilder<boolean>) => Promise<Row[]>,
): AsyncGenerator<[before: Row, since: Row | undefined]> {
  for await (const range of rangesOf(earlier, table)) {
    const since = new Map((await read(later, range)).map((row) => [row.id, row]));
    for (const row of await read(earlier, range)) yield [row, since.get(row.id)];
  }
}
