import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { programLanguage } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { conflict } from '../http/http-error.ts';

/** The main language in which whoever makes this call believes. */
const believed = new AsyncLocalStorage<string>();

/** Serves a call from a form that was filled in while this was the main language. */
export const believing = <Result>(language: string, work: () => Promise<Result>): Promise<Result> =>
  believed.run(language, work);

/** A change of the main language itself says what it has seen: two at once would wait for each other's share of the row. */
export const believingNothing = <Result>(work: () => Promise<Result>): Promise<Result> => believed.exit(work);

/** The row that says it is there, and no other transaction changes it while this one lasts. */
export async function holdMainLanguage(db: Database, kind: 'share' | 'update'): Promise<string> {
  const read = () => db.selectFrom('main_language').select('language').where('id', '=', 1);
  if (isSqlite(db)) return (await read().executeTakeFirst())?.language ?? programLanguage;
  await sql`insert into main_language (id, language) values (1, ${programLanguage}) on conflict (id) do nothing`.execute(
    db,
  );
  const held = kind === 'share' ? read().forShare() : read().forUpdate();
  return (await held.executeTakeFirstOrThrow()).language;
}

/** Throws a 409, at the beginning of a transaction, for a form whose words are in what was the main language. */
export async function expectBelieved(db: Database): Promise<void> {
  const language = believed.getStore();
  if (language !== undefined && (await holdMainLanguage(db, 'share')) !== language)
    throw conflict(staffText('mainLanguageChanged'));
}
