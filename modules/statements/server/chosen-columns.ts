import type { StatementQuestion } from '../domain/statement.ts';
import { columnKinds, pointedColumns, type StatementColumns, statementColumns } from '../domain/statement-columns.ts';
import type { KeptColumns } from '../domain/statement-kept.ts';
import type { Proposal } from '../domain/statement-proposal.ts';
import { compareHeadings } from './tables/remembered-columns.ts';

/** The columns by which a file is read, and what a person has to look at before it is imported. */
export interface ChosenColumns {
  columns: Partial<StatementColumns>;
  questions: StatementQuestion[];
  gone: string[];
  added: string[];
}

/** The columns that decide how much money came in. */
const ofMoney = ['day', 'amount', 'credit', 'debit', 'sign', 'status'] as const;

const isSame = (one: Partial<StatementColumns>, other: Partial<StatementColumns>) =>
  ofMoney.every((kind) => one[kind] === other[kind]);

const isWhole = (columns: Partial<StatementColumns>) => statementColumns.safeParse(columns).success;

/** Those of releases before, which kept no headings: they hold as long as what stands in the columns says the same. */
function byPlace(kept: StatementColumns, proposed: Partial<StatementColumns>, width: number): ChosenColumns {
  const nothing = { questions: [], gone: [], added: [] };
  const fits = pointedColumns(kept).every((place) => place < width);
  if (fits && isSame(kept, proposed)) return { ...nothing, columns: kept };
  const columns = fits && !isWhole(proposed) ? kept : proposed;
  return { ...nothing, columns, questions: ['columns'] };
}

/** The kept columns where their headings stand in this file. */
function byHeading(
  { headings: before = [], ...kept }: KeptColumns,
  now: readonly string[],
  proposed: Partial<StatementColumns>,
): ChosenColumns {
  const { places, gone, added } = compareHeadings(before, now);
  const columns: Partial<StatementColumns> = { date_order: kept.date_order, decimal: kept.decimal };
  for (const kind of columnKinds) {
    const place = places[kept[kind] ?? -1];
    if (place !== undefined && place >= 0) columns[kind] = place;
  }
  const hasChanged = gone.length > 0 || added.length > 0;
  if (hasChanged) {
    // What has gone may stand under another heading now.
    for (const kind of columnKinds) {
      const place = proposed[kind];
      if (kept[kind] === undefined || columns[kind] !== undefined || place === undefined) continue;
      if (!pointedColumns(columns).includes(place)) columns[kind] = place;
    }
  }
  columns.first_row = proposed.first_row ?? kept.first_row;
  return { columns, questions: hasChanged || !isWhole(columns) ? ['headings'] : [], gone, added };
}

/**
 * The columns that a person asked for; without these those of the last statement of the source, by their headings; without
 * these a proposal.
 */
export function chosenColumns(
  asked: StatementColumns | undefined,
  kept: KeptColumns | undefined,
  { headings, width }: { headings: readonly string[]; width: number },
  proposal: Proposal,
): ChosenColumns {
  const nothing = { questions: [], gone: [], added: [] };
  if (asked) return { ...nothing, columns: asked };
  const unclear: StatementQuestion[] = proposal.dateOrder === 'unclear' ? ['date_order'] : [];
  if (!kept) return { ...nothing, columns: proposal.columns, questions: unclear };
  const { headings: before, ...columns } = kept;
  if (before === undefined) return byPlace(columns, proposal.columns, width);
  if (before.length > 0 && headings.length > 0) return byHeading(kept, headings, proposal.columns);
  // A file without headings is like the last one if that had none, and as many columns.
  const fits = before.length === headings.length && pointedColumns(columns).every((place) => place < width);
  return fits && isSame(columns, proposal.columns)
    ? { ...nothing, columns }
    : { ...nothing, columns: proposal.columns, questions: ['headings', ...unclear] };
}
