import { retentionDays } from '../../../domain/retention.ts';
import { judged } from './judged.ts';
import type { Key } from './key.ts';

/** What is written and not saved, and what waits for somebody to publish it. */
export interface DraftTables {
  /** The values of a form, beside the record that it changes. No visitor meets them, and they are no version. */
  drafts: {
    id: Key;
    user_id: number;
    collection: string;
    /** The record's number, or its name where it has none; `new` for one that is still to be made. */
    record: string;
    /** It tells the drafts that one account has of a record apart. */
    begun_at: string;
    /** When it came here first, by our own clock: that of a telephone may be wrong. */
    kept_since: string;
    saved_at: string;
    /** It only grows. */
    counter: number;
    /** The `updated_at` of the record that the form has shown. */
    seen: string | null;
    /** How the record would be called; empty where nothing is written there yet. */
    title: string;
    /** The values, as JSON. */
    content: string;
    /** The addresses of the files that fields of it hold by their numbers, so that they count as used. */
    files: string;
  };

  /** Of the release before: what it held is in `publishing_asks`. */
  post_asks: {
    id: Key;
    post_id: number;
    user_id: number;
    asked_at: string;
    handed_back_at: string | null;
    handed_back_by: number | null;
    sentence: string;
  };

  /** That somebody who may not publish a post or a page asks for it. */
  publishing_asks: {
    id: Key;
    /** One of the two. */
    post_id: number | null;
    page_id: number | null;
    user_id: number;
    asked_at: string;
    /** Null as long as it waits. */
    handed_back_at: string | null;
    handed_back_by: number | null;
    /** Why it was handed back. */
    sentence: string;
  };
}

export const draftsJudged = judged<DraftTables>()({
  drafts: {
    ours: ['title', 'content'],
    keys: ['id', 'user_id', 'collection', 'record', 'files'],
    moments: ['begun_at', 'kept_since', 'saved_at', 'seen'],
    values: ['counter'],
    keep: { days: retentionDays.drafts, since: 'saved_at' },
  },
  post_asks: {
    ours: ['sentence'],
    keys: ['id', 'post_id', 'user_id', 'handed_back_by'],
    moments: ['asked_at', 'handed_back_at'],
  },
  publishing_asks: {
    ours: ['sentence'],
    keys: ['id', 'post_id', 'page_id', 'user_id', 'handed_back_by'],
    moments: ['asked_at', 'handed_back_at'],
  },
});
