import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { filePlaces } from '../database/file-places.ts';
import { stemIn } from '../database/migrations/file-links.ts';
import type { Database } from '../database/open.ts';

interface Use {
  noun: string;
  name: string;
}

/** As many uses are named; one is enough to know where to look. */
const NAMED = 10;

/** The rows of a place that use the file, found by indexes alone: by its number, and by its address in their texts. */
function usesIn(place: (typeof filePlaces)[number], { id, url }: { id: number; url: string }): RawBuilder<Use> {
  const { table, noun, title, key, files, texts } = place;
  const column = sql.ref(key);
  const linked = key === 'id' ? sql`cast(record as integer)` : sql`record`;
  const found = files.map((name) => sql`select ${column} from ${sql.table(table)} where ${sql.ref(name)} = ${id}`);
  if (texts.length > 0)
    found.push(sql`select ${linked} from file_links where stem = ${stemIn(url)} and place = ${table}`);
  return sql<Use>`select ${sql.lit(noun)} as noun, ${title === undefined ? sql.lit('') : sql.ref(title)} as name
    from ${sql.table(table)} where ${column} in (${sql.join(found, sql` union `)}) limit ${sql.lit(NAMED)}`;
}

/** The uses of a file, in words of that language: `blog post “The first harvest”`. Records in the trash count, as they can come back. */
export async function usesOf(db: Database, file: { id: number; url: string }, language: Language): Promise<string[]> {
  const { usedIn } = catalogues[language].content;
  const uses: string[] = [];
  for (const place of filePlaces) {
    const found = await usesIn(place, file).execute(db);
    uses.push(...found.rows.map(({ noun, name }) => usedIn(noun, name)));
  }
  return uses.slice(0, NAMED);
}
