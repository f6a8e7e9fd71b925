import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { positionField } from '../staff-field.ts';
import { type FieldFacts, fieldOf } from './field.ts';

/** The largest amount in whole units of a currency: so much has room in a column of whole numbers. */
const MAX_UNITS = 2_000_000_000;

export interface AmountKind {
  /** The field that names its currency. */
  options: { currency: string };
  value: number;
  read: number;
}

/** An amount in whole units of a currency. Without `missing` it may be zero. */
export const amount = ({ currency, missing, ...facts }: FieldFacts & AmountKind['options'] & { missing?: string }) => {
  const units = z.coerce
    .number<number>({ error: missing ?? staffText('wholeNumber') })
    .int(staffText('wholeNumber'))
    .min(missing === undefined ? 0 : 1, missing ?? staffText('wholeNumber'))
    .max(MAX_UNITS, staffText('smallerNumber'));
  return fieldOf('amount', facts, {
    options: { currency },
    written: missing === undefined ? units.default(0) : units,
    read: z.int(),
    initial: 0,
  });
};

export interface NumberKind {
  options: Record<never, never>;
  value: number | null;
  read: number | null;
}

/** A number as forms send it: a text, empty for none. */
const sentNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: number | null) => {
    const sent: unknown = value;
    return typeof sent === 'string' ? (sent === '' ? null : Number(sent)) : sent;
  }, schema);

/** A whole number from 1 on, or none. */
export const number = ({
  max,
  wrong,
  tooLarge,
  ...facts
}: FieldFacts & { max: number; wrong: string; tooLarge: string }) =>
  fieldOf('number', facts, {
    options: {},
    written: sentNumber(z.int({ error: wrong }).min(1, wrong).max(max, tooLarge).nullable()).default(null),
    read: z.int().nullable(),
    initial: null,
  });

/** A whole number that must be given, within bounds; `wrong` names them. */
export const givenNumber = ({
  min,
  max,
  missing,
  wrong,
  initial = null,
  ...facts
}: FieldFacts & { min: number; max: number; missing: string; wrong: string; initial?: number | null }) =>
  fieldOf('number', facts, {
    options: {},
    written: sentNumber(z.int({ error: missing }).min(min, wrong).max(max, wrong)),
    read: z.int(),
    initial,
  });

export interface PositionKind {
  options: Record<never, never>;
  value: number;
  read: number;
}

/** The place among the records: the smallest number comes first. A new record comes last. */
export const position = () =>
  fieldOf(
    'position',
    { label: 'Position', hint: 'The lowest number comes first.', sorted: true },
    { options: {}, written: positionField, read: z.int(), initial: 0 },
  );

declare module './kinds.ts' {
  interface Kinds {
    amount: AmountKind;
    number: NumberKind;
    position: PositionKind;
  }
}
