import { createHash } from 'node:crypto';
import { inSlices } from '../../../server/database/in-slices.ts';
import type { Database } from '../../../server/database/open.ts';
import { keyOf } from '../../../server/giving/same-money.ts';
import type { Source } from '../../../server/giving/sources.ts';
import { sourcesOfSameMoney } from '../../../server/giving/sources.ts';
import {
  MAX_PREVIEW_ROWS,
  MAX_PREVIEW_TEXT,
  type PreviewRow,
  type RowOutcome,
  type StatementPreview,
} from '../domain/statement.ts';
import { statementColumns } from '../domain/statement-columns.ts';
import { type PlannedRow, plannedRows } from './known-rows.ts';
import type { StatementPayment } from './new-payments.ts';
import type { Decisions, SentStatement } from './sent-statement.ts';

// What an import would do is worked out before its transaction, as a large file takes seconds: nobody's write waits for it.

/** What an import would do: the preview that staff see, and the payments it would add. */
export interface ImportPlan {
  source: Source;
  sent: SentStatement;
  preview: StatementPreview;
  /** Each payment of the file, in its order. */
  planned: PlannedRow[];
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
export async function stillHolds(db: Database, { source, sent, planned, seen }: ImportPlan): Promise<boolean> {
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
  await inSlices(planned, ({ fingerprint }) => concerned.add(fingerprint));
  return !since.some((payment) => concerned.has(payment.fingerprint) || concerned.has(keyOf(payment)));
}

/** Whether the import adds the row. */
const isAdded = ({ isKnown, doubt }: PlannedRow, { doubtful }: Decisions) =>
  !isKnown && (doubt === '' || doubtful === 'new');

/** The payments that the import adds. */
export function* addedBy({ sent, planned }: Pick<ImportPlan, 'sent' | 'planned'>): Iterable<StatementPayment> {
  let at = 0;
  for (const payment of sent.payments) {
    const row = planned[at];
    at += 1;
    if (row && isAdded(row, sent.decisions)) yield { ...payment, fingerprint: row.fingerprint };
  }
}

/** The digest of what an import would add: the same only where it would do the same. */
async function digestOf(source: number, planned: readonly PlannedRow[], decisions: Decisions): Promise<string> {
  const hash = createHash('sha256').update(String(source));
  await inSlices(planned, (row) => {
    if (isAdded(row, decisions)) hash.update(`\n${row.fingerprint} ${row.day} ${row.amount}`);
  });
  return hash.digest('hex');
}

/** As much of a text as a preview shows. */
const short = (text: string) => text.slice(0, MAX_PREVIEW_TEXT).toWellFormed();

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

/** What a person has not answered yet. Where all payments are known, nothing is imported that could have gone out. */
const openQuestions = ({ about, decisions }: SentStatement, counts: Record<RowOutcome, number>) =>
  about.questions.filter(
    (question) => question !== 'all_came_in' || (!decisions.isAllIn && counts.new + counts.doubtful > 0),
  );

/** Whether nothing has to be said before the import: of the columns, the rows, those in doubt, and the gaps. */
function isReady(sent: SentStatement, counts: Record<RowOutcome, number>): boolean {
  const { about, decisions } = sent;
  if (!statementColumns.safeParse(about.columns).success || openQuestions(sent, counts).length > 0) return false;
  if (counts.problem > 0 || (about.gaps.count > 0 && !decisions.areGapsConfirmed)) return false;
  return counts.doubtful === 0 || decisions.doubtful !== undefined;
}

/** Works out what the import of this file would do. Nothing is stored. */
export async function planImport(db: Database, source: Source, sent: SentStatement): Promise<ImportPlan> {
  const { about, payments, decisions } = sent;
  const { passedOver, problems, gaps } = about;
  // Before anything else is read: whatever is added later is newer than this.
  const seen = await lookAt(db, source);
  const planned = await plannedRows(db, source, payments);
  const counts = { new: 0, doubtful: 0, known: 0, passed_over: passedOver.count, problem: problems.count };
  const [sums, shown] = [{ added: 0, money_in: 0, money_out: 0 }, new ShownRows()];
  let at = 0;
  await inSlices(payments, ({ row, day, amount, currency, payer_name, payer_phone, reference, text }) => {
    const plan = planned[at];
    at += 1;
    if (!plan) return;
    const outcome = plan.isKnown ? 'known' : plan.doubt === '' ? 'new' : 'doubtful';
    counts[outcome] += 1;
    const texts = { payer_name: short(payer_name), payer_phone: short(payer_phone), reference: short(reference) };
    const why = plan.isKnown ? '' : plan.doubt;
    shown.add({ row, day, amount, currency, ...texts, text: short(text), why, outcome });
    if (!isAdded(plan, decisions)) return;
    sums.added += 1;
    sums[amount > 0 ? 'money_in' : 'money_out'] += Math.abs(amount);
  });
  const { currency } = source;
  for (const { row, text, why } of passedOver.first)
    shown.add({ ...empty, row, currency, text: short(text), why, outcome: 'passed_over' });
  for (const { row, text, why } of problems.first)
    shown.add({ ...empty, row, currency, text: short(text), why, outcome: 'problem' });
  const preview: StatementPreview = {
    file_rows: about.fileRows,
    heading: about.heading,
    row_count: about.rowCount,
    columns: about.columns,
    questions: openQuestions(sent, counts),
    notes: about.notes,
    headings_gone: about.gone,
    headings_added: about.added,
    gaps: gaps.first,
    gap_count: gaps.count,
    counts,
    ...sums,
    rows: shown.all(),
    digest: isReady(sent, counts) ? await digestOf(source.id, planned, decisions) : null,
  };
  const known = counts.known + (decisions.doubtful === 'known' ? counts.doubtful : 0);
  return { source, sent, preview, planned, known, seen };
}
