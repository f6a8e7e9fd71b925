import { z } from 'zod';
import { day as dayRead, instant } from '../instant.ts';
import { optionalMoment } from '../staff-field.ts';
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
  options: { none: string };
  value: string | null;
  read: string | null;
}

/** A moment, or none. */
export const moment = ({ none, ...facts }: FieldFacts & MomentKind['options']) =>
  fieldOf('moment', facts, {
    options: { none },
    written: optionalMoment.default(null),
    read: instant.nullable(),
    initial: null,
  });

declare module './kinds.ts' {
  interface Kinds {
    day: DayKind;
    moment: MomentKind;
  }
}
