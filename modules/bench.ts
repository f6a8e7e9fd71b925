import type { Figure } from '../bench/figures.ts';
import { statementFigures } from './statements/bench/large-statement.ts';

/** What modules measure, by the headings of their figures. */
export const moduleFigures: Readonly<Record<string, () => AsyncIterable<Figure>>> = { ...statementFigures };
