import type { Selectable } from 'kysely';
import type { Language } from '../../domain/languages.ts';
import type { Tables } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import type { Services } from '../services.ts';
import type { Notice, Trouble, Watched } from './trouble.ts';

type Told = Selectable<Tables['told_troubles']>;

const readTold = (db: UnitOfWork['db'], subject: string): Promise<Told | undefined> =>
  db.selectFrom('told_troubles').selectAll().where('subject', '=', subject).executeTakeFirst();

/** To everybody who can do something about it, each in their language. */
async function tellSuperusers({ db, mail }: UnitOfWork, notice: (language: Language) => Notice): Promise<void> {
  for (const { email: recipient, language } of await activeSuperusers(db).select(['email', 'language']).execute())
    await mail({ recipient, ...notice(language) });
}

/** Tells a trouble that is new, or has become a danger. Of several nodes that find it at once, one does. */
async function tellTrouble(unit: UnitOfWork, subject: string, { level, notice }: Trouble): Promise<void> {
  const { db, now } = unit;
  const news = await db
    .insertInto('told_troubles')
    .values({ subject, level, found_at: now, well_at: null })
    .onConflict((known) =>
      known
        .column('subject')
        .doUpdateSet({ level, well_at: null })
        .where('told_troubles.level', '=', 'trouble')
        .where('told_troubles.level', '<>', level),
    )
    .returning('found_at')
    .executeTakeFirst();
  if (!news || !notice) return;
  await tellSuperusers(unit, (language) => notice(language, news.found_at ?? now));
}

/** Tells that it is well again, once it has been so for long enough. */
async function tellWell(unit: UnitOfWork, { subject, calm, wellNotice }: Watched): Promise<void> {
  const { db, now } = unit;
  const told = await readTold(db, subject);
  if (!told) return;
  const row = told.well_at ?? now;
  // In either direction: the clock may have stood ahead when it was first found well.
  if (Math.abs(Date.parse(now) - Date.parse(row)) < calm) {
    await db.updateTable('told_troubles').set({ well_at: row }).where('subject', '=', subject).execute();
    return;
  }
  const gone = await db.deleteFrom('told_troubles').where('subject', '=', subject).returning('subject').execute();
  if (gone.length > 0) await tellSuperusers(unit, (language) => wellNotice(language, told.found_at ?? now));
}

/** Tells the superusers once of what was found, and once when it is well again. Writes only where something has changed. */
export async function tell(
  { db, write }: Pick<Services, 'db' | 'write'>,
  watched: Watched,
  found: Trouble | 'well',
): Promise<void> {
  const { subject } = watched;
  const told = await readTold(db, subject);
  if (found === 'well') {
    if (told) await write(null, (unit) => tellWell(unit, watched));
  } else if (!told || (told.level === 'trouble' && found.level === 'danger')) {
    await write(null, (unit) => tellTrouble(unit, subject, found));
  } else if (told.well_at !== null) {
    await write(null, ({ db: inside }) =>
      inside.updateTable('told_troubles').set({ well_at: null }).where('subject', '=', subject).execute(),
    );
  }
}
