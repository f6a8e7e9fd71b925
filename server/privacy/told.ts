import type { RawBuilder } from 'kysely';
import { saidIn } from '../../domain/fields/field-kinds.ts';
import type { Language } from '../../domain/languages.ts';
import type { HeldKind, HeldRecord } from '../../domain/privacy.ts';
import type { PlainSubmissionName } from '../../domain/submissions/registry.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import type { Catalogue } from '../../locales/catalogues.ts';
import { submissionIn } from '../../locales/submissions.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { emailOf } from '../registrations/registered-as.ts';
import { isAddress } from '../resource/typed-address.ts';
import { answersIn, saidAnswer } from '../staff-forms/answers.ts';
import { type SentName, sent } from './sent.ts';

// What is told of the records that people have sent.

/** The words for what is told, and moments as the organisation's clocks show them. */
export interface Telling extends Pick<Catalogue, 'contact' | 'donate' | 'records'> {
  language: Language;
  moment(at: string | null): string | null;
}

type Told = string | null;

/** The columns of a row that are told as they are. */
type TextOf<Row> = { [Column in keyof Row]: Row[Column] extends Told ? Column : never }[keyof Row];

/** What is told of a record, by the names of the facts: the text in a column, or what is made of the record. */
type FactsOf<Row> = Readonly<Record<string, TextOf<Row> | ((row: Row) => Told | Promise<Told>)>>;

/** One stored record, without its empty facts. */
export function record(kind: HeldKind, at: string, facts: Record<string, Told>): HeldRecord {
  const told = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { kind, at, facts: told };
}

async function tell<Row extends { created_at: string }>(
  kind: HeldKind,
  found: Promise<Row[]>,
  facts: FactsOf<Row>,
): Promise<HeldRecord[]> {
  const records: HeldRecord[] = [];
  for (const row of await found) {
    const told: Record<string, Told> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const value: unknown = typeof fact === 'function' ? await fact(row) : row[fact];
      told[name] = typeof value === 'string' ? value : null;
    }
    records.push(record(kind, row.created_at, told));
  }
  return records;
}

/** Several records said one after the other, each under the moment it was said at. */
const remarks = (said: readonly { at: string; text: string }[], { records, moment }: Telling) =>
  said.map(({ at, text }) => records.saidAt(moment(at) ?? '', text)).join('\n');

type Tell = (db: Database, is: RawBuilder<boolean>, telling: Telling) => Promise<HeldRecord[]>;

const tellContacts: Tell = (db, is, telling) =>
  tell('contact_messages', db.selectFrom('contact_messages').selectAll().where(is).orderBy('id').execute(), {
    Name: 'name',
    'E-mail': 'email',
    Phone: 'phone',
    About: ({ subject_type }) => telling.contact.subjectTypes[subject_type],
    Subject: 'subject',
    Message: 'message',
    Status: ({ status }) => telling.records.contactStatuses[status],
    Answers: async ({ id }) => {
      const replies = db.selectFrom('contact_replies').select(['at', 'text']).where('contact_id', '=', id);
      return remarks(await replies.orderBy('id').execute(), telling);
    },
  });

const tellDonations: Tell = (db, is, telling) => {
  const { donationStatuses: statuses, fromTo } = telling.records;
  return tell('donation_interests', db.selectFrom('donation_interests').selectAll().where(is).orderBy('id').execute(), {
    Name: 'full_name',
    'E-mail': 'email',
    Phone: 'phone',
    Organisation: 'organization',
    Kind: ({ donation_type }) => telling.donate.donationTypes[donation_type],
    Amount: 'estimated_amount',
    'To be reached by': (it) => telling.donate.contactMethods[it.preferred_contact_method],
    'Best time': 'best_contact_time',
    Message: 'message',
    Status: ({ status }) => statuses[status],
    'Next step on': 'next_action_on',
    Course: async ({ id }) => {
      const changes = await db
        .selectFrom('donation_status_changes')
        .select(['at', 'from_status', 'to_status'])
        .where('donation_id', '=', id)
        .orderBy('id')
        .execute();
      return remarks(
        changes.map(({ at, from_status, to_status }) => ({
          at,
          text: fromTo(statuses[from_status], statuses[to_status]),
        })),
        telling,
      );
    },
    Notes: async ({ id }) => {
      const notes = db.selectFrom('donation_notes').select(['at', 'text']).where('donation_id', '=', id);
      return remarks(await notes.orderBy('id').execute(), telling);
    },
    Answers: async ({ id }) => {
      const replies = db.selectFrom('donation_replies').select(['at', 'text']).where('donation_id', '=', id);
      return remarks(await replies.orderBy('id').execute(), telling);
    },
  });
};

