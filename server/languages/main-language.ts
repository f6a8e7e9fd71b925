import { type Language, programLanguage, setMainLanguage } from '../../domain/languages.ts';
import type { Database } from '../database/open.ts';
import { prepared } from '../database/prepared.ts';
import type { Services } from '../services.ts';

const ONLY_ROW = 1;

const stored = prepared((db) => db.selectFrom('main_language').select('language').where('id', '=', ONLY_ROW));

/** Takes over which language is the main one of this site: without a row, as after going back to before its first change, that of the program. */
export async function readMainLanguage(db: Database): Promise<void> {
  const [row] = await stored(db, {});
  setMainLanguage(row?.language ?? programLanguage);
}

/**
 * Takes it over again only after the settings have changed, by this process or another: it is asked before every answer that is made.
 */
export function followMainLanguage({ db, versions }: Pick<Services, 'db' | 'versions'>): () => Promise<void> {
  // It was read when the process was put together.
  let known = versions.of('settings');
  return async () => {
    const version = versions.of('settings');
    if (known === version) return;
    const isRead = await readMainLanguage(db).then(
      () => true,
      // Whoever needs the database says in their own way that it cannot be reached.
      () => false,
    );
    if (isRead) known = version;
  };
}

export async function writeMainLanguage(db: Database, language: Language): Promise<void> {
  await db
    .insertInto('main_language')
    .values({ id: ONLY_ROW, language })
    .onConflict((known) => known.column('id').doUpdateSet({ language }))
    .execute();
}
