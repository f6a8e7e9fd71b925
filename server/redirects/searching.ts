import { type RawBuilder, sql } from 'kysely';
import { MAX_SEARCH } from '../../domain/listing.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { patternOf } from '../resource/searching.ts';

/** A condition: one of these addresses contains the text, in whatever letter case. */
export function isInAddress(db: Database, columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = patternOf(text.slice(0, MAX_SEARCH).normalize());
  // SQLite passes over the case of what addresses are written in.
  const isLike = isSqlite(db) ? sql`like` : sql`ilike`;
  const conditions = columns.map((column) => sql`${sql.ref(column)} ${isLike} ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
