import type { Generated, GeneratedAlways } from 'kysely';
import type { MissedReason, StoredCampaignStatus } from '../../../domain/campaign.ts';
import type { CampaignColumns } from '../../../domain/campaign-fields.ts';
import type { Language } from '../../../domain/languages.ts';
import { retentionMonths } from '../../../domain/retention.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Tables of forms that visitors send, and of mail to them. */
export interface FormTables {
  contact_messages: {
    id: Key;
    name: string;
    email: string;
    phone: string;
    subject_type: 'general' | 'support' | 'partnership' | 'feedback' | 'complaint';
    subject: string;
    message: string;
    status: 'new' | 'readed';
    /** In which they filled in the form. */
    language: Generated<Language>;
    created_at: string;
    deleted_at: Generated<string | null>;
    /** What is searched, and the name to sort by, as `folded` makes them. */
    folded_text: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
    /** What the release before searches, in lower case; the database maintains it. */
    search_text: GeneratedAlways<string>;
  };

  donation_interests: {
    id: Key;
    full_name: string;
    email: string;
    phone: string;
    organization: string;
    donation_type: 'one_time' | 'monthly' | 'yearly' | 'project_based' | 'general';
    estimated_amount: string;
    message: string;
    preferred_contact_method: 'email' | 'phone' | 'both';
    best_contact_time: string;
    status: 'new' | 'contacted' | 'committed' | 'donated' | 'declined';
    language: Generated<Language>;
    created_at: string;
    assignee_id: Generated<number | null>;
    next_action_on: Generated<string | null>;
    deleted_at: Generated<string | null>;
    /** What is searched, and the name to sort by, as `folded` makes them. */
    folded_text: GeneratedAlways<string>;
    folded_name: GeneratedAlways<string>;
    /** What the release before searches, in lower case; the database maintains it. */
    search_text: GeneratedAlways<string>;
  };

  /** A change of a donation interest's status. */
  donation_status_changes: {
    id: Key;
    donation_id: number;
    from_status: FormTables['donation_interests']['status'];
    to_status: FormTables['donation_interests']['status'];
    user_id: number | null;
    at: string;
  };

  /** Notes of staff about a donation interest. */
  donation_notes: {
    id: Key;
    donation_id: number;
    text: string;
    user_id: number | null;
    at: string;
  };

  /** Replies mailed to a contact message. */
  contact_replies: {
    id: Key;
    contact_id: number;
    text: string;
    user_id: number | null;
    at: string;
    /** The mail in which it went out, for as long as mails are kept; null for those of earlier releases. */
    mail_id: Generated<number | null>;
    /** Null while the mail is on its way. */
    outcome: Generated<'sent' | 'refused' | null>;
  };

  /** Replies mailed to a donation interest. */
  donation_replies: {
    id: Key;
    donation_id: number;
    text: string;
    user_id: number | null;
    at: string;
    mail_id: Generated<number | null>;
    outcome: Generated<'sent' | 'refused' | null>;
  };

  event_registrations: {
    id: Key;
    event_id: number;
    full_name: string;
    /** The e-mail address in lower case. Of who has none the telephone number again, which the release before looks for here. */
    email: string;
    /** As it was typed. */
    phone: string;
    /** The telephone number of who left no e-mail address, as `+250788111222`: one registration per event and number. */
    phone_number: string | null;
    organization: string;
    language: Generated<Language>;
    created_at: string;
    deleted_at: string | null;
    folded_text: GeneratedAlways<string>;
  };

