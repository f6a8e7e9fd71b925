import { minuteOf } from '../../domain/calendar.ts';
import { datesIn } from '../../domain/dates-in-words.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Config } from '../config.ts';
import type { Mail } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

export type Notice = Pick<Mail, 'subject' | 'body'>;

/** Something that is wrong, about which somebody can do something. */
export interface Trouble {
  /** `danger` where data may be lost, or nobody can be told: it is told once more when a trouble becomes one. */
  level: 'trouble' | 'danger';
  /** The mail about it; `since` is when it was found. Null where mail itself does not work. */
  notice: ((language: Language, since: string) => Notice) | null;
}

/** One thing that is looked at every few minutes. */
export interface Watched {
  /** Names it for good. With the machine's name where each machine has its own. */
  subject: string;
  /** For how long it must be well before that is told, so that what comes and goes is told once. Milliseconds. */
  calm: number;
  look(services: Services): Promise<Trouble | 'well' | 'unknown'>;
  /** The mail when it is well again; `since` is when the trouble was found. */
  wellNotice(language: Language, since: string): Notice;
}

const MINUTE = 60_000;

/** What has been well for so long is well again (ms). */
export const CALM = 30 * MINUTE;

/** The words of a language for mails about troubles. */
export const mailWords = (language: Language) => catalogues[language].staffMails;

/** `23 Nov 2026, 18:39`. */
export function shortMoment(moment: string, timeZone: string, language: Language): string {
  const { day, month } = datesIn(catalogues[language].dates).calendarLeaf(moment, timeZone);
  const [date = '', time = ''] = minuteOf(new Date(moment), timeZone).split(' ');
  return `${day} ${month} ${date.slice(0, 4)}, ${time}`;
}

/** A mail about a trouble: what it is called, and what it is and what to do. */
export const troubleNotice =
  (
    subject: (language: Language) => string,
    problem: (language: Language) => string,
    { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
  ): Trouble['notice'] =>
  (language, since) => ({
    subject: subject(language),
    body: mailWords(language).trouble(publicUrl, problem(language), shortMoment(since, timeZone, language)),
  });
