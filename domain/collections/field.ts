import { z } from 'zod';
import { day, instant } from '../instant.ts';
import { staffText } from '../reply-text.ts';
import { slugField as slugInput } from '../slug.ts';
import {
  MAX_TITLE_LENGTH,
  optionalField,
  optionalMoment,
  optionalParagraphs,
  positionField,
  requiredField,
  requiredParagraphs,
} from '../staff-field.ts';
import type { FieldTexts } from '../text.ts';
import { sentFlag, type UploadRule } from '../upload.ts';
import { optionalLink, webAddress } from '../web-address.ts';

// The fields of collections, those of files in `file-fields.ts`. Each kind of field is described once: what staff may enter, what is read back, which control
// the form shows, and what the form of a new record starts with.

/** The control that the form of the dashboard shows for a field. */
export type Control =
  | { kind: 'line'; autoComplete?: 'off' }
  | { kind: 'link' }
  /** A link to another site or to a page of this one. */
  | { kind: 'target' }
  /** A code that telephones dial. */
  | { kind: 'dial' }
  | { kind: 'paragraphs'; rows: number }
  /** `words` are the list's words for yes and no. */
  | { kind: 'checkbox'; words: readonly [yes: string, no: string] }
  | { kind: 'day' }
  /** `none` is the list's text where there is no moment. */
  | { kind: 'moment'; none: string }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  /** An icon by its name, or none. */
  | { kind: 'icon'; icons: readonly string[] }
  /** The record's name in addresses; the title's, or this `otherwise`, where staff name none. */
  | { kind: 'slug'; otherwise: string }
  /** A whole number. `money` is the field that names its currency: it then stands for so many whole units of it. */
  | { kind: 'number'; money: string }
  /** A whole number that orders the records; a new record comes last. */
  | { kind: 'position' }
  /** A file of the library. `upload` is the form's field for a file that is sent along, and the record's key of its address. */
  | { kind: 'picture'; upload: string; rule: UploadRule; isPortrait: boolean }
  | { kind: 'document'; upload: string; rule: UploadRule; missing: string };

export interface FieldOptions {
  label: string;
  hint?: string;
  /** A list's search looks in it. */
  searched?: true;
  /** A list can be sorted by it. */
  sorted?: true;
  /** No two records outside the trash have the same, whatever its letter case and spaces. */
  distinct?: true;
  /** Visitors read it in their own language, where somebody has translated it. */
  translated?: true;
}

export interface Field<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Shape extends z.core.$ZodShape = z.core.$ZodShape,
> extends FieldOptions {
  /** The key in staff's input, and the column of the table. */
  name: Name;
  input: Input;
  /** Its keys in a record: most fields have one, of the same name. */
  record: Shape;
  control: Control;
  /** The value in the form of a new record. */
  initial: string | number | boolean | null;
}

/** An object with one key. */
export function keyed<const Name extends string, Value>(name: Name, value: Value): { [Key in Name]: Value };
export function keyed<Value>(name: string, value: Value): Record<string, Value> {
  return { [name]: value };
}

function field<const Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  name: Name,
  options: FieldOptions,
  rest: { input: Input; output: Output; control: Control; initial: Field['initial'] },
): Field<Name, Input, { [Key in Name]: Output }> {
  const { input, output, control, initial } = rest;
  return { ...options, name, input, record: keyed(name, output), control, initial };
}

/** A text of one line. `missing` is the error for an empty one; without it the field is optional. */
export const textField = <const Name extends string>(
  name: Name,
  {
    missing,
    tooLong,
    max = MAX_TITLE_LENGTH,
    autoComplete,
    ...options
  }: FieldOptions & FieldTexts & { max?: number; autoComplete?: 'off' },
) =>
  field(name, options, {
    input: missing === undefined ? optionalField(max) : requiredField(missing, max, tooLong),
    output: z.string(),
    control: { kind: 'line', ...(autoComplete && { autoComplete }) },
    initial: '',
  });

/** A text of several lines; `rows` is the height of its control. */
export const paragraphsField = <const Name extends string>(
  name: Name,
  { missing, tooLong, max, rows, ...options }: FieldOptions & FieldTexts & { max: number; rows: number },
) =>
  field(name, options, {
    input: missing === undefined ? optionalParagraphs(max) : requiredParagraphs(missing, max, tooLong),
    output: z.string(),
    control: { kind: 'paragraphs', rows },
    initial: '',
  });

/** A web address of another site, or none. */
export const linkField = <const Name extends string>(name: Name, options: FieldOptions) =>
  field(name, options, {
    input: optionalLink.optional(),
    output: z.string().nullable(),
    control: { kind: 'link' },
    initial: '',
  });