  newsletter_subscribers: {
    id: Key;
    /** In lower case. */
    email: string;
    status: 'pending' | 'confirmed' | 'left';
    language: Generated<Language>;
    confirm_hash: string | null;
    confirm_until: string | null;
    unsubscribe_hash: string;
    /** When a mail was last sent to the address because somebody asked for it. */
    mailed_at: string;
    created_at: string;
    confirmed_at: string | null;
    left_at: string | null;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  /** Forms that staff make. */
  forms: CollectionRow & {
    title: string;
    /** Its name in addresses. */
    slug: string;
    description: string;
    /** As `domain/collections/forms.ts` has them, in JSON. */
    questions: string;
    consent: string;
    thanks: string;
    closes_at: string | null;
    most_answers: number | null;
    kept_months: number;
    is_open: boolean;
    is_active: boolean;
  };

  /** Answers of visitors to these forms. */
  form_answers: {
    id: Key;
    form_id: number;
    /** What the form asks for of the three; otherwise empty. */
    name: string;
    email: string;
    phone: string;
    /** All answers with their questions, in JSON. */
    answers: string;
    /** The answers that are texts: the search looks in them. */
    searched_text: string;
    status: 'new' | 'handled';
    language: Language;
    created_at: string;
    deleted_at: Generated<string | null>;
  };

  /** Mails that forms sent to one address since a moment, at most a day ago. */
  recipient_mails: {
    /** A keyed hash of the address. */
    recipient: string;
    /** The kind of form, or `all`. */
    kind: string;
    mails: number;
    since: string;
  };

  /** Forms taken lately, by what their sender called them: a second try of the same is not a second message. */
  form_keys: {
    form: string;
    key: string;
    created_at: string;
    /** The record that the form brought; null where it brought none, and for keys of the release before. */
    record_id: number | null;
  };

  /** When those who are registered for an event were told of a change, within the last hour. */
  told_changes: {
    id: Key;
    event_id: number;
    at: string;
  };

  newsletter_campaigns: CollectionRow &
    CampaignColumns & {
      status: StoredCampaignStatus;
      /** When the draft goes out by itself; when it was to, where it did not. */
      send_at: string | null;
      /** Why it did not. */
      missed: MissedReason | null;
      /** Why the mail server takes nothing just now; null while it does. */
      problem: string | null;
      /** The number of subscribers when it was sent. */
      recipients: number | null;
      /** The last subscriber whose mail is in the outbox, while not all are; null otherwise. */
      queued_up_to: number | null;
      started_at: string | null;
      finished_at: string | null;
      /** Mails that were sent and are not kept any more. */
      sent_and_gone: Generated<number>;
      folded_text: GeneratedAlways<string>;
    };
}

/** The personal columns of these tables, and how long each is kept. */
export const formsJudged = judged<FormTables>()({
  contact_messages: {
    address: 'email',
    name: 'name',
    phone: 'phone',
    texts: ['subject', 'message'],
    made: ['folded_text', 'folded_name', 'search_text'],
    keys: ['id'],
    moments: ['created_at', 'deleted_at'],
    values: ['subject_type', 'status', 'language'],
    keep: { months: retentionMonths.contactMessages, since: 'created_at' },
  },
  donation_interests: {
    address: 'email',
    name: 'full_name',
    phone: 'phone',
    texts: ['organization', 'estimated_amount', 'message', 'best_contact_time'],
    made: ['folded_text', 'folded_name', 'search_text'],
    keys: ['id', 'assignee_id'],
    moments: ['created_at', 'next_action_on', 'deleted_at'],
    values: ['donation_type', 'preferred_contact_method', 'status', 'language'],
    keep: { own: 'donations' },
  },
  donation_status_changes: {
    keys: ['id', 'donation_id', 'user_id'],
    moments: ['at'],
    values: ['from_status', 'to_status'],
  },
  donation_notes: {
    texts: ['text'],
    keys: ['id', 'donation_id', 'user_id'],
    moments: ['at'],
    keep: { with: 'donation_id' },
  },
  contact_replies: {
    texts: ['text'],
    keys: ['id', 'contact_id', 'user_id', 'mail_id'],
    moments: ['at'],
    values: ['outcome'],
    keep: { with: 'contact_id' },
  },
  donation_replies: {
    texts: ['text'],
    keys: ['id', 'donation_id', 'user_id', 'mail_id'],
    moments: ['at'],
    values: ['outcome'],
    keep: { with: 'donation_id' },
  },
  event_registrations: {
    address: 'email',
    name: 'full_name',
    phone: 'phone',
    texts: ['organization'],
    made: ['phone_number', 'folded_text'],
    keys: ['id', 'event_id'],
    moments: ['created_at', 'deleted_at'],
    values: ['language'],
    keep: { own: 'registrations' },
  },
  newsletter_subscribers: {
    address: 'email',
    made: ['folded_text'],
    keys: ['id', 'confirm_hash', 'unsubscribe_hash'],
    moments: ['confirm_until', 'mailed_at', 'created_at', 'confirmed_at', 'left_at'],
    values: ['status', 'language'],
    keep: { own: 'subscriptions' },
  },
  forms: { rest: 'ours' },
  form_answers: {
    address: 'email',
    name: 'name',
    phone: 'phone',
    texts: ['answers'],
    made: ['searched_text'],
    keys: ['id', 'form_id'],
    moments: ['created_at', 'deleted_at'],
    values: ['status', 'language'],
    keep: { own: 'form_answers' },
  },
  recipient_mails: { keys: ['recipient'], moments: ['since'], values: ['kind', 'mails'] },
  form_keys: { keys: ['form', 'key', 'record_id'], moments: ['created_at'] },
  told_changes: { keys: ['id', 'event_id'], moments: ['at'] },
  newsletter_campaigns: { rest: 'ours' },
});
