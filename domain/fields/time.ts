import { z } from 'zod';
import { day as dayRead, instant, instantOrNull } from '../instant.ts';
import { optionalMoment, publishedDateField } from '../staff-field.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface DayKind {
  options: Record<never, never>;
  value: string;
  read: string;
}

/** A day without a time, which must be given. */
export const day = ({ missing, ...facts }: FieldFacts & { missing: string }) =>
  fieldOf('day', facts, {
    options: {},
    written: z.string({ error: missing }).min(1, missing).pipe(dayRead),
    read: dayRead,
    initial: '',
  });

export interface MomentKind {
  /** The list's text where there is no moment. */
  options: { none?: string };
  value: string | null;
  read: string | null;
}

/** A moment, or none. */
export const moment = ({ none, ...facts }: FieldFacts & { none: string }) =>
  fieldOf('moment', facts, {
    options: { none },
    written: optionalMoment.default(null),
    read: instantOrNull,
    initial: null,
  });

/** A moment that must be given, as it is sent. */
export const writtenMoment = (missing: string) => z.string({ error: missing }).min(1, missing).pipe(instant);

/** A moment that must be given. */
export const givenMoment = ({ missing, ...facts }: FieldFacts & { missing: string }) =>
  fieldOf('moment', facts, { options: {}, written: writtenMoment(missing), read: instant, initial: '' });

/** The same, where records from before it was asked for may have none. */
export const nowGivenMoment = ({ missing, ...facts }: FieldFacts & { missing: string }) =>
  fieldOf('moment', facts, { options: {}, written: writtenMoment(missing), read: instantOrNull, initial: '' });

/** When visitors see it; one that is to come is a schedule. Left out of a change, it stays. */
export const publishedDate = (facts: FieldFacts) =>
  fieldOf('moment', facts, { options: {}, written: publishedDateField, read: instantOrNull, initial: null });

declare module './kinds.ts' {
  interface Kinds {
    day: DayKind;
    moment: MomentKind;
  }
}
