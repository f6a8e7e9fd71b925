import { z } from 'zod';
import { staffText } from '../../../domain/reply-text.ts';
import { dateOrders } from './statement-day.ts';
import { MAX_COLUMNS, MAX_ROWS } from './table-limits.ts';

// Which column of a statement holds what: chosen by a person, after a first proposal of ours.

/** The kinds of columns of a statement. */
export const columnKinds = [
  'day',
  'amount',
  'credit',
  'debit',
  'payer_name',
  'payer_phone',
  'reference',
  'text',
  'external_id',
  'balance',
  'currency',
  'sign',
  'status',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

type Places = Partial<Record<ColumnKind, number | undefined>>;

/** The columns that are pointed at, each as its index. */
export const pointedColumns = (places: Places): number[] => columnKinds.flatMap((kind) => places[kind] ?? []);

/** The columns, each as its index from 0, and how their days and amounts are written. */
export const statementColumns = z
  .object({
    day: column,
    /** What came in, and below zero what went out. In its place a bank may have a column for each. */
    amount: column.optional(),
    credit: column.optional(),
    debit: column.optional(),
    payer_name: column.optional(),
    payer_phone: column.optional(),
    /** The text in which the giver's reference may stand. */
    reference: column.optional(),
    /** Further description. */
    text: column.optional(),
    /** The operator's own number of the transaction. */
    external_id: column.optional(),
    balance: column.optional(),
    currency: column.optional(),
    /** Words or signs that say whether the amount came in or went out. */
    sign: column.optional(),
    /** Words that say whether the money has moved for good. */
    status: column.optional(),
    date_order: z.enum(dateOrders),
    decimal: z.enum(['.', ',']),
    /** Index of the first row of data. */
    first_row: z.int().min(0).max(MAX_ROWS),
  })
  .refine(({ amount, credit, debit }) => (amount === undefined) !== (credit === undefined && debit === undefined), {
    error: staffText('chooseAmountColumns'),
    path: ['amount'],
  })
  .refine((columns) => new Set(pointedColumns(columns)).size === pointedColumns(columns).length, {
    error: staffText('oneThingInAColumn'),
    path: ['day'],
  })
  .refine(({ sign, amount }) => sign === undefined || amount !== undefined, {
    error: staffText('signNeedsAmount'),
    path: ['sign'],
  });

export type StatementColumns = z.infer<typeof statementColumns>;
