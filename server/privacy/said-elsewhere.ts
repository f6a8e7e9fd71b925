import { tableOf } from '../database/collection-tables.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { withoutAddress } from './address.ts';

/**
 * What staff wrote, and banks said, of money that stays for the accounts, and the earlier texts that translations were made from: anybody
 * may be named there, whose it is or not. What visitors read now is for staff to change.
 */
export const saidElsewhere = {
  gifts: ['reason'],
  receipts: ['void_reason'],
  payments: ['set_aside', 'reference', 'text'],
  translations: ['published_source', 'draft_source'],
} as const;

export type TableWithTexts = keyof typeof saidElsewhere;

/** Rows that are held in memory at once. */
const AT_ONCE = 100;

/** Takes this address out of what is said in these rows. The rest of it stays. */
export async function eraseFromTexts(
  db: Database,
  address: string,
  table: TableWithTexts,
  ids: readonly number[],
): Promise<void> {
  const columns: readonly string[] = saidElsewhere[table];
  for (const some of inParts(ids, AT_ONCE)) {
    const rows = await tableOf(db)
      .selectFrom<string>(table)
      .select(['id', ...columns])
      .where('id', 'in', some)
      .execute();
    for (const row of rows) {
      const said = columns.map((column) => [column, String(row[column] ?? '')] as const);
      const changed = said.flatMap(([column, text]) => {
        const without = withoutAddress(text, address);
        return without === text ? [] : [[column, without] as const];
      });
      if (changed.length === 0) continue;
      await tableOf(db)
        .updateTable<string>(table)
        .set(Object.fromEntries(changed))
        .where('id', '=', Number(row.id))
        .execute();
    }
  }
}
