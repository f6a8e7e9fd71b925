import type { Generated, GeneratedAlways } from 'kysely';
import type { CampaignStatus } from '../../../domain/campaign.ts';
import type { CampaignColumns } from '../../../domain/campaign-fields.ts';
import type { Language } from '../../../domain/languages.ts';
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
  };

  event_registrations: {
    id: Key;
    event_id: number;
    full_name: string;
    /**
     * The e-mail address in lower case, or of who has none the telephone number as `+250788111222`: one registration per
     * event and value.
     */
    email: string;
    phone: string;
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
      status: CampaignStatus;
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
