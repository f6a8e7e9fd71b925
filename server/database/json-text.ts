import { type RawBuilder, sql } from 'kysely';
import { isSqlite } from './columns.ts';
import type { Database } from './open.ts';

/**
 * The text at this path of a column of JSON, so that the whole is not read for it: `['fields', 0, 'text']`. Null where nothing
 * lies there.
 */
export function jsonText(db: Database, column: string, path: readonly (string | number)[]): RawBuilder<string | null> {
  const json = sql.ref(column);
  if (!isSqlite(db)) return sql`${json}::json #>> ${`{${path.join(',')}}`}::text[]`;
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return sql`json_extract(${json}, ${`$${steps.join('')}`})`;
}
