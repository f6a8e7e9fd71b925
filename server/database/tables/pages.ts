import type { Key } from './key.ts';

/** A page that staff write and name themselves. */
export interface PageTable {
  id: Key;
  title: string;
  /** Below the site's root: `about/partners`. */
  address: string;
  description: string;
  content: string;
  status: 'draft' | 'published';
  published_date: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** An address that answered once, and the path of ours that answers today. */
export interface RedirectTable {
  id: Key;
  old_path: string;
  target: string;
  /** The target as an old path is written, where it can move. */
  target_path: string | null;
  source: 'wordpress' | 'page moved';
  created_at: string;
}

/** A post that was taken over from WordPress. */
export interface ImportedPostTable {
  /** Its site, kind and number there; of those that were taken over first its GUID, which two can share. */
  guid: string;
  post_id: number;
  imported_at: string;
}

/** A page that was taken over, by its site, kind and number there. */
export interface ImportedPageTable {
  source: string;
  page_id: number;
  imported_at: string;
}

/** A file that was taken over, by the digest of what it was before. */
export interface ImportedFileTable {
  sha256: string;
  media_id: number;
}
