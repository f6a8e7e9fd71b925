import { MAX_COLUMNS, MAX_ROWS } from '../../domain/giving/statement-columns.ts';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';

/** Bytes of a statement. */
export const MAX_BYTES = 25 * 1024 * 1024;

/** Characters of a cell that are kept; what stands behind them is left out. */
export const MAX_CELL = 2_000;

/**
 * Memory that the cells of a table may take where they are looked at (bytes): 200,000 rows of twelve cells take half of it. In a
 * workbook one long text can stand in every cell and takes a few bytes of the file for each.
 */
export const MAX_MEMORY = 200 * 1024 * 1024;

/** About what a text takes in memory (bytes); empty ones are all the same. */
export const memoryOf = (cell: string) => (cell === '' ? 8 : 32 + 2 * cell.length);

export const tooMuchMemory = () => new BadStatement(staffText('statementTooSlow'));

export const tooManyRows = () => new BadStatement(staffText('tooManyRows', MAX_ROWS / 1000));

export const tooManyColumns = () => new BadStatement(staffText('tooManyColumns', MAX_COLUMNS));
