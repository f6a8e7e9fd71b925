import type { Kysely } from 'kysely';

/** The point of a picture that no crop may leave out, in percent from its left and its top; null where nobody has chosen one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ['focus_x', 'focus_y']) {
    await database.schema.alterTable('media').addColumn(column, 'integer').execute();
  }
}
