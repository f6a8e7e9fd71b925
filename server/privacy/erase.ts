import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Erased, type HeldKind, heldKinds } from '../../domain/privacy.ts';
import { removeGoneWords } from '../database/merge-words.ts';
import { type Database, isPostgres } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { forgetGiver } from '../giving/personal-data.ts';
import { recordsOfPerson } from '../giving/records-of-person.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { hashErased } from '../identity/secrets.ts';
import type { Services } from '../services.ts';
import { isOurs } from './address.ts';
import { forgetAuthor, postsByAuthor } from './author.ts';
import { eraseFromLog, eraseFromVersions, forgetSent } from './forget.ts';
import { mailsAbout } from './held.ts';
import { lookForAddress, type PlacesOfAddress } from './look-through.ts';
import { mailFilesWith, removeMailFiles } from './mail-files.ts';
import { eraseFromTexts } from './said-elsewhere.ts';
import { everySent, sentBy } from './sent.ts';

type Counts = Record<HeldKind | 'log_entries', number>;

function countsOfNothing(): Counts;
function countsOfNothing(): Record<string, number> {
  return Object.fromEntries([...heldKinds, 'log_entries'].map((kind) => [kind, 0]));
}

/**
 * Deletes what is held under this address from every table. For an address of our own it deletes what the owner sent as a
 * visitor, and nothing of the account: not its mails, its locks or its log entries.
 */
async function eraseRows({ db, changes }: UnitOfWork, address: string, places: PlacesOfAddress): Promise<Counts> {
  // This comes first: the names are in records that are deleted with the others.
  const posts = await forgetAuthor(db, await postsByAuthor(db, address));
  if (posts.records > 0) changes('posts');
  const counts: Counts = { ...countsOfNothing(), posts: posts.records, log_entries: posts.logEntries };
  for (const one of everySent) {
    const { records, logEntries } = await forgetSent(db, one, await sentBy(db, one, address));
    if (records > 0 && one.shown) changes(one.shown);
    counts[one.kind] = records;
    counts.log_entries += logEntries;
  }
  const ours = await isOurs(db, address);
  // What is said of their own gifts may have been changed since it was looked through.
  const { gifts, payments } = await recordsOfPerson(db, address);
  Object.assign(counts, await forgetGiver(db, address));
  if (ours) return counts;
  for (const { id } of await mailsAbout(db, address)) {
    await db.deleteFrom('mails').where('id', '=', id).execute();
    counts.mails += 1;
  }
  await db.deleteFrom('sign_in_failures').where('account', '=', address).execute();
  // Added to by what has been written since.
  const { log, versions, ...texts } = await lookForAddress(db, address, places);
  counts.log_entries += await eraseFromLog(db, address, log.ids);
  await eraseFromVersions(db, address, versions.ids);
  const theirs = {
    gifts: gifts.map(({ id }) => id),
    receipts: await receiptsOf(
      db,
      gifts.map(({ id }) => id),
    ),
    payments: [...payments, ...gifts.map(({ payment_id }) => payment_id)],
  };
  for (const table of ['gifts', 'receipts', 'payments'] as const)
    await eraseFromTexts(db, address, table, [...new Set([...theirs[table], ...texts[table].ids])]);
  await eraseFromTexts(db, address, 'translations', texts.translations.ids);
  return counts;
}

const receiptsOf = async (db: Database, gifts: readonly number[]) =>
  (
    await db
      .selectFrom('receipts')
      .select('id')
      .where('gift_id', 'in', [0, ...gifts])
      .execute()
  ).map(({ id }) => id);

/** Waiting for others who read the database, such as a backup (ms). */
const EMPTYING_TRIES = 100;
const TRY_EVERY = 50;

/**
 * SQLite's journal still contains deleted data; once emptied, it is nowhere in the database's files. While somebody reads, it cannot be.
 */
async function emptyJournal({ db, config, copies, log }: Services): Promise<void> {
  if (isPostgres(config.databaseUrl)) return;
  await copies.whileItLetsGo(async () => {
    for (let tries = 0; tries < EMPTYING_TRIES; tries += 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy === 0) return;
      await pause(TRY_EVERY);
    }
    log.warn(
      'The journal of the database could not be emptied after somebody was erased: something else reads all the time',
    );
  });
}

type Place = Pick<Services, 'db' | 'write' | 'config'>;

/** Notes that this address was erased, for the day on which the site goes back to before. */
const noteErasure = ({ db, now: erased_at }: UnitOfWork, address: string, secretKey: string) =>
  db
    .insertInto('erasures')
    .values({ hash: hashErased(address, secretKey), erased_at })
    .onConflict((known) => known.doNothing())
    .execute();

/**
 * Erases a person from the database and from the files of mails. The log keeps who did it, when, and how many records of each kind
 * were deleted, but no content and no names.
 */
export async function erase(place: Place, userId: number | null, address: string): Promise<Erased> {
  const { db, config } = place;
  const files = (await isOurs(db, address)) ? [] : await mailFilesWith(config, address);
  // This takes long, and is done before anybody has to wait.
  const places = await lookForAddress(db, address);
  const counts = await place.write(userId, async (unit) => {
    await noteErasure(unit, address, config.secretKey);
    const gone = { ...(await eraseRows(unit, address, places)), mail_files: files.length };
    await unit.audit({ action: 'erase', resource: 'privacy', after: gone });
    return gone;
  });
  await removeMailFiles(files);
  await removeGoneWords(db);
  return { counts };
}

/** Erases a person for good, also from the journal of the database. */
export async function erasePerson(services: Services, { userId }: CurrentUser, address: string): Promise<Erased> {
  const erased = await erase(services, userId, address);
  await emptyJournal(services);
  return erased;
}
