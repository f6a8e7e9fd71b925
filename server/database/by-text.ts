import { type RawBuilder, sql } from 'kysely';

/** A column of texts, or an expression, to sort by it whatever its letter case, accents and apostrophes; the order is the same on both databases. */
export const byText = (text: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`folded(${typeof text === 'string' ? sql.ref(text) : text}) collate "binary"`;

/** What to sort by for this column, which is a text if it is among these. */
export const sortedAs = (column: string, texts: readonly string[]): RawBuilder<unknown> =>
  texts.includes(column) ? byText(column) : sql.ref(column);
