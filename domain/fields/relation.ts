import { z } from 'zod';
import { translationMarks } from '../translation-marks.ts';
import { sentId } from '../upload.ts';
import { type Field, type FieldFacts, keyed } from './field.ts';

/** A record as another one shows it. */
const card = z.object({ id: z.int(), name: z.string(), ...translationMarks }).nullable();

export interface RelationKind {
  /**
   * The collection of the records that can be chosen, and the key under which the chosen one is read. `none` is the choice of no
   * record, `wrong` the error for a number that is that of none.
   */
  options: { to: string; details: string; none: string; wrong: string };
  /** The number of a record. */
  value: number | null;
  read: number | null;
  column: number | null;
  /** What its column has behind the name of the field: `category_id`. */
  columnEnd: '_id';
}

/** A record of another collection, or none. */
export const relation = <const Details extends string>({
  to,
  details,
  none,
  wrong,
  ...facts
}: FieldFacts & RelationKind['options'] & { details: Details }): Field<
  'relation',
  z.ZodDefault<ReturnType<typeof sentId>>,
  z.ZodNullable<z.ZodInt>,
  null,
  { [Key in Details]: typeof card }
> => ({
  ...facts,
  kind: 'relation',
  options: { to, details, none, wrong },
  written: sentId(wrong).default(null),
  read: z.int().nullable(),
  readAs: null,
  beside: keyed(details, card),
  initial: null,
});

declare module './kinds.ts' {
  interface Kinds {
    relation: RelationKind;
  }
}
