import type { GeneratedAlways } from 'kysely';
import type { PlainPageColumns } from '../../../domain/plain-page-fields.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Pages, old addresses, and where imported records came from. */
export interface PageTables {
  /** A page that staff write and name themselves. */
  pages: CollectionRow &
    PlainPageColumns & {
      /** What is searched, as `folded` makes it. */
      folded_text: GeneratedAlways<string>;
    };

  /** An address that answered once, and the path of ours that answers today. */
  redirects: {
    id: Key;
    old_path: string;
    target: string;
    /** The target as an old path is written, where it can move. */
    target_path: string | null;
    source: 'wordpress' | 'page moved';
    created_at: string;
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
  redirects: { keys: ['id', 'old_path', 'target', 'target_path', 'source'], moments: ['created_at'] },
  imported_posts: { keys: ['guid', 'post_id'], moments: ['imported_at'] },
  imported_pages: { keys: ['source', 'page_id'], moments: ['imported_at'] },
  imported_events: { keys: ['source', 'event_id'], moments: ['imported_at'] },
  imported_files: { keys: ['sha256', 'media_id'] },
});
