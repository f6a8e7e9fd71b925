import { staffText } from '../../../domain/reply-text.ts';
import { inSlices } from '../../../server/database/in-slices.ts';
import type { Database } from '../../../server/database/open.ts';
import { isSameMoney, keyOf, type Money } from '../../../server/giving/same-money.ts';
import type { Source } from '../../../server/giving/sources.ts';
import { sourcesOfSameMoney } from '../../../server/giving/sources.ts';
import type { StatementPayment } from './new-payments.ts';

/** Rows that are asked for by one statement of SQL. */
const BATCH = 500;

/** What is planned for one row of a file: a large one has many, so that it holds no texts of it. */
export interface PlannedRow extends Money {
  fingerprint: string;
  isNumbered: boolean;
  isKnown: boolean;
  /** Why it may be a payment that the source has, as `staffText`; empty where it is not in doubt. */
  doubt: string;
}

/** Each row of a file, in its order, and whether the source has it already: surely, perhaps, or not. */
export async function plannedRows(
  db: Database,
  source: Pick<Source, 'id' | 'kind' | 'currency'>,
  payments: Iterable<StatementPayment>,
): Promise<PlannedRow[]> {
  const sources = await sourcesOfSameMoney(db, source);
  const planned: PlannedRow[] = [];
  await inSlices(payments, ({ fingerprint, day, amount, external_id, isShortened }) => {
    const doubt = isShortened ? staffText('savedInExcel') : '';
    planned.push({ fingerprint, day, amount, isNumbered: external_id !== '', isKnown: false, doubt });
  });
  const known = await knownOf(db, sources, planned);
  const unmatched: { row: PlannedRow; own: PlannedRow }[] = [];
  await inSlices(planned, (row) => {
    const { fingerprint, day, amount, isNumbered } = row;
    const stored = known.get(fingerprint);
    row.isKnown = stored !== undefined && isSameMoney(stored, row);
    // Some banks number the rows of each file from 1, and some write the same word in every row: such a row is stored with its
    // day and amount. It is looked for so also where the other payment with its number has gone with its import.
    if (!row.isKnown && isNumbered)
      unmatched.push({ row, own: { ...row, fingerprint: `${fingerprint} ${day} ${amount}` } });
  });
  const knownByOwn = await knownOf(
    db,
    sources,
    unmatched.map(({ own }) => own),
  );
  await inSlices(unmatched, ({ row, own }) => {
    row.isKnown = knownByOwn.has(own.fingerprint);
    if (!row.isKnown && !known.has(row.fingerprint)) return;
    row.fingerprint = own.fingerprint;
    row.doubt = row.isKnown ? '' : staffText('numberOfOtherPayment');
  });
  await doubtAlike(db, sources, planned);
  return planned;
}

/**
 * Marks new rows that may be payments which the source has: of the same day and amount, in a file whose columns were
 * pointed at in another way, or with other texts. Two different numbers of the operator are two payments.
 */
async function doubtAlike(db: Database, sources: readonly number[], planned: readonly PlannedRow[]): Promise<void> {
  const fresh: PlannedRow[] = [];
  const days = new Set<string>();
  const inFile = new Set<string>();
  await inSlices(planned, (row) => {
    inFile.add(row.fingerprint);
    if (row.isKnown || row.doubt !== '') return;
    fresh.push(row);
    days.add(row.day);
  });
  const others = new Map<string, { numbered: number; unnumbered: number }>();
  for (const day of days) {
    const stored = await db
      .selectFrom('payments')
      .select(['day', 'amount', 'external_id', 'fingerprint'])
      .where('source_id', 'in', sources)
      .where('day', '=', day)
      .execute();
    for (const payment of stored) {
      if (inFile.has(payment.fingerprint)) continue;
      const count = others.get(keyOf(payment)) ?? { numbered: 0, unnumbered: 0 };
      count[payment.external_id === '' ? 'unnumbered' : 'numbered'] += 1;
      others.set(keyOf(payment), count);
    }
  }
  if (others.size === 0) return;
  await inSlices(fresh, (row) => {
    const count = others.get(keyOf(row));
    const kind = count && (count.unnumbered > 0 ? 'unnumbered' : !row.isNumbered ? 'numbered' : undefined);
    if (!count || kind === undefined || count[kind] === 0) return;
    count[kind] -= 1;
    row.doubt = staffText('sameDayAndAmount');
  });
}

/** The payments with these fingerprints that a statement of the source, or a gateway, has told of already. */
async function knownOf(
  db: Database,
  sources: readonly number[],
  payments: readonly PlannedRow[],
): Promise<Map<string, Money>> {
  const known = new Map<string, Money>();
  for (let at = 0; at < payments.length; at += BATCH) {
    const fingerprints = payments.slice(at, at + BATCH).map(({ fingerprint }) => fingerprint);
    const found = await db
      .selectFrom('payments')
      .select(['fingerprint', 'day', 'amount'])
      .where('source_id', 'in', sources)
      .where('fingerprint', 'in', fingerprints)
      .execute();
    for (const { fingerprint, day, amount } of found) known.set(fingerprint, { day, amount });
  }
  return known;
}
