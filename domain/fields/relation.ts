import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { translationMarks } from '../translation-marks.ts';
import { sentId, sentIds } from '../upload.ts';
import { type Field, type FieldFacts, fieldOf, keyed } from './field.ts';

/** A record as another one shows it. Of one in the trash only staff are told, and that it is there. */
export const card = z.object({
  id: z.int(),
  name: z.string(),
  is_in_trash: z.literal(true).optional(),
  ...translationMarks,
});

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
  /** The end of its column's name: that of the field `category` is `category_id`. */
  columnEnd: '_id';
}

/** A record of another collection, or none. */
export const relation = <const Details extends string>({
  to,
  details,
  none,
  wrong = staffText('chooseFromList'),
  ...facts
}: FieldFacts & Omit<RelationKind['options'], 'wrong'> & { details: Details; wrong?: string }): Field<
  'relation',
  z.ZodDefault<ReturnType<typeof sentId>>,
  z.ZodNullable<z.ZodInt>,
  null,
  { [Key in Details]: z.ZodNullable<typeof card> }
> => ({
  ...facts,
  kind: 'relation',
  options: { to, details, none, wrong },
  written: sentId(wrong).default(null),
  read: z.int().nullable(),
  readAs: null,
  beside: keyed(details, card.nullable()),
  initial: null,
});

export interface RelationsKind {
  /** As many as `most` can be chosen. */
  options: Pick<RelationKind['options'], 'to' | 'wrong'> & { most: number };
  /** The numbers of records. */
  value: readonly number[];
  read: readonly z.infer<typeof card>[];
  /** They lie in a table of their own. */
  column: never;
}

/** Records of another collection, at most `most`. */
export const relations = ({
  to,
  wrong = staffText('chooseFromList'),
  most = 100,
  ...facts
}: FieldFacts & { to: string; wrong?: string; most?: number }) =>
  fieldOf('relations', facts, {
    options: { to, wrong, most },
    written: sentIds(wrong, most).default([]),
    read: z.array(card),
    initial: [],
  });

declare module './kinds.ts' {
  interface Kinds {
    relation: RelationKind;
    relations: RelationsKind;
  }
}