const tellRegistrations: Tell = (db, is, { moment }) =>
  tell('registrations', db.selectFrom('event_registrations').selectAll().where(is).orderBy('id').execute(), {
    Event: async ({ event_id }) => {
      const event = db.selectFrom('events').select('title').where('id', '=', event_id);
      return (await event.executeTakeFirstOrThrow()).title;
    },
    Name: 'full_name',
    'E-mail': emailOf,
    Phone: 'phone',
    Organisation: 'organization',
    Cancelled: ({ deleted_at }) => moment(deleted_at),
  });

const tellSubscriptions: Tell = (db, is, { records, moment }) =>
  tell('subscriptions', db.selectFrom('newsletter_subscribers').selectAll().where(is).execute(), {
    'E-mail': 'email',
    Status: ({ status }) => records.subscriberStatuses[status],
    Confirmed: ({ confirmed_at }) => moment(confirmed_at),
    Left: ({ left_at }) => moment(left_at),
    Newsletters: async ({ id }) => {
      const campaigns = await db
        .selectFrom('mails')
        .innerJoin('newsletter_campaigns', 'newsletter_campaigns.id', 'mails.campaign_id')
        .select(['newsletter_campaigns.subject', 'mails.sent_at', 'mails.failed_at'])
        .where('mails.subscriber_id', '=', id)
        .orderBy('mails.id')
        .execute();
      return campaigns
        .map(
          ({ subject, sent_at, failed_at }) =>
            `${subject} (${records.mailStates[sent_at ? 'sent' : failed_at ? 'failed' : 'waiting']})`,
        )
        .join('\n');
    },
  });

/** Every answer under its question, in the language of who asks. */
function tellAnswers(
  submission: PlainSubmission<HeldKind>,
  row: Readonly<Record<string, unknown>>,
  { language, records: { headings, handling } }: Telling,
): HeldRecord {
  const { fields } = submissionIn(language, submission);
  const statuses: Readonly<Record<string, string>> = handling;
  const status = String(row.status);
  const facts = Object.entries(fields).map(([name, field]) => ({ name: field.label, value: saidIn(field, name, row) }));
  const told = [...facts, { name: headings.status, value: statuses[status] ?? status }];
  return { kind: submission.name, at: String(row.created_at), facts: told.filter(({ value }) => value !== '') };
}

/** Every answer under its question as it was then, below the name of the form. */
const tellForms: Tell = async (db, is, { records }) => {
  const { handling, headings, answers: words } = records;
  const found = await db
    .selectFrom('form_answers')
    .innerJoin('forms', 'forms.id', 'form_answers.form_id')
    .selectAll('form_answers')
    .select('forms.title')
    .where(is)
    .orderBy('form_answers.id')
    .execute();
  return found.map(({ title, answers, status, created_at }) => ({
    kind: 'form_answers',
    at: created_at,
    facts: [
      { name: headings.form, value: title },
      ...answersIn(answers).map(({ question, ...answer }) => ({ name: question, value: saidAnswer(answer, words) })),
      { name: headings.status, value: handling[status] },
    ].filter(({ value }) => value !== ''),
  }));
};

const tellers: Readonly<Record<SentName, Tell>> = {
  contacts: tellContacts,
  donations: tellDonations,
  registrations: tellRegistrations,
  subscriptions: tellSubscriptions,
  forms: tellForms,
};

/** What somebody with this address has sent of one kind, in words. */
export const toldOf = (db: Database, name: SentName, address: string, telling: Telling): Promise<HeldRecord[]> =>
  tellers[name](db, isAddress(db, sent[name].address, address), telling);

/** What they have sent by the form of a plain submission. */
export async function toldPlainly(
  db: Database,
  submission: PlainSubmission<PlainSubmissionName>,
  address: string,
  telling: Telling,
): Promise<HeldRecord[]> {
  const found = await tableOf(db)
    .selectFrom(submission.table)
    .selectAll()
    .where(isAddress(db, submission.personal.address, address))
    .orderBy('id')
    .execute();
  return found.map((row) => tellAnswers(submission, row, telling));
}
