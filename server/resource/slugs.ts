import { MAX_SLUG_LENGTH, slugOf } from '../../domain/slug.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';

/** Room for the number behind a slug that is taken. */
const NUMBER = 8;

/**
 * A slug that is free in the table, including the trash: the wanted one, or one made from the title, with the next number
 * if it is taken. `otherwise` is for a title without a letter or digit of the Latin alphabet. The caller holds the
 * resource's lock.
 */
export async function freeSlug(
  db: Database,
  table: string,
  { wanted = '', title, otherwise }: { wanted?: string; title: string; otherwise: string },
  ownId = 0,
): Promise<string> {
  const first = (wanted || slugOf(title) || otherwise).slice(0, MAX_SLUG_LENGTH);
  const stem = first.slice(0, MAX_SLUG_LENGTH - NUMBER).replace(/-+$/, '');
  const found = await tableOf(db)
    .selectFrom(table)
    .select('slug')
    .where((row) => row.or([row('slug', '=', first), row('slug', 'like', `${stem}-%`)]))
    .where('id', '<>', ownId)
    .execute();
  const taken = new Set(found.map(({ slug }) => slug));
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${stem}-${number}`;
  return slug;
}
