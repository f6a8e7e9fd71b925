import { z } from 'zod';
import { optionalField } from '../staff-field.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface DialKind {
  options: Record<never, never>;
  value: string;
  read: string;
}

/** A code of digits, stars and hashes that telephones dial; `{amount}` in it stands for the amount. May be left empty. */
export const dial = ({ wrong, ...facts }: FieldFacts & { wrong: string }) =>
  fieldOf('dial', facts, {
    options: {},
    written: optionalField(60).refine((code) => /^[*#\d]*(?:\{amount\}[*#\d]*)?$/.test(code), wrong),
    read: z.string(),
    initial: '',
  });

declare module './kinds.ts' {
  interface Kinds {
    dial: DialKind;
  }
}
