import { z } from 'zod';
import { currency } from '../../../domain/giving/money.ts';
import { day, instant } from '../../../domain/instant.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { line } from '../../../domain/text.ts';
import { sentId } from '../../../domain/upload.ts';
import { statementColumns } from './statement-columns.ts';
import { MAX_ROWS } from './table-limits.ts';

// A statement is a file from an operator or a bank. Its rows become payments, each once, in however many files it stands.

/** A field of a form that holds JSON. */
const sentJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema>) => {
    const sent: unknown = value;
    if (typeof sent !== 'string') return sent;
    try {
      return JSON.parse(sent);
    } catch {
      return sent;
    }
  }, schema);

/** Whether the doubtful rows are payments that we have, or new ones: decided by the person who imports the file. */
export const doubtDecisions = ['known', 'new'] as const;

/** Rows that can be left out of one import. */
export const MAX_LEFT_OUT = 2_000;

/**
 * What is sent beside the file. Without columns those of the last statement of the source are used, or a first proposal.
 * Without `doubtful` a file with doubtful rows is not imported, nor without `gaps` one whose balances do not follow each other.
 */
export const statementInput = z.object({
  source_id: sentId(staffText('chooseStatementSource')).refine((id) => id !== null, {
    error: staffText('chooseStatementSource'),
  }),
  columns: sentJson(statementColumns.optional()),
  doubtful: z.enum(doubtDecisions, { error: staffText('decideOnDoubtful') }).optional(),
  /** Rows that are no payments for us, by their numbers in the file. */
  left_out: sentJson(z.array(z.int().min(1).max(MAX_ROWS)).max(MAX_LEFT_OUT, staffText('tooManyLeftOut')).optional()),
  /** Says that rows are missing where the balances do not follow. */
  gaps: z.literal('confirmed').optional(),
  /** Says that all money of the file came in, where nothing in it says so. */
  all_came_in: z.literal('confirmed').optional(),
});

/** The import does what the preview with this digest shows, and nothing else. */
export const statementImport = statementInput.extend({
  digest: line(64, { missing: staffText('lookAtPreviewFirst') }),
});

/**
 * What a person has to look at before the file is imported. Sending its columns answers what is asked of them; that all money
 * came in has to be said.
 */
export const statementQuestions = ['headings', 'date_order', 'columns', 'all_came_in'] as const;

/** What a person may want to know of the reading. */
export const statementNotes = ['date_order_guessed', 'saved_in_excel', 'days_to_come', 'balance_proved'] as const;

/** Characters of a text that are shown in a preview. */
export const MAX_PREVIEW_TEXT = 200;

/** Gaps between balances that are shown. */
export const MAX_GAPS = 100;

/** Rows of a preview that are answered. */
export const MAX_PREVIEW_ROWS = 2_000;

/** Rows of the file itself that are answered, for pointing at its columns. */
export const MAX_FILE_ROWS = 30;

/** A row is doubtful if the source has a payment that may be the same, and that not surely. */
export const rowOutcomes = ['new', 'doubtful', 'known', 'passed_over', 'problem'] as const;

/** What becomes of one row of the file. */
const previewRow = z.object({
  /** Its number in the file, from 1. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  day: day.nullable(),
  amount: z.int(),
  currency,
  payer_name: z.string(),
  payer_phone: z.string(),
  reference: z.string(),
  text: z.string(),
  /** Why it is passed over or doubtful, or what is wrong with it. */
  why: z.string(),
});

export const statementPreview = z.object({
  file_rows: z.array(z.array(z.string())),
  heading: z.int(),
  row_count: z.int(),
  /** Those that are asked for, kept or proposed; a proposal may lack some. */
  columns: z.object(statementColumns.shape).partial(),
  /** Questions that a person answers before the import. Sending columns answers those about columns. */
  questions: z.array(z.enum(statementQuestions)),
  notes: z.array(z.enum(statementNotes)),
  /** Headings of the last statement of the source that this one does not have, and new ones. */
  headings_gone: z.array(z.string()),
  headings_added: z.array(z.string()),
  /** Rows that the balances do not follow to, as where rows are missing, and by how much they change there. */
  gaps: z.array(z.object({ row: z.int(), change: z.string() })),
  gap_count: z.int(),
  counts: z.record(z.enum(rowOutcomes), z.int()),
  /** Payments that the import adds: the new ones, and the doubtful ones if they are said to be new. */
  added: z.int(),
  /** The sums of the added payments that came in and that went out, in the smallest unit of the source's currency. */
  money_in: z.int(),
  money_out: z.int(),
  rows: z.array(previewRow),
  /** Null as long as it cannot be imported: something is asked, rows cannot be read, or nobody has decided on doubtful ones or gaps. */
  digest: z.string().nullable(),
});

export const importedStatement = z.object({ id: z.int(), added: z.int(), known: z.int() });

/** A file that was imported, as long as payments of it are there. */
export const statement = importedStatement.extend({
  source: z.object({ id: z.int(), name: z.string() }),
  file_name: z.string(),
  /** The name of the person who imported it; null once their account is deleted. */
  imported_by: z.string().nullable(),
  created_at: instant,
  /** The number of its payments that nobody has dealt with. Taking the import back removes them. */
  untouched: z.int(),
  /** A later statement of the source held payments that were known already: perhaps some of these. */
  is_followed: z.boolean(),
});

/** The number of payments that taking an import back removed, and of those kept because staff had dealt with them. */
export const takenBackImport = z.object({ removed: z.int(), kept: z.int() });

export type Statement = z.infer<typeof statement>;
export type StatementPreview = z.infer<typeof statementPreview>;
export type PreviewRow = z.infer<typeof previewRow>;
export type StatementQuestion = (typeof statementQuestions)[number];
export type StatementNote = (typeof statementNotes)[number];
export type DoubtDecision = (typeof doubtDecisions)[number];
export type RowOutcome = (typeof rowOutcomes)[number];
