import { z } from 'zod';
import { type StatementColumns, statementColumns } from './statement-columns.ts';

/** The columns of a source as they are kept. Releases before kept no headings. */
export const keptColumns = z.intersection(statementColumns, z.object({ headings: z.array(z.string()).optional() }));

export type KeptColumns = StatementColumns & { headings?: string[] | undefined };
