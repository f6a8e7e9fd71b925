import { sql } from 'kysely';
import { translatables } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { tableOfResource } from './sources.ts';
import { tablesOfTexts } from './store.ts';

/** Deletes the translations and versions of records that are gone for good: purged from the trash, or a file of the library. */
export async function removeOrphanedTexts(db: Database): Promise<void> {
  for (const { resource } of translatables) {
    const table = tableOfResource(resource);
    if (table === undefined) continue;
    const records = sql<string>`(select cast(id as text) from ${sql.table(table)})`;
    for (const texts of tablesOfTexts) {
      await db.deleteFrom(texts).where('resource', '=', resource).where('record', 'not in', records).execute();
    }
  }
}
