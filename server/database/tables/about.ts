import type { GeneratedAlways } from 'kysely';
import { judged } from './judged.ts';
import type { CollectionRow } from './key.ts';

/** Tables of the pages about the organisation. */
export interface AboutTables {
  /** A fact of the site that staff have confirmed as it was then. */
  site_confirmations: {
    fact: string;
    fingerprint: string;
    confirmed_at: string;
  };

  /** The pages whose text staff have changed. */
  site_pages: {
    slug: string;
    title: string;
    body: string;
    updated_at: string;
  };

  timeline_entries: CollectionRow & {
    date: string;
    precision: 'year' | 'month' | 'day';
    title: string;
    text: string;
  };

  team_members: CollectionRow & {
    name: string;
    role: string;
    text: string;
    media_id: number | null;
    /** The smallest comes first. */
    position: number;
  };

  documents: CollectionRow & {
    title: string;
    description: string;
    date: string;
    media_id: number;
    file_name: string;
    folded_text: GeneratedAlways<string>;
  };

  testimonials: CollectionRow & {
    quote: string;
    name: string;
    role: string;
    /** The speaker agreed to be quoted by name. */
    is_consented: boolean;
    position: number;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const aboutJudged = judged<AboutTables>()({
  site_confirmations: { keys: ['fact', 'fingerprint'], moments: ['confirmed_at'] },
  site_pages: { ours: ['title', 'body'], keys: ['slug'], moments: ['updated_at'] },
  timeline_entries: { rest: 'ours' },
  team_members: { rest: 'ours' },
  documents: { rest: 'ours' },
  testimonials: { rest: 'ours' },
});
