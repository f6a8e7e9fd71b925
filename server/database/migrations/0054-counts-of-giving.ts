import { type Kysely, sql } from 'kysely';

/**
 * Indexes by which lists of giving are counted, and their far pages found, without reading rows: they hold what the rows are chosen by
 * too, as SQLite reads the row for it otherwise.
 */
const indexes: Record<string, string> = {
  // One that holds all givers, nearly all without a value, was taken for those without one, who then were sorted.
  givers_merged: 'givers (merged_into, id) where merged_into is not null',
  givers_unmerged: 'givers (created_at, id, merged_into) where merged_into is null',
  givers_unmerged_by_name: 'givers (name, id, merged_into) where merged_into is null',
  gifts_left_of_giver: 'gifts (giver_id, remaining, thanked_at) where remaining > 0',
};

const replaced = ['givers_by_merged_into', 'givers_unmerged', 'givers_unmerged_by_name'];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of replaced) await database.schema.dropIndex(index).execute();
  for (const [name, on] of Object.entries(indexes)) await sql.raw(`create index ${name} on ${on}`).execute(database);
}
