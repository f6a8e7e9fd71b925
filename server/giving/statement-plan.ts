import { createHash } from 'node:crypto';
import {
  type DoubtDecision,
  MAX_FILE_ROWS,
  MAX_PREVIEW_ROWS,
  type PreviewRow,
  type RowOutcome,
  type StatementPreview,
} from '../../domain/giving/statement.ts';
import type { Database } from '../database/open.ts';
import { inSlices } from './in-slices.ts';
import { keyOf, type PlannedRow, plannedRows } from './known-rows.ts';
import type { NewPayment, SentStatement, Source } from './sent-statement.ts';
import { sourcesOfSameMoney } from './sources.ts';

// What an import would do is worked out before its transaction, as a large file takes seconds: nobody's write waits for it.

/** What an import would do: the preview that staff see, and the payments it would add. */
export interface ImportPlan {
  source: Source;
  sent: SentStatement;
  preview: StatementPreview;
  added: NewPayment[];
  /** Rows that the source has already, with those of which that was decided. */
  known: number;
  /** The stored payments that it was compared with. */
  seen: Seen;
}

/** The payments that a plan was compared with: those of some sources up to a number. */
interface Seen {
  sources: number[];
  last: number;
  count: number;
}

async function lookAt(db: Database, source: Source): Promise<Seen> {
  const sources = await sourcesOfSameMoney(db, source);
  const { last, count } = await db
    .selectFrom('payments')
    .select(({ fn }) => [fn.max('id').as('last'), fn.countAll<number>().as('count')])
    .where('source_id', 'in', sources)
    .executeTakeFirstOrThrow();
  return { sources, last: Number(last ?? 0), count: Number(count) };
}

/** How many of the payments that were seen are there still: those of an import that was taken back are gone. */
async function countSeen(db: Database, { sources, last }: Seen): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source_id', 'in', sources)
    .where('id', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Whether the plan still says what the import does. Whoever adds payments, or takes an import back, holds the lock of
 * statements: while it is held, those with higher numbers than the plan has seen are all that is new.
 */
export async function stillHolds(db: Database, { source, sent, added, seen }: ImportPlan): Promise<boolean> {
  const now = await db
    .selectFrom('payment_sources')
    .select(['id', 'kind', 'currency'])
    .where('id', '=', source.id)
    .executeTakeFirst();
  if (now?.currency !== source.currency) return false;
  const sources = await sourcesOfSameMoney(db, now);
  if (sources.length !== seen.sources.length || sources.some((id) => !seen.sources.includes(id))) return false;
  if ((await countSeen(db, seen)) !== seen.count) return false;
  const since = await db
    .selectFrom('payments')
    .select(['fingerprint', 'day', 'amount'])
    .where('id', '>', seen.last)
    .where('source_id', 'in', sources)
    .execute();
  if (since.length === 0) return true;
  const concerned = new Set<string>();
  await inSlices(sent.payments, (payment) => concerned.add(payment.fingerprint).add(keyOf(payment)));
  await inSlices(added, ({ fingerprint }) => concerned.add(fingerprint));
  return !since.some((payment) => concerned.has(payment.fingerprint) || concerned.has(keyOf(payment)));
}

/** The digest of what an import would add: the same only where it would do the same. */
async function digestOf(source: number, added: readonly NewPayment[]): Promise<string> {
  const hash = createHash('sha256').update(String(source));
  await inSlices(added, ({ fingerprint, amount, day }) => hash.update(`\n${fingerprint} ${day} ${amount}`));
  return hash.digest('hex');
}

const empty = { day: null, amount: 0, payer_name: '', payer_phone: '', reference: '', text: '', why: '' } as const;

/** The first rows of each outcome, in the order of the file. */
class ShownRows {
  readonly #rows: Record<RowOutcome, PreviewRow[]> = { new: [], doubtful: [], known: [], passed_over: [], problem: [] };

  add(row: PreviewRow): void {
    const alike = this.#rows[row.outcome];
    if (alike.length < MAX_PREVIEW_ROWS) alike.push(row);
  }

  /** As many as are answered. What is wrong or in doubt is never left out of a long file. */
  all(): PreviewRow[] {
    const { problem, doubtful, ...others } = this.#rows;
    const first = (rows: PreviewRow[], count: number) => rows.sort((a, b) => a.row - b.row).slice(0, count);
    const urgent = first([...problem, ...doubtful], MAX_PREVIEW_ROWS);
    const rest = first(Object.values(others).flat(), MAX_PREVIEW_ROWS - urgent.length);
    return first([...urgent, ...rest], MAX_PREVIEW_ROWS);
  }
}

/** Works out what the import of this file would do. Nothing is stored. */
export async function planImport(
  db: Database,
  source: Source,
  sent: SentStatement,
  doubtful: DoubtDecision | undefined,
): Promise<ImportPlan> {
  const { table, columns, proposed, read, payments } = sent;
  // Before anything else is read: whatever is added later is newer than this.
  const seen = await lookAt(db, source);
  const counts = { new: 0, doubtful: 0, known: 0, passed_over: read.passedOver.length, problem: read.problems.length };
  const added: NewPayment[] = [];
  const [sums, shown] = [{ money_in: 0, money_out: 0 }, new ShownRows()];
  await inSlices(await plannedRows(db, source, payments), (planned: PlannedRow) => {
    const { row, day, amount, currency, payer_name, payer_phone, reference, text, isKnown, doubt } = planned;
    const outcome = isKnown ? 'known' : doubt === '' ? 'new' : 'doubtful';
    counts[outcome] += 1;
    shown.add({ row, day, amount, currency, payer_name, payer_phone, reference, text, why: doubt, outcome });
    if (outcome === 'known' || (outcome === 'doubtful' && doubtful !== 'new')) return;
    added.push(planned);
    sums[amount > 0 ? 'money_in' : 'money_out'] += Math.abs(amount);
  });
  const { currency } = source;
  for (const { row, text, why } of read.passedOver)
    shown.add({ ...empty, row, currency, text, why, outcome: 'passed_over' });
  for (const { row, text, why } of read.problems) shown.add({ ...empty, row, currency, text, why, outcome: 'problem' });
  const isWhole = columns !== undefined && counts.problem === 0;
  const isDecided = counts.doubtful === 0 || doubtful !== undefined;
  const preview: StatementPreview = {
    file_rows: table.rows.slice(0, MAX_FILE_ROWS),
    heading: table.heading,
    row_count: table.rows.length,
    columns: proposed,
    counts,
    added: added.length,
    ...sums,
    rows: shown.all(),
    digest: isWhole && isDecided ? await digestOf(source.id, added) : null,
  };
  const known = counts.known + (doubtful === 'known' ? counts.doubtful : 0);
  return { source, sent, preview, added, known, seen };
}
