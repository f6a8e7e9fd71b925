import { basename } from 'node:path';
import { datesIn } from '../../domain/dates-in-words.ts';
import type { Language } from '../../domain/languages.ts';
import type { HeldRecord } from '../../domain/privacy.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { personal } from '../database/personal.ts';
import { heldOnGiver } from '../giving/personal-data.ts';
import { isOurs, maySayAddress, saysAddress } from './address.ts';
import { postsByAuthor } from './author.ts';
import { record, type Telling, toldOf, toldPlainly } from './told.ts';

/** Mails that are looked at by one statement: each has a text and a page. */
const MAILS_AT_ONCE = 50;

const { mentions } = personal.mails;

/** Mails to the address, or about it, such as the notice of a message. Mails of campaigns belong to the subscription. */
export async function mailsAbout(db: Database, address: string) {
  const all = await db.selectFrom('mails').select('id').where('campaign_id', 'is', null).orderBy('id').execute();
  const numbers = all.map(({ id }) => id);
  const mailsOf = (ids: readonly number[]) =>
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'created_at', 'sent_at', 'expires_at', ...mentions])
      .where('id', 'in', ids)
      .where(maySayAddress(db, ['recipient', ...mentions], address))
      .orderBy('id')
      .execute();
  const about: Awaited<ReturnType<typeof mailsOf>> = [];
  for (const ids of inParts(numbers, MAILS_AT_ONCE)) {
    const theirs = (await mailsOf(ids)).filter(
      (mail) =>
        mail.recipient.toLowerCase() === address || mentions.some((column) => saysAddress(mail[column] ?? '', address)),
    );
    about.push(...theirs);
  }
  return about;
}

async function posts(db: Database, address: string): Promise<HeldRecord[]> {
  const found = await postsByAuthor(db, address);
  return found.map((it) => record('posts', it.created_at, { Author: it.author_name, Title: it.title }));
}

async function mails(db: Database, address: string, telling: Telling): Promise<HeldRecord[]> {
  // A mail that expires may hold a secret, such as a code or a link, also in its subject: it is for its recipient alone.
  const lasting = (await mailsAbout(db, address)).filter(({ expires_at }) => expires_at === null);
  return lasting.map((it) =>
    record('mails', it.created_at, {
      To: it.recipient,
      Subject: it.subject,
      Text: it.body,
      Sent: telling.moment(it.sent_at),
    }),
  );
}

/**
 * Everything that is held under this address; `files` are the mails that became files. Of an address of our
 * own (`isOurs`) what its owner left as a visitor, and no mail. Values are in the language; the names of facts are for
 * the screen to word.
 */
export async function heldOn(
  db: Database,
  address: string,
  files: readonly string[],
  now: string,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<HeldRecord[]> {
  const { dates, ...words } = catalogues[language];
  const telling: Telling = {
    ...words,
    language,
    moment: (at) => (at === null ? null : datesIn(dates).fullMoment(at, timeZone)),
  };
  const plain: HeldRecord[] = [];
  for (const one of everyPlainSubmission) plain.push(...(await toldPlainly(db, one, address, telling)));
  return [
    ...(await toldOf(db, 'contacts', address, telling)),
    ...(await toldOf(db, 'donations', address, telling)),
    ...(await heldOnGiver(db, address, language)).map(({ kind, at, facts }) => record(kind, at, facts)),
    ...(await toldOf(db, 'registrations', address, telling)),
    ...(await toldOf(db, 'subscriptions', address, telling)),
    ...(await posts(db, address)),
    ...((await isOurs(db, address)) ? [] : await mails(db, address, telling)),
    ...files.map((file) => record('mail_files', now, { File: basename(file) })),
    ...(await toldOf(db, 'forms', address, telling)),
    ...plain,
  ];
}
