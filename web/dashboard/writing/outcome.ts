import * as names from '#locale/dashboard/language-names.ts';
import * as words from '#locale/dashboard/writing.ts';
import * as dates from '#locale/dates.ts';
import { datesIn } from '../../../domain/dates-in-words.ts';
import type { Language } from '../../../domain/languages.ts';
import { siteTimeName, siteTimeZone } from '../time/site-time.ts';

const { fullMoment } = datesIn(dates);

/** In which language a text is written. */
export interface WrittenLanguages {
  writtenIn: Language;
  /** The languages that visitors are offered and that it lacks. */
  missing: readonly Language[];
}

/** What is known of a text when its form is saved as it stands. */
export interface Written extends WrittenLanguages {
  /** Whom it is for then. */
  reach: 'draft' | 'archived' | 'staff' | 'public';
  /** Since when, or from when on, visitors may read it; null for at once. */
  from: string | null;
  /** Visitors read it already. */
  isRead: boolean;
}

/** Its moment is still to come. */
const isAhead = (from: string | null, now: Date): from is string => from !== null && Date.parse(from) > now.getTime();

/** One sentence that says what will happen, above the settings of what is written. */
export function outcomeOf({ reach, from, isRead, writtenIn, missing }: Written, now: Date): string {
  if (reach !== 'public') return words.notPublic[reach];
  const languages = words.inLanguage(
    names.inIt[writtenIn],
    missing.map((language) => names.named[language]),
  );
  if (isAhead(from, now)) return words.publishesOn(fullMoment(from, siteTimeZone()), siteTimeName(), languages);
  return isRead ? words.readNow(languages) : words.readOnceSaved(languages);
}

interface Publishing {
  status: 'draft' | 'published' | 'archived';
  published_date: string | null;
}

/** The same for what has a status and a moment of publication; `kept` is how it is kept, undefined for a new one. */
export function outcomeOfStatus(
  { status, published_date }: Publishing,
  kept: Publishing | undefined,
  languages: WrittenLanguages,
  now: Date,
): string {
  const isRead = kept?.status === 'published' && !isAhead(kept.published_date, now);
  const reach = status === 'published' ? 'public' : status;
  return outcomeOf({ reach, from: published_date, isRead, ...languages }, now);
}
