import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type EventInput, eventInput, placeSettled, type StaffEvent, staffEvent } from '../../../domain/event.ts';
import { eventFields } from '../../../domain/event-fields.ts';
import { wordedFields } from '../collections/worded.ts';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';

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
