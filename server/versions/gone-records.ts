import { sql } from 'kysely';
import { z } from 'zod';
import { relatedCollection } from '../../domain/collections/registry.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { relatedIn } from '../../domain/fields/field-kinds.ts';
import { tableOf } from '../database/collection-tables.ts';
import { listOf } from '../database/list-of.ts';
import type { Database } from '../database/open.ts';

/** The value of a field in which records are chosen: one number, or several. */
const chosen = z.union([z.int(), z.array(z.int())]);

/** Those of these records that are there, and not in the trash, in the same order. */
async function thereOf(db: Database, collection: string, ids: readonly number[]): Promise<number[]> {
  const found = await tableOf(db)
    .selectFrom(relatedCollection(collection).table)
    .select('id')
    .where(sql<boolean>`${sql.ref('id')} in ${listOf(db, ids)}`)
    .where('deleted_at', 'is', null)
    .execute();
  const there = new Set<number>(found.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/**
 * The fields in which records are chosen that are gone by now, each with what is left of them: nothing of a single one. One in the
 * trash that the record has `now` stays, as in its form.
 */
export async function withoutGoneRecords(
  db: Database,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Promise<Map<string, number[] | undefined>> {
  const found = new Map<string, number[] | undefined>();
  for (const { name, to } of relatedIn(fields)) {
    const { data: held } = chosen.safeParse(values[name]);
    if (held === undefined) continue;
    const ids = [held].flat();
    if (ids.length === 0) continue;
    const kept = [now[name]].flat();
    const there = await thereOf(
      db,
      to,
      ids.filter((id) => !kept.includes(id)),
    );
    const left = ids.filter((id) => kept.includes(id) || there.includes(id));
    if (left.length < ids.length) found.set(name, Array.isArray(held) ? left : undefined);
  }
  return found;
}
