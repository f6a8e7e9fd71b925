import type { FailedText } from '../screen/failed-text.ts';

/** The rows on a page, by their place in what the search and the filters leave; from 1, and 0 where there is none. Pages count from 1. */
export interface Showing {
  first: number;
  last: number;
  page: number;
  pages: number;
}

/** The texts of a list, in whole sentences of its resource. */
export interface ListTexts {
  /** The name of the table. */
  label: string;
  loading: string;
  failed: FailedText;
  /** The word for loading the whole page again after that; without it, the list alone is asked for again. */
  reload?: string;
  /** There is none at all. */
  none: string;
  /** An explanation or remedy, if it is worth a sentence. */
  noneHint?: string;
  /** There are some, but the search and the filters leave none. */
  noMatch: string;
  noMatchHint?: string;
  /** How many there are. */
  total(count: number, showing: Showing): string;
  /** How many of them the search and the filters leave. */
  found(found: number, count: number, showing: Showing): string;
}
