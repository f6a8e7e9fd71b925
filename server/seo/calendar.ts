import { createHash } from 'node:crypto';
import { addressesIn } from '../../domain/addresses.ts';
import type { ListedEvent } from '../../domain/event.ts';
import { type Language, mainLanguage } from '../../domain/languages.ts';

/** As much of an event as a calendar shows. */
export type CalendarEvent = Pick<
  ListedEvent,
  'id' | 'title' | 'summary' | 'location' | 'online_link' | 'start_date' | 'end_date' | 'created_at' | 'updated_at'
>;

/** Octets a line may have, without its end: RFC 5545, section 3.1. */
const MAX_LINE_LENGTH = 75;

/** A text as a value: RFC 5545, section 3.3.11. What else cannot be seen is left out. */
export const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Breaks a line that is too long into lines that each go on with a space, never within a character. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_LENGTH) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** `2026-11-20T09:00:00.000Z` as `20261120T090000Z`. */
const stamp = (moment: string) => moment.replaceAll(/[-:]|\.\d+/g, '');

/** The largest number that the format knows. */
const MAX_NUMBER = 2 ** 31 - 1;

/** The version of an event: calendars take a change only if it is higher. It counts the tenths of a second until the last change. */
const sequence = ({ created_at, updated_at }: Pick<CalendarEvent, 'created_at' | 'updated_at'>) =>
  Math.max(0, Math.min(MAX_NUMBER, Math.ceil((Date.parse(updated_at) - Date.parse(created_at)) / 100)));

/** What calendars know the event by. It goes with the record to another domain or machine, where the event is still the same. */
const uid = ({ id, created_at }: Pick<CalendarEvent, 'id' | 'created_at'>) =>
  `event-${id}-${createHash('sha256').update(`${id} ${created_at}`).digest('hex').slice(0, 24)}`;

function eventLines(event: CalendarEvent, publicUrl: string, language: Language): string[] {
  const { title, summary, location, online_link, start_date, end_date, updated_at } = event;
  const description = online_link === null ? summary : `${summary}\n\n${online_link}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid(event)}`,
    `DTSTAMP:${stamp(updated_at)}`,
    `LAST-MODIFIED:${stamp(updated_at)}`,
    `SEQUENCE:${sequence(event)}`,
    `DTSTART:${stamp(start_date)}`,
    // An end is later than its start: RFC 5545, section 3.8.2.2.
    ...(end_date !== null && stamp(end_date) > stamp(start_date) ? [`DTEND:${stamp(end_date)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location || (online_link ?? ''))}`,
    `URL:${publicUrl}${addressesIn(language).event(event)}`,
    'END:VEVENT',
  ];
}

/**
 * The events as an iCalendar file, without a METHOD: that would make a message of it, which needs an organiser with an address. Its moments
 * are in UTC: every calendar shows them in its owner's time.
 */
export function calendar(
  publicUrl: string,
  name: string,
  events: readonly CalendarEvent[],
  language: Language = mainLanguage(),
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Intambwe//Events//${language.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, publicUrl, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
