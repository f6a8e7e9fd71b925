import type { Key } from './key.ts';

/** A fact of the site that staff have confirmed as it was then. */
export interface SiteConfirmationTable {
  fact: string;
  fingerprint: string;
  confirmed_at: string;
}

/** The pages whose text staff have changed. */
export interface SitePageTable {
  slug: string;
  title: string;
  body: string;
  updated_at: string;
}

export interface TimelineEntryTable {
  id: Key;
  date: string;
  precision: 'year' | 'month' | 'day';
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface TeamMemberTable {
  id: Key;
  name: string;
  role: string;
  text: string;
  media_id: number | null;
  /** The smallest comes first. */
  position: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface DocumentTable {
  id: Key;
  title: string;
  description: string;
  date: string;
  media_id: number;
  file_name: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface TestimonialTable {
  id: Key;
  quote: string;
  name: string;
  role: string;
  /** The speaker agreed to be quoted by name. */
  is_consented: boolean;
  position: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
