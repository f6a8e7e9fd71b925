import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describedCollections } from '../../../domain/collections/registry.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { tables, watch } from './0048-states-of-translations.ts';

/** A collection with texts that are translated, described after the others were watched. */
interface Later {
  name: string;
  table: string;
  fields: Fields;
}

/** Those described since 0048. Backups name their migrations: one that is no longer described has to be added here. */
export const laterCollections: readonly Later[] = describedCollections.filter(
  ({ table, fields }: Later) => !(table in tables) && Object.values(fields).some(({ translated }) => translated),
);

/** The migration after which the states of its translations follow its rows. Any change counts: a field may come to be translated. */
export const watchTexts = ({ name, table }: Later): Migration => ({
  async up(database: Kysely<unknown>) {
    await watch(database, { table, resource: `'${name}'`, record: '$.id' });
    await sql`insert into changed_texts (resource, record)
      select ${sql.lit(name)}, cast(id as text) from ${sql.table(table)} where true
      on conflict (resource, record) do nothing`.execute(database);
  },
});
