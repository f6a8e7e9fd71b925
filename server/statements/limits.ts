import { MAX_COLUMNS, MAX_ROWS } from '../../domain/giving/statement-columns.ts';
import { staffText } from '../../domain/reply-text.ts';
import { BadStatement } from './bad-statement.ts';

/** Bytes of a statement. */
export const MAX_BYTES = 25 * 1024 * 1024;

/** Characters of a cell that are kept; what stands behind them is left out. */
export const MAX_CELL = 2_000;

export const tooManyRows = () => new BadStatement(staffText('tooManyRows', MAX_ROWS / 1000));

export const tooManyColumns = () => new BadStatement(staffText('tooManyColumns', MAX_COLUMNS));
