import type { Generated } from 'kysely';
import { judged } from './judged.ts';
import type { Key } from './key.ts';

/** What visitors search the site by. */
export interface SearchTables {
  /** The texts of a record in one language, as far as visitors search them. Whether they may read it is looked up whenever it is found. */
  searched_texts: {
    id: Key;
    resource: string;
    /** As in `translations`. */
    record: string;
    /** Of the settings the page on which the texts stand; otherwise empty. */
    part: string;
    language: string;
    /** Empty where it is not translated. */
    title: string;
    /** Plain, on one line. */
    text: string;
  };

  /** Each word of these texts, as it is searched, and read from its end. */
  searched_words: {
    id: Key;
    word: string;
    reversed: string;
  };

  /** A word that visitors searched for and that stands in no text. */
  missed_words: {
    id: Key;
    word: string;
    /** On how many days. */
    count: number;
    last_on: string;
    /** Staff want to see it no more. */
    is_dismissed: Generated<boolean>;
  };
}

export const searchJudged = judged<SearchTables>()({
  searched_texts: { ours: ['title', 'text'], keys: ['id', 'resource', 'record', 'part'], values: ['language'] },
  searched_words: { ours: ['word', 'reversed'], keys: ['id'] },
  missed_words: { ours: ['word'], keys: ['id'], moments: ['last_on'], values: ['count', 'is_dismissed'] },
});
