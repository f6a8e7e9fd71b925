import type { Resource } from '../../domain/permission.ts';
import type { HeldKind } from '../../domain/privacy.ts';
import { everyPlainSubmission, type PlainSubmissionName } from '../../domain/submissions/registry.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import type { TrashName } from '../../domain/trash.ts';
import { tableOf } from '../database/collection-tables.ts';
import type { Database } from '../database/open.ts';
import { judgementOf, personal } from '../database/personal.ts';
import type { Judgement } from '../database/tables/judged.ts';
import type { CacheTag } from '../database/tag-parts.ts';
import { isAddress } from '../resource/typed-address.ts';

/** The kinds of records that people send to us. */
type SentKind = Exclude<HeldKind, 'gifts' | 'payments' | 'posts' | 'mails' | 'mail_files'>;

/** What the log calls records that people send. */
export type Logged = Resource | TrashName;

/**
 * Records of one kind that people have sent to us. They are found by the address, the name and the telephone in the columns that the table
 * says, and deleted whole: with what points at them, with the keys of their forms, and with what the log says of them.
 */
export interface Sent extends Judgement {
  table: string;
  address: string;
  kind: SentKind;
  /** Its name in the log and in the trash. */
  log?: Logged;
  /** The name that the keys of its form are stored under. */
  form: string;
  /** The column with the number that follows this name, where each record of another kind has a form of its own. */
  formOf?: string;
  /** What visitors see changes with them. */
  shown?: CacheTag;
  /** Takes them out of what stays. */
  forgetElsewhere?(db: Database, ids: readonly number[]): Promise<unknown>;
}

/** A server's refusal repeats the address it was about. The newsletters are still counted, without saying whose they were. */
const forgetRefusals = (db: Database, subscribers: readonly number[]) =>
  db.updateTable('mails').set({ last_error: null }).where('subscriber_id', 'in', subscribers).execute();

/** All that people send to us. What they give has rules of its own: `giving/personal-data.ts`. */
export const sent = {
  contacts: {
    table: 'contact_messages',
    ...personal.contact_messages,
    kind: 'contact_messages',
    log: 'contacts',
    form: 'contact',
  },
  donations: {
    table: 'donation_interests',
    ...personal.donation_interests,
    kind: 'donation_interests',
    log: 'donations',
    form: 'donation',
  },
  registrations: {
    table: 'event_registrations',
    ...personal.event_registrations,
    kind: 'registrations',
    log: 'registrations',
    form: 'registration',
    formOf: 'event_id',
    shown: 'registrations',
  },
  subscriptions: {
    table: 'newsletter_subscribers',
    ...personal.newsletter_subscribers,
    kind: 'subscriptions',
    form: 'newsletter',
    forgetElsewhere: forgetRefusals,
  },
  forms: {
    table: 'form_answers',
    ...personal.form_answers,
    kind: 'form_answers',
    log: 'form_answers',
    form: 'form',
    formOf: 'form_id',
  },
} as const satisfies Readonly<Record<string, Sent>>;

export type SentName = keyof typeof sent;

/** What is sent by the form of a plain submission. */
export const sentPlainly = <Name extends PlainSubmissionName>(submission: PlainSubmission<Name>): Sent => ({
  table: submission.table,
  ...judgementOf(submission),
  kind: submission.name,
  log: submission.name,
  form: submission.form,
});

/** All of them as a list, each with all that it may say. */
export const everySent: readonly Sent[] = [...Object.values(sent), ...everyPlainSubmission.map(sentPlainly)];

/** The numbers of the records that somebody with this address has sent. */
export async function sentBy(db: Database, { table, address: column }: Sent, address: string): Promise<number[]> {
  const found = await tableOf(db)
    .selectFrom(table)
    .select('id')
    .where(isAddress(db, column, address))
    .execute();
  return found.map(({ id }) => Number(id));
}
