import { staffText } from '../../../../domain/reply-text.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../../domain/table-limits.ts';
import { BadTable } from './bad-table.ts';

/** Bytes of a file. */
export const MAX_BYTES = 25 * 1024 * 1024;

/** Characters of a cell that are kept; what stands behind them is left out. */
export const MAX_CELL = 2_000;

/** Sheets that are read; the one with the most rows is the table, others are covers and notes. */
export const MAX_SHEETS = 20;

/** Cells of a table: 200,000 rows of twenty columns. */
const MAX_CELLS = 4_000_000;

export const tooMuchMemory = () => new BadTable(staffText('statementTooSlow'));

export const tooManyRows = () => new BadTable(staffText('tooManyRows', MAX_ROWS / 1000));

export const tooManyColumns = () => new BadTable(staffText('tooManyColumns', MAX_COLUMNS));

/**
 * Counts what is taken out of a file. A table holds no more characters than the largest file has bytes: in a workbook one
 * long text can stand in every cell, and takes a few bytes of the file for each.
 */
export class Budget {
  #characters = MAX_BYTES;
  #cells = MAX_CELLS;

  /** Throws `BadTable` where the table holds more than it may. */
  take(characters: number, cells = 1): void {
    this.#characters -= characters;
    this.#cells -= cells;
    if (this.#characters < 0 || this.#cells < 0) throw tooMuchMemory();
  }
}