/** A link: a web address, or a page of this site. */
export const targetField = <const Name extends string>(
  name: Name,
  { missing, wrong, ...options }: FieldOptions & { missing: string; wrong: string },
) =>
  field(name, options, {
    input: webAddress(missing, wrong),
    output: z.string(),
    control: { kind: 'target' },
    initial: '',
  });

/** Yes or no; `wrong` is the error for anything else. */
export const flagField = <const Name extends string>(
  name: Name,
  {
    wrong,
    initial,
    words = ['Yes', 'No'],
    ...options
  }: FieldOptions & { wrong: string; initial: boolean; words?: readonly [string, string] },
) =>
  field(name, options, {
    input: sentFlag(wrong).default(initial),
    output: z.boolean(),
    control: { kind: 'checkbox', words },
    initial,
  });

/** A day without a time, which must be given. */
export const dayField = <const Name extends string>(
  name: Name,
  { missing, ...options }: FieldOptions & { missing: string },
) =>
  field(name, options, {
    input: z.string({ error: missing }).min(1, missing).pipe(day),
    output: day,
    control: { kind: 'day' },
    initial: '',
  });

/** A moment, or none. */
export const momentField = <const Name extends string>(
  name: Name,
  { none, ...options }: FieldOptions & { none: string },
) =>
  field(name, options, {
    input: optionalMoment.default(null),
    output: instant.nullable(),
    control: { kind: 'moment', none },
    initial: null,
  });

/** One of a few values, with the words for each. `wrong` is the error for any other. */
export const choiceField = <const Name extends string, const Value extends string>(
  name: Name,
  {
    wrong,
    initial,
    choices,
    ...options
  }: FieldOptions & { wrong: string; initial: NoInfer<Value>; choices: Record<Value, string> },
) => {
  const values = choicesOf(choices);
  return field(name, options, {
    input: z.enum(values, { error: wrong }).default(initial),
    output: z.enum(values),
    control: {
      kind: 'choice',
      options: values.map((value) => ({ value, label: choices[value] })),
    },
    initial,
  });
};

/** One of a few icons, or none. */
export const iconField = <const Icon extends string>(icons: readonly [Icon, ...Icon[]]) =>
  field(
    'icon',
    { label: 'Icon' },
    {
      input: z
        .enum(icons, { error: staffText('chooseIcon') })
        .nullable()
        .default(null),
      output: z.enum(icons).nullable(),
      control: { kind: 'icon', icons },
      initial: null,
    },
  );

/** The record's name in addresses: the server makes it from the title where staff leave it out, and keeps it on a change. */
export const slugField = (otherwise: string) =>
  field(
    'slug',
    { label: 'Slug', hint: 'only lowercase letters, numbers and hyphens, used in URLs' },
    { input: slugInput, output: z.string(), control: { kind: 'slug', otherwise }, initial: '' },
  );

/** The largest amount in whole units of a currency: so much has room in a column of whole numbers. */
const MAX_UNITS = 2_000_000_000;

/** An amount in whole units of the currency that the field `money` names. Without `missing` it may be zero. */
export const unitsField = <const Name extends string>(
  name: Name,
  { money, missing, ...options }: FieldOptions & { money: string; missing?: string },
) => {
  const units = z.coerce
    .number<number>({ error: missing ?? staffText('wholeNumber') })
    .int(staffText('wholeNumber'))
    .min(missing === undefined ? 0 : 1, missing ?? staffText('wholeNumber'))
    .max(MAX_UNITS, staffText('smallerNumber'));
  return field(name, options, {
    input: missing === undefined ? units.default(0) : units,
    output: z.int(),
    control: { kind: 'number', money },
    initial: 0,
  });
};

/** A code of digits, stars and hashes that telephones dial; `{amount}` in it stands for the amount. May be left empty. */
export const dialField = <const Name extends string>(
  name: Name,
  { wrong, ...options }: FieldOptions & { wrong: string },
) =>
  field(name, options, {
    input: optionalField(60).refine((code) => /^[*#\d]*(?:\{amount\}[*#\d]*)?$/.test(code), wrong),
    output: z.string(),
    control: { kind: 'dial' },
    initial: '',
  });

function choicesOf<Value extends string>(choices: Record<Value, string>): Value[];
function choicesOf(choices: Record<string, string>): string[] {
  return Object.keys(choices);
}

/** The place among the records: the smallest number comes first. */
export const orderField = () =>
  field(
    'position',
    { label: 'Position', hint: 'The lowest number comes first.', sorted: true },
    { input: positionField, output: z.int(), control: { kind: 'position' }, initial: 0 },
  );
