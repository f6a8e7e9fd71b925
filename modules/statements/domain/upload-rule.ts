import { MEGABYTE, type UploadRule } from '../../../domain/upload.ts';

/** The file of a statement: a table in text, or a spreadsheet. */
export const statementRule = { table: 25 * MEGABYTE } as const satisfies UploadRule;
