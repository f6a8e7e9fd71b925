import type { Generated } from 'kysely';
import { retentionDays } from '../../../domain/retention.ts';
import { judged } from './judged.ts';
import type { Key } from './key.ts';

/** Tables of the program's own operation. */
export interface OperationsTables {
  mails: {
    id: Key;
    /** The address; empty for a mail of a campaign, whose address and texts are read when it leaves. */
    recipient: string;
    subject: string;
    body: string;
    /** The same as HTML; null for plain text alone. */
    html: string | null;
    /** JSON of the headers it has beyond the usual ones. */
    headers: string | null;
    created_at: string;
    /** Not worth sending after this moment (a one-time code). */
    expires_at: string | null;
    next_try_at: string;
    tries: Generated<number>;
    sent_at: string | null;
    failed_at: string | null;
    last_error: string | null;
    /** The campaign that this is one recipient of; null for codes, confirmations and notices. */
    campaign_id: number | null;
    /** The recipient of a campaign's mail; null once they have been forgotten. */
    subscriber_id: number | null;
    /** At its last try the server took no mail at all: it is woken once the server takes one. */
    is_held_up: Generated<boolean>;
    /** The first part of its Message-ID, made at random when it is first sent. */
    message_name: Generated<string | null>;
  };

  audit: {
    id: Key;
    at: string;
    user_id: number | null;
    action: string;
    resource: string;
    resource_id: number | null;
    /** JSON of the record before and after; null where there was none. */
    before: string | null;
    after: string | null;
  };

  /** Who moved a record to its trash last. */
  deleters: {
    resource: string;
    record_id: number;
    user_id: number;
  };

  /** The files whose addresses stand in a text. Triggers keep it: see `file-links.ts`. */
  file_links: {
    /** The table and the column of the text, and what names its row. */
    place: string;
    field: string;
    record: string;
    /** The beginning of the file's key. */
    stem: string;
  };

  /**
   * A number for each cache tag that only grows. The change that gave it the number `parts_version` touched these parts, with
   * spaces between; null: everything. Pages rendered at an older number that depend on them are stale.
   */
  content_versions: {
    tag: string;
    version: number;
    parts: string | null;
    parts_version: number | null;
  };

  /** One backup; `day` for the daily one. `file` is empty and `bytes` null until it is made. */
  backups: {
    id: Key;
    day: string | null;
    file: string;
    made_at: string;
    bytes: number | null;
    proven_at: string | null;
    /** Why it failed, in words for staff. */
    problem: string | null;
    /** Tries of that day that failed. */
    tries: Generated<number>;
    /** When it is made again unless it has succeeded by then; null once it has. */
    next_try_at: string | null;
    /** Of earlier releases; `told_troubles` has it. */
    told_at: string | null;
    /** What it holds, as JSON; null until it is made, and for those of earlier releases. */
    holds: string | null;
  };

  /** One row: the moment at which the clock was last found right. */
  clock_checks: {
    id: number;
    checked_at: string;
    /** Of earlier releases; `told_troubles` has it. */
    told_at: string | null;
    /** When the housekeeping last came to its end. */
    tidied_at: string | null;
  };

  /** What nodes must have alike, such as the secret key, by a fingerprint that tells nothing of it. */
  fingerprints: {
    subject: string;
    fingerprint: string;
  };

  /** What the superusers were told of, while it lasts. */
  told_troubles: {
    subject: string;
    level: 'trouble' | 'danger';
    /** Since when it is there; null for those that an earlier release told. */
    found_at: string | null;
    /** Since when it is well again, while that is not told yet. */
    well_at: string | null;
  };

  /** The number of events of each kind on a day in the organisation's time zone. No column identifies a person. */
  visit_counts: {
    /** `2026-11-20`. */
    day: string;
    kind: 'visit' | 'page';
    times: number;
  };

  /** Who was erased, by a keyed hash of the address: whoever is in an earlier state that the site goes back to is erased again. */
  erasures: {
    hash: string;
    erased_at: string;
  };

  /** When a user last looked at the overview, and when their previous visit to the dashboard ended. */
  overview_looks: {
    user_id: number;
    looked_at: string;
    since: string | null;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const operationsJudged = judged<OperationsTables>()({
  mails: {
    address: 'recipient',
    mentions: ['subject', 'body', 'html', 'headers', 'last_error'],
    keys: ['id', 'campaign_id', 'subscriber_id', 'message_name'],
    moments: ['created_at', 'expires_at', 'next_try_at', 'sent_at', 'failed_at'],
    values: ['tries', 'is_held_up'],
    keep: { own: 'mails' },
  },
  audit: {
    mentions: ['before', 'after'],
    keys: ['id', 'user_id', 'action', 'resource', 'resource_id'],
    moments: ['at'],
    keep: { own: 'log' },
  },
  deleters: { keys: ['resource', 'record_id', 'user_id'] },
  file_links: { keys: ['place', 'field', 'record', 'stem'] },
  content_versions: { keys: ['tag', 'parts'], values: ['version', 'parts_version'] },
  backups: {
    keys: ['id', 'file'],
    moments: ['day', 'made_at', 'proven_at', 'next_try_at', 'told_at'],
    values: ['bytes', 'problem', 'tries', 'holds'],
  },
  clock_checks: { keys: ['id'], moments: ['checked_at', 'told_at', 'tidied_at'] },
  fingerprints: { keys: ['subject', 'fingerprint'] },
  told_troubles: { keys: ['subject'], values: ['level'], moments: ['found_at', 'well_at'] },
  visit_counts: { moments: ['day'], values: ['kind', 'times'] },
  erasures: { keys: ['hash'], moments: ['erased_at'], keep: { days: retentionDays.erasures, since: 'erased_at' } },
  overview_looks: { keys: ['user_id'], moments: ['looked_at', 'since'] },
});
