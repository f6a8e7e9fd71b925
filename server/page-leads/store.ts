import type { Selectable } from 'kysely';
import type { StandardPageName } from '../../domain/standard-page.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../services.ts';

const columns = ['name', 'state', 'target', 'target_id', 'address', 'updated_at'] as const;

/** What staff have chosen for a page that is not shown as it came with the site. */
export type ChosenPage = Pick<Selectable<Tables['standard_pages']>, (typeof columns)[number]>;

/** The record, or the other standard address, that takes the place of a page; neither where it is switched off. */
export type Replacement = Pick<ChosenPage, 'target' | 'target_id' | 'address'>;

export const readChosenPages = (db: Database): Promise<ChosenPage[]> =>
  db.selectFrom('standard_pages').select(columns).orderBy('id').execute();

/** The same, read again only after the settings have changed: every page that is rendered asks for them. */
export function rememberedChoices({ db, versions }: Pick<Services, 'db' | 'versions'>): () => Promise<ChosenPage[]> {
  let known: { version: number; pages: ChosenPage[] } | undefined;
  return async () => {
    // The number is read first: what is changed while the pages are read makes them be read again.
    const version = versions.of('settings');
    if (known?.version !== version) known = { version, pages: await readChosenPages(db) };
    return known.pages;
  };
}

export async function writeChosenPage(db: Database, page: ChosenPage): Promise<void> {
  await db
    .insertInto('standard_pages')
    .values(page)
    .onConflict((known) => known.column('name').doUpdateSet(page))
    .execute();
}

/** Shows the page again as it came with the site. */
export async function removeChosenPage(db: Database, name: StandardPageName): Promise<void> {
  await db.deleteFrom('standard_pages').where('name', '=', name).execute();
}
