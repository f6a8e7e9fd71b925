import * as words from '#locale/dashboard/writing.ts';
import * as dates from '#locale/dates.ts';
import { datesIn } from '../../../domain/dates-in-words.ts';
import type { TranslationLanguage } from '../../../domain/languages.ts';
import { siteTimeName, siteTimeZone } from '../time/site-time.ts';

const { fullMoment } = datesIn(dates);

/** What is known of a text when its form is saved as it stands. */
export interface Written {
  /** Whom it is for then. */
  reach: 'draft' | 'archived' | 'staff' | 'public';
  /** Since when, or from when on, visitors may read it; null for at once. */
  from: string | null;
  /** Visitors read it already. */
  isRead: boolean;
  /** The languages that visitors are offered and that it lacks. */
  missing: readonly TranslationLanguage[];
}

/** Its moment is still to come. */
const isAhead = (from: string | null, now: Date): from is string => from !== null && Date.parse(from) > now.getTime();

/** One sentence that says what will happen, above the settings of what is written. */
export function outcomeOf({ reach, from, isRead, missing }: Written, now: Date): string {
  if (reach !== 'public') return words.notPublic[reach];
  const languages = words.inEnglish(missing.map((language) => words.languages[language]));
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
  missing: Written['missing'],
  now: Date,
): string {
  const isRead = kept?.status === 'published' && !isAhead(kept.published_date, now);
  const reach = status === 'published' ? 'public' : status;
  return outcomeOf({ reach, from: published_date, isRead, missing }, now);
}
