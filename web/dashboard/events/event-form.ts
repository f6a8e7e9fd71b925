import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type EventInput, eventInput, placeSettled, type StaffEvent, staffEvent } from '../../../domain/event.ts';
import { eventFields } from '../../../domain/event-fields.ts';
import { dayAfter } from '../../../domain/month-calendar.ts';
import { wordedFields } from '../collections/worded.ts';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { onDay, siteDay } from '../time/site-time.ts';

/** The fields of an event, in the words of the dashboard. */
export const wordedEventFields = wordedFields('events', eventFields);

export const eventFormValues = (event: StaffEvent | undefined) => formValues(wordedEventFields, event);

export const changeOfEvent = (event: StaffEvent) =>
  changeOf<StaffEvent, FieldValues>(event, staffEvent, eventFormValues, comparedFields(wordedEventFields));

/**
 * The rules of the form, as far as it is shown; the server checks the same. The value of a hidden field is kept while the form
 * is open, and neither checked nor sent.
 */
export const eventForm: z.ZodType<EventInput, FieldValues> = z
  .custom<z.input<typeof eventInput>>()
  .transform(placeSettled)
  .pipe(eventInput);

/** Milliseconds of a day of the calendar. */
const DAY = 24 * 3_600_000;

/** The event as it is where it begins on another day, at the same time of day; it ends as many days later. */
export function eventOnDay(event: StaffEvent, day: string): StaffEvent {
  const days = Math.round((Date.parse(day) - Date.parse(siteDay(event.start_date))) / DAY);
  const { end_date } = event;
  return {
    ...event,
    start_date: onDay(event.start_date, day),
    end_date: end_date === null ? null : onDay(end_date, dayAfter(siteDay(end_date), days)),
  };
}
