import { sql } from 'kysely';
import type { Belonging } from '../../domain/collections/collection.ts';
import type { Language } from '../../domain/languages.ts';
import type { Trash, Trashed } from '../../domain/trash.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { deletersOf } from '../resource/deleters.ts';

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
