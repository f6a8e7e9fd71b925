import { basename } from 'node:path';
import { datesIn } from '../../domain/dates-in-words.ts';
import type { Language } from '../../domain/languages.ts';
import type { HeldKind, HeldRecord } from '../../domain/privacy.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import { inParts } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { heldOnGiver } from '../giving/personal-data.ts';
import { emailIn } from '../registrations/reached-by.ts';
import { isAddress } from '../resource/typed-address.ts';
import { isOurs, maySayAddress, saysAddress } from './address.ts';
import { postsByAuthor } from './author.ts';

/** Mails that are looked at by one statement: each has a text and a page. */
const MAILS_AT_ONCE = 50;

/** Mails to the address, or about it, such as the notice of a message. Mails of campaigns belong to the subscription. */
export async function mailsAbout(db: Database, address: string) {
  const all = await db.selectFrom('mails').select('id').where('campaign_id', 'is', null).orderBy('id').execute();
  const numbers = all.map(({ id }) => id);
  const mailsOf = (ids: readonly number[]) =>
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'body', 'html', 'last_error', 'created_at', 'sent_at', 'expires_at'])
      .where('id', 'in', ids)
      .where(maySayAddress(db, ['recipient', 'subject', 'body', 'html', 'last_error'], address))
      .orderBy('id')
      .execute();
  const about: Awaited<ReturnType<typeof mailsOf>> = [];
  for (const ids of inParts(numbers, MAILS_AT_ONCE)) {
    const theirs = (await mailsOf(ids)).filter(
      ({ recipient, subject, body, html, last_error }) =>
        recipient.toLowerCase() === address ||
        [subject, body, html, last_error].some((text) => text !== null && saysAddress(text, address)),
    );
    about.push(...theirs);
  }
  return about;
}

/** One stored record, without its empty fields. */
function record(kind: HeldKind, at: string, facts: Record<string, string | null>): HeldRecord {
  const told = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { kind, at, facts: told };
}

/** The words for what is told, and moments as the organisation's clocks show them. */
interface Telling extends Pick<Catalogue, 'contact' | 'donate' | 'records'> {
  moment(at: string | null): string | null;
}

/** Several records said one after the other, each under the moment it was said at. */
const remarks = (said: readonly { at: string; text: string }[], { records, moment }: Telling) =>
  said.map(({ at, text }) => records.saidAt(moment(at) ?? '', text)).join('\n');

async function contactMessages(db: Database, address: string, telling: Telling): Promise<HeldRecord[]> {
  const found = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'subject_type', 'subject', 'message', 'status', 'created_at'])
    .where(isAddress(db, 'email', address))
    .orderBy('id')
    .execute();
  return Promise.all(
    found.map(async (it) => {
      const replies = await db
        .selectFrom('contact_replies')
        .select(['at', 'text'])
        .where('contact_id', '=', it.id)
        .orderBy('id')
        .execute();
      return record('contact_messages', it.created_at, {
        Name: it.name,
        'E-mail': it.email,
        Phone: it.phone,
        About: telling.contact.subjectTypes[it.subject_type],
        Subject: it.subject,
        Message: it.message,
        Status: telling.records.contactStatuses[it.status],
        Answers: remarks(replies, telling),
      });
    }),
  );
}

async function donationInterests(db: Database, address: string, telling: Telling): Promise<HeldRecord[]> {
  const statuses = telling.records.donationStatuses;
  const found = await db
    .selectFrom('donation_interests')
    .select(['id', 'full_name', 'email', 'phone', 'organization', 'donation_type', 'estimated_amount', 'message'])
    .select(['preferred_contact_method', 'best_contact_time', 'status', 'next_action_on', 'created_at'])
    .where(isAddress(db, 'email', address))
    .orderBy('id')
    .execute();
  return Promise.all(
    found.map(async (it) => {
      const of = { notes: db.selectFrom('donation_notes'), changes: db.selectFrom('donation_status_changes') };
      const notes = await of.notes.select(['at', 'text']).where('donation_id', '=', it.id).orderBy('id').execute();
      const changes = await of.changes
        .select(['at', 'from_status', 'to_status'])
        .where('donation_id', '=', it.id)
        .orderBy('id')
        .execute();
      return record('donation_interests', it.created_at, {
        Name: it.full_name,
        'E-mail': it.email,
        Phone: it.phone,
        Organisation: it.organization,
        Kind: telling.donate.donationTypes[it.donation_type],
        Amount: it.estimated_amount,
        'To be reached by': telling.donate.contactMethods[it.preferred_contact_method],
        'Best time': it.best_contact_time,
        Message: it.message,
        Status: statuses[it.status],
        'Next step on': it.next_action_on,
        Course: remarks(
          changes.map(({ at, from_status, to_status }) => ({
            at,
            text: telling.records.fromTo(statuses[from_status], statuses[to_status]),
          })),
          telling,
        ),
        Notes: remarks(notes, telling),
      });
    }),
  );
}

async function registrations(db: Database, address: string, telling: Telling): Promise<HeldRecord[]> {
  const found = await db
    .selectFrom('event_registrations')
    .innerJoin('events', 'events.id', 'event_registrations.event_id')
    .select(['event_registrations.full_name', 'event_registrations.email', 'event_registrations.phone'])
    .select(['event_registrations.organization', 'event_registrations.created_at', 'event_registrations.deleted_at'])
    .select('events.title')
    .where(isAddress(db, 'event_registrations.email', address))
    .orderBy('event_registrations.id')
    .execute();
  return found.map((it) =>
    record('registrations', it.created_at, {
      Event: it.title,
      Name: it.full_name,
      'E-mail': emailIn(it.email),
      Phone: it.phone,
      Organisation: it.organization,
      Cancelled: telling.moment(it.deleted_at),
    }),
  );
}

async function subscriptions(db: Database, address: string, telling: Telling): Promise<HeldRecord[]> {
  const found = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'status', 'created_at', 'confirmed_at', 'left_at'])
    .where(isAddress(db, 'email', address))
    .execute();
  return Promise.all(
    found.map(async (it) => {
      const campaigns = await db
        .selectFrom('mails')
        .innerJoin('newsletter_campaigns', 'newsletter_campaigns.id', 'mails.campaign_id')
        .select(['newsletter_campaigns.subject', 'mails.sent_at', 'mails.failed_at'])
        .where('mails.subscriber_id', '=', it.id)
        .orderBy('mails.id')
        .execute();
      return record('subscriptions', it.created_at, {
        'E-mail': it.email,
        Status: telling.records.subscriberStatuses[it.status],
        Confirmed: telling.moment(it.confirmed_at),
        Left: telling.moment(it.left_at),
        Newsletters: campaigns
          .map(
            ({ subject, sent_at, failed_at }) =>
              `${subject} (${telling.records.mailStates[sent_at ? 'sent' : failed_at ? 'failed' : 'waiting']})`,
          )
          .join('\n'),
      });
    }),
  );
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
    moment: (at) => (at === null ? null : datesIn(dates).fullMoment(at, timeZone)),
  };
  return [
    ...(await contactMessages(db, address, telling)),
    ...(await donationInterests(db, address, telling)),
    ...(await heldOnGiver(db, address, language)).map(({ kind, at, facts }) => record(kind, at, facts)),
    ...(await registrations(db, address, telling)),
    ...(await subscriptions(db, address, telling)),
    ...(await posts(db, address)),
    ...((await isOurs(db, address)) ? [] : await mails(db, address, telling)),
    ...files.map((file) => record('mail_files', now, { File: basename(file) })),
  ];
}
