import { z } from 'zod';
import { staffText } from './reply-text.ts';

/** One column of a table that is saved as a file: its heading, and its cell for each row. */
export interface TableColumn<Row> {
  heading: string;
  cell(row: Row): string;
  /**
   * The cell type for a spreadsheet. A telephone number is a text, although it looks like a number; a moment is written
   * as `2026-11-20 09:00` and can be sorted; a number is written as `12.50` and can be added up.
   */
  kind?: 'telephone' | 'moment' | 'number';
}

/** The formats of such files, by the ends of their names. */
export const tableFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type TableFormat = keyof typeof tableFormats;

/** The query of a call that answers with a table. */
export const tableQuery = z.object({
  format: z.enum(['csv', 'xlsx'], { error: staffText('chooseTableFormat') }).default('csv'),
});

/** The media types of the files that such a call may answer with. */
export const TABLE_TYPES: readonly string[] = Object.values(tableFormats);

/** The text of a number that a spreadsheet can add up. */
export const isPlainNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);
