import { signSaid } from './statement-amount.ts';
import { type Proof, type ReadRows, rowKinds } from './statement-balance.ts';
import { numberIn } from './statement-cell.ts';
import type { StatementColumns } from './statement-columns.ts';
import { readDay } from './statement-day.ts';
import { isSummary } from './statement-words.ts';

type Rows = readonly (readonly string[])[];

/** Whether the balances prove the signs: every row explains the step of the balance, and at least one balance differs. */
const isProved = (proof: Proof | undefined) =>
  proof !== undefined && proof.moving > 0 && proof.contradictions.length + proof.gaps.length === 0;

/**
 * Whether nothing in a file says if its money came in or went out: one column of amounts without signs, no column of signs, and no
 * balance that proves it. What went out would be read as money that came in.
 */
export function isWithoutSigns(
  rows: Rows,
  columns: StatementColumns,
  { kinds }: ReadRows,
  proof: Proof | undefined,
): boolean {
  const { amount, sign, day, date_order, first_row } = columns;
  if (amount === undefined || sign !== undefined || isProved(proof)) return false;
  let isOpen = false;
  for (let at = first_row; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const said = signSaid(numberIn(row, amount));
    // Rows that are passed over show it too: those of another currency, or that are not settled. A total or a balance does not.
    if (said === '-' && readDay(numberIn(row, day), date_order) !== undefined && !row.some(isSummary)) return false;
    if (said === undefined && kinds[at] === rowKinds.payment) isOpen = true;
  }
  return isOpen;
}
