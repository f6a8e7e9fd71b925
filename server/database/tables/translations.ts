import type { GeneratedAlways } from 'kysely';
import type { TranslationState } from '../../../domain/translation/freshness.ts';
import { judged } from './judged.ts';
import type { Key } from './key.ts';

/** The texts of records in other languages than the source's, and what is kept of texts. */
export interface TranslationTables {
  /** One field of one record in one language. */
  translations: {
    id: Key;
    resource: string;
    /** The record's number; of a page of the site its slug, of the settings the word `settings`. */
    record: string;
    language: string;
    field: string;
    /** The text that visitors read; null as long as none is published. */
    published: string | null;
    /** The fingerprint of the source's text that it was made from, and that text. */
    published_fingerprint: string | null;
    published_source: string | null;
    /** The text that is being written; null once it is published. */
    draft: string | null;
    draft_fingerprint: string | null;
    draft_source: string | null;
    updated_at: string;
    updated_by: number | null;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  /** The texts of a record in one language after one of its changes. */
  versions: {
    id: Key;
    resource: string;
    /** As in `translations`. */
    record: string;
    /** That of the texts. */
    language: string;
    /** Whether the texts are a translation. Null in rows that an earlier release wrote: there every row that is not in English is one. */
    is_translation: boolean | null;
    at: string;
    /** Null if no longer known. */
    user_id: number | null;
    /** JSON. */
    texts: string;
  };

  /** The main language of the site, in one row; English where there is none. */
  main_language: {
    id: number;
    language: string;
  };

  /** A record that is written in another language than the main one. */
  record_languages: {
    resource: string;
    /** As in `translations`. */
    record: string;
    language: string;
  };

  /** A translation of the program's own words that took their place, by the setting or page that says it. */
  translated_facts: {
    fact: string;
    fingerprint: string;
  };

  /** A small correction: what was made from the text with this fingerprint is as good as made from the other. */
  corrections: {
    id: Key;
    resource: string;
    record: string;
    field: string;
    fingerprint: string;
    becomes: string;
  };

  /** A record whose texts, or their translations, have changed since its states were worked out. */
  changed_texts: {
    id: Key;
    resource: string;
    /** As in `translations`. */
    record: string;
  };

  /** A record with texts that can be translated, outside the trash. */
  translatable_records: {
    resource: string;
    /** By which the records are ordered, the highest first: the record's own; of one in no table its place, below 1. */
    number: number;
    /** As in `translations`. */
    record: string;
    title: string;
    folded_title: string;
  };

  /** How far such a record is in one language. */
  translation_states: {
    resource: string;
    number: number;
    language: string;
    state: TranslationState;
    /** Characters that it takes in a file for translators outside. */
    length: number;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const translationsJudged = judged<TranslationTables>()({
  translations: {
    ours: ['published', 'draft'],
    mentions: ['published_source', 'draft_source'],
    made: ['folded_text'],
    keys: ['id', 'resource', 'record', 'field', 'published_fingerprint', 'draft_fingerprint', 'updated_by'],
    moments: ['updated_at'],
    values: ['language'],
    keep: 'always',
  },
  versions: {
    mentions: ['texts'],
    keys: ['id', 'resource', 'record', 'user_id'],
    moments: ['at'],
    values: ['language', 'is_translation'],
    keep: 'always',
  },
  main_language: { keys: ['id'], values: ['language'] },
  record_languages: { keys: ['resource', 'record'], values: ['language'] },
  translated_facts: { keys: ['fact', 'fingerprint'] },
  corrections: { keys: ['id', 'resource', 'record', 'field', 'fingerprint', 'becomes'] },
  changed_texts: { keys: ['id', 'resource', 'record'] },
  translatable_records: { ours: ['title'], made: ['folded_title'], keys: ['resource', 'number', 'record'] },
  translation_states: { keys: ['resource', 'number'], values: ['language', 'state', 'length'] },
});
