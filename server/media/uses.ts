import { type RawBuilder, sql } from 'kysely';
import type { CollectionFacts } from '../../domain/collections/collection.ts';
import { collections } from '../../domain/collections/registry.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import { containsAddress } from '../resource/listing.ts';
import { stemOf } from './keys.ts';

/** A place a file can be used in. Without a `title` it is named by its noun alone. */
type Place = Pick<CollectionFacts, 'table' | 'noun' | 'files' | 'texts'> & Partial<Pick<CollectionFacts, 'title'>>;

const places = [
  ...collections,
  { table: 'site_pages', noun: 'page', title: 'title', texts: ['body'] },
  { table: 'site_settings', noun: 'site settings', texts: ['settings'] },
  { table: 'translations', noun: 'translation', texts: ['published', 'draft'] },
].filter(({ files = [], texts = [] }: Place) => files.length + texts.length > 0);

/** As many uses are named; one is enough to know where to look. */
const NAMED = 10;

function usesIn({ table, noun, title, files = [], texts = [] }: Place, id: number, address: string) {
  const conditions: RawBuilder<boolean>[] = files.map((column) => sql<boolean>`${sql.ref(column)} = ${id}`);
  if (texts.length > 0) conditions.push(containsAddress(texts, address));
  const name = title === undefined ? sql.lit('') : sql.ref(title);
  return sql<{ noun: string; name: string }>`
    select ${sql.lit(noun)} as noun, ${name} as name from ${sql.table(table)}
    where ${sql.join(conditions, sql` or `)} limit ${sql.lit(NAMED)}`;
}

/** The uses of a file, in words of that language: `blog post “The first harvest”`. Records in the trash count, as they can come back. */
export async function usesOf(
  db: Database,
  { id, url }: { id: number; url: string },
  language: Language,
): Promise<string[]> {
  const { usedIn } = catalogues[language].content;
  const uses: string[] = [];
  for (const place of places) {
    const found = await usesIn(place, id, stemOf(url)).execute(db);
    uses.push(...found.rows.map(({ noun, name }) => usedIn(noun, name)));
  }
  return uses.slice(0, NAMED);
}
