import type { Generated, GeneratedAlways } from 'kysely';
import type { PlainPageColumns } from '../../../domain/plain-page-fields.ts';
import { retentionDays } from '../../../domain/retention.ts';
import type { StandardPageName, StandardPageState } from '../../../domain/standard-page.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Pages, old addresses, and where imported records came from. */
export interface PageTables {
  /** A page that staff write and name themselves. */
  pages: CollectionRow &
    Omit<PlainPageColumns, 'blocks'> & {
      /** The blocks of the page; the list is empty as long as it is its own text alone. */
      blocks: Generated<string>;
      /** What is searched, as `folded` makes it. */
      folded_text: GeneratedAlways<string>;
    };

  /** An address that answered once, and the path of ours that answers today, or that nothing does. */
  redirects: {
    id: Key;
    old_path: string;
    target: string;
    /** The target as an old path is written, where it can move. */
    target_path: string | null;
    /** Of one that staff have written down `page moved`: the release before knows no third, and leaves those alone. */
    source: 'wordpress' | 'page moved';
    /** What stood there is gone for good; its target is home then. */
    is_gone: Generated<boolean>;
    is_by_staff: Generated<boolean>;
    created_at: string;
  };

  /** An address at which visitors found nothing; of the visitors it says nothing. */
  missed_addresses: {
    id: Key;
    /** As an old path is written. */
    path: string;
    times: number;
    last_seen_at: string;
    is_dismissed: Generated<boolean>;
  };

  /** A link of a text, or of a field, to an address of ours. */
  own_links: {
    id: Key;
    /** The record in which it stands, as in `translations`. */
    resource: string;
    record: string;
    language: string;
    field: string;
    /** As it is written. */
    path: string;
    /** As an old path is written; of a file as its address is. */
    old_path: string;
    /** The text of the link; empty for a link that is a field. */
    words: string;
    /** The record to which it leads, wherever that stands now; null where there was none at this address. */
    target: string | null;
    target_id: number | null;
  };

  /** A page that every site has, where staff have switched it off or replaced it. */
  standard_pages: {
    id: Key;
    name: StandardPageName;
    state: Exclude<StandardPageState, 'shown'>;
    /** The record that takes its place, wherever that stands; or another page that every site has, by its address. */
    target: 'pages' | 'posts' | 'events' | null;
    target_id: number | null;
    address: string | null;
    updated_at: string;
  };

  /** A post that was taken over from WordPress. */
  imported_posts: {
    /** Its site, kind and number there; of those that were taken over first its GUID, which two can share. */
    guid: string;
    post_id: number;
    imported_at: string;
  };

  /** A page that was taken over, by its site, kind and number there. */
  imported_pages: {
    source: string;
    page_id: number;
    imported_at: string;
  };

  /** An event that was taken over, by its site, kind and number there. */
  imported_events: {
    source: string;
    event_id: number;
    imported_at: string;
  };

  /** An imported file, by the digest of the original. */
  imported_files: {
    sha256: string;
    media_id: number;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const pagesJudged = judged<PageTables>()({
  pages: { rest: 'ours' },
  redirects: {
    keys: ['id', 'old_path', 'target', 'target_path', 'source'],
    moments: ['created_at'],
    values: ['is_gone', 'is_by_staff'],
  },
  // `redirects/missed-path.ts` leaves out what looks like a secret, a telephone number or an e-mail address.
  missed_addresses: {
    keys: ['id', 'path'],
    moments: ['last_seen_at'],
    values: ['times', 'is_dismissed'],
    keep: { days: retentionDays.missedAddresses, since: 'last_seen_at' },
  },
  own_links: {
    ours: ['path', 'old_path', 'words'],
    keys: ['id', 'resource', 'record', 'field', 'target', 'target_id'],
    values: ['language'],
  },
  standard_pages: {
    keys: ['id', 'name', 'target', 'target_id', 'address'],
    moments: ['updated_at'],
    values: ['state'],
  },
  imported_posts: { keys: ['guid', 'post_id'], moments: ['imported_at'] },
  imported_pages: { keys: ['source', 'page_id'], moments: ['imported_at'] },
  imported_events: { keys: ['source', 'event_id'], moments: ['imported_at'] },
  imported_files: { keys: ['sha256', 'media_id'] },
});
