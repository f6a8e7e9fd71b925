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
