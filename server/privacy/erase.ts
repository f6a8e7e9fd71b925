import { sql } from 'kysely';
import type { Erased, HeldKind } from '../../domain/privacy.ts';
import { removeGoneWords } from '../database/merge-words.ts';
import { isPostgres } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { forgetGiver } from '../giving/personal-data.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { isAddress } from '../resource/typed-address.ts';
import type { Services } from '../services.ts';
import { isOurs } from './address.ts';
import { forgetAuthor, postsByAuthor } from './author.ts';
import {
  eraseFromLog,
  eraseFromVersions,
  forgetContacts,
  forgetDonations,
  forgetRegistrations,
  forgetSubscribers,
} from './forget.ts';
import { mailsAbout } from './held.ts';
import { lookForAddress, type PlacesOfAddress } from './look-through.ts';
import { mailFilesWith, removeMailFiles } from './mail-files.ts';

type Counts = Record<Exclude<HeldKind, 'mail_files'> | 'log_entries', number>;

/**
 * Deletes what is held under this address from every table. For an address of our own it deletes what the owner sent as a
 * visitor, and nothing of the account: not its mails, its locks or its log entries.
 */
async function eraseRows({ db, changes }: UnitOfWork, address: string, places: PlacesOfAddress): Promise<Counts> {
  const contacts = db.selectFrom('contact_messages').select('id');
  const donations = db.selectFrom('donation_interests').select('id');
  const registrations = db.selectFrom('event_registrations').select(['id', 'event_id']);
  const subscribers = db.selectFrom('newsletter_subscribers').select('id');
  const is = isAddress(db, 'email', address);
  const gone = {
    // This comes first: the names are in records that are deleted with the others.
    posts: await forgetAuthor(db, await postsByAuthor(db, address)),
    contact_messages: await forgetContacts(db, await contacts.where(is).execute()),
    donation_interests: await forgetDonations(db, await donations.where(is).execute()),
    registrations: await forgetRegistrations(db, await registrations.where(is).execute()),
    subscriptions: await forgetSubscribers(db, await subscribers.where(is).execute()),
  };
  const given = await forgetGiver(db, address);
  const counts = {
    contact_messages: gone.contact_messages.records,
    donation_interests: gone.donation_interests.records,
    ...given,
    registrations: gone.registrations.records,
    subscriptions: gone.subscriptions.records,
    posts: gone.posts.records,
    mails: 0,
    log_entries: Object.values(gone).reduce((sum, { logEntries }) => sum + logEntries, 0),
  };
  if (counts.registrations > 0) changes('registrations');
  if (counts.posts > 0) changes('posts');
  if (await isOurs(db, address)) return counts;
  for (const { id } of await mailsAbout(db, address)) {
    await db.deleteFrom('mails').where('id', '=', id).execute();
    counts.mails += 1;
  }
  await db.deleteFrom('sign_in_failures').where('account', '=', address).execute();
  // Added to by what has been written since.
  const { log, versions } = await lookForAddress(db, address, places);
  counts.log_entries += await eraseFromLog(db, address, log.ids);
  await eraseFromVersions(db, address, versions.ids);
  return counts;
}

/** SQLite's journal still contains deleted data; once emptied, it is nowhere in the database's files. */
async function emptyJournal({ db, config }: Services): Promise<void> {
  if (!isPostgres(config.databaseUrl)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Erases a person for good. The log keeps who did it, when, and how many records of each kind were deleted, but no content
 * and no names.
 */
export async function erasePerson(services: Services, currentUser: CurrentUser, address: string): Promise<Erased> {
  const files = (await isOurs(services.db, address)) ? [] : await mailFilesWith(services.config, address);
  // This takes long, and is done before anybody has to wait.
  const places = await lookForAddress(services.db, address);
  const counts = await services.write(currentUser.userId, async (unit) => {
    const gone = { ...(await eraseRows(unit, address, places)), mail_files: files.length };
    await unit.audit({ action: 'erase', resource: 'privacy', after: gone });
    return gone;
  });
  await removeMailFiles(files);
  await removeGoneWords(services.db);
  await emptyJournal(services);
  return { counts };
}
