import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Currency } from '../../domain/giving/money.ts';
import type { SourceKind } from '../../domain/giving/payment.ts';
import { MAX_FILE_ROWS } from '../../domain/giving/statement.ts';
import { type StatementColumns, statementColumns } from '../../domain/giving/statement-columns.ts';
import {
  fingerprinting,
  type ReadEntries,
  readEntries,
  type StatementEntry,
} from '../../domain/giving/statement-entries.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Database } from '../database/open.ts';
import { badRequest } from '../http/http-error.ts';
import type { Upload } from '../http/upload.ts';
import { readStatement } from '../statements/read-statement.ts';
import { BadStatement, type StatementTable } from '../statements/read-table.ts';
import { inSlices } from './in-slices.ts';

/** Rows that are read between two looks at what else is to be done. */
const ROWS_AT_ONCE = 200;

export interface Source {
  id: number;
  kind: SourceKind;
  currency: Currency;
  columns: string | null;
}

export async function findSource(db: Database, id: number): Promise<Source> {
  const found = await db
    .selectFrom('payment_sources')
    .select(['id', 'kind', 'currency', 'columns'])
    .where('id', '=', id)
    .executeTakeFirst();
  const detail = staffText('chooseStatementSource');
  if (!found) throw badRequest(detail, { source_id: [detail] });
  return found;
}

/** A row of a statement with what it is known by in all of them. */
export interface NewPayment extends StatementEntry {
  fingerprint: string;
}

/** A fingerprint of names and texts is stored as a hash: it outlives the erasing of a person. */
const asStored = (fingerprint: string) =>
  fingerprint.startsWith('id:') ? fingerprint : createHash('sha256').update(fingerprint).digest('base64url');

/** The rows of a file with what each is known by. */
export async function identified(entries: readonly StatementEntry[]): Promise<NewPayment[]> {
  const fingerprintOf = fingerprinting();
  const rows: NewPayment[] = [];
  await inSlices(entries, (entry) => {
    const payer_phone = phoneNumber(entry.payer_phone) ?? entry.payer_phone;
    rows.push({ ...entry, payer_phone, fingerprint: asStored(fingerprintOf(entry)) });
  });
  return rows;
}

const fileRefused = (text: string) => badRequest(text, { file: [text] });

/** Runs the reading of a file, and answers what is wrong with it at its field. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadStatement) throw fileRefused(error.message);
    throw error;
  }
}

/** The entries of the whole file, read in pieces, so that visitors are answered meanwhile. */
async function entriesOf(rows: string[][], columns: StatementColumns, currency: Currency): Promise<ReadEntries> {
  const all: ReadEntries = { entries: [], passedOver: [], problems: [] };
  for (let at = columns.first_row; at < rows.length; at += ROWS_AT_ONCE) {
    const read = readEntries(rows.slice(at, at + ROWS_AT_ONCE), { ...columns, first_row: 0 }, currency);
    const inFile = <Row extends { row: number }>(one: Row): Row => ({ ...one, row: one.row + at });
    all.entries.push(...read.entries.map(inFile));
    all.passedOver.push(...read.passedOver.map(inFile));
    all.problems.push(...read.problems.map(inFile));
    await setImmediate();
  }
  return all;
}

const nothingRead: ReadEntries = { entries: [], passedOver: [], problems: [] };

/** A file as it was sent, read: before any transaction, as a large one takes seconds. */
export interface SentStatement {
  table: StatementTable;
  fileName: string;
  columns: StatementColumns | undefined;
  /** What was asked for, kept or proposed, where it is not whole. */
  proposed: Partial<StatementColumns>;
  read: ReadEntries;
  /** The entries with what each is known by. */
  payments: NewPayment[];
}

/**
 * Reads the file of a statement. Without columns those that were pointed at the last time are used, if the file has them, or
 * a first proposal.
 */
export async function readSent(
  source: Source,
  upload: Upload,
  asked: StatementColumns | undefined,
): Promise<SentStatement> {
  const bytes = await readFile(upload.path);
  const table = await reading(() => readStatement(bytes, upload.fileName));
  const kept = source.columns === null ? undefined : statementColumns.safeParse(JSON.parse(source.columns)).data;
  const width = Math.max(0, ...table.rows.slice(0, MAX_FILE_ROWS).map(({ length }) => length));
  const fits = (columns: StatementColumns) =>
    Object.entries(columns).every(([name, at]) => typeof at !== 'number' || name === 'first_row' || at < width);
  const proposed = kept && fits(kept) ? kept : table.proposed;
  const { data: columns } = statementColumns.safeParse(asked ?? proposed);
  const read = columns ? await entriesOf(table.rows, columns, source.currency) : nothingRead;
  const payments = await identified(read.entries);
  return { table, fileName: upload.fileName, columns, proposed: columns ?? proposed, read, payments };
}
