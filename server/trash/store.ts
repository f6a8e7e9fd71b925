import { sql } from 'kysely';
import type { Belonging } from '../../domain/collections/collection.ts';
import type { Language } from '../../domain/languages.ts';
import type { Trash, Trashed } from '../../domain/trash.ts';
import { fullName } from '../../domain/user.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';

/** The user who last moved each of these records to the trash, by the audit log. */
async function deletersOf(db: Database, name: string, ids: readonly number[]): Promise<Map<number | null, string>> {
  const found = await db
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.resource_id', 'users.first_name', 'users.last_name'])
    .where('audit.id', 'in', (subquery) =>
      subquery
        .selectFrom('audit')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('resource', '=', name)
        .where('resource_id', 'in', ids)
        .where('action', '=', 'delete')
        .groupBy('resource_id'),
    )
    .execute();
  return new Map(found.map((row) => [row.resource_id, fullName(row)]));
}

/** The number of belongings of each of these records. */
async function counted(db: Database, { table, column }: Belonging, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; count: number }>`
    select ${sql.ref(column)} as id, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)}) group by ${sql.ref(column)}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The facts about these records that are in the trash, in words of that language. */
export async function readTrash(
  db: Database,
  { name, table, belongings }: Trash,
  asked: readonly number[],
  language: Language,
): Promise<Trashed[]> {
  const inTrash = await tableOf(db)
    .selectFrom(table)
    .select('id')
    .where('id', 'in', asked)
    .where('deleted_at', 'is not', null)
    .execute();
  const ids = inTrash.map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const deleters = await deletersOf(db, name, ids);
  const { belongings: inWords } = catalogues[language].content;
  const goesWith = new Map(ids.map((id) => [id, [] as string[]]));
  for (const belonging of belongings) {
    for (const [id, count] of await counted(db, belonging, ids)) {
      goesWith.get(id)?.push(inWords[belonging.table](count));
    }
  }
  return ids.map((id) => ({ id, deleted_by: deleters.get(id) ?? null, goes_with: goesWith.get(id) ?? [] }));
}
