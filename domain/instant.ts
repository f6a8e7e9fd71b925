import { z } from 'zod';
import { replyText, staffText } from './reply-text.ts';

function toUtc(text: string): string {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString();
}

/** A year from 1 to 9999: before and after, PostgreSQL and ISO 8601 have no year of four digits in common. */
const hasCommonYear = (text: string) => /^(?!0000)\d{4}-/.test(text);

const noMoment = replyText('validMoment');

/**
 * A moment in time on the wire and in the database: ISO 8601. Any offset is accepted; it is kept as UTC with
 * milliseconds (`2026-11-20T09:00:00.000Z`), so that comparing two texts compares the moments.
 */
export const instant = z.iso
  .datetime({ offset: true, error: noMoment, abort: true })
  .overwrite(toUtc)
  .refine(hasCommonYear, noMoment);

/** A moment, or none. */
export const instantOrNull = instant.nullable();

/** A day without a time of day, `2026-11-20`, meant in the organisation's time zone. */
export const day = z.iso
  .date({ error: staffText('validDate'), abort: true })
  .refine(hasCommonYear, staffText('validDate'));

/** The part of a date that is known and shown: "2024", "March 2024" or "5 March 2024". */
export const datePrecision = z.enum(['year', 'month', 'day']);

/** Tells the present moment. Passed in wherever "now" matters, so that tests can set it. */
export type Clock = () => Date;

/** So many milliseconds after a moment; before it where they are negative. */
export const later = (moment: Date | string, milliseconds: number) =>
  new Date(new Date(moment).getTime() + milliseconds).toISOString();
