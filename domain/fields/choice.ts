import { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface ChoiceKind {
  /** The label of each value. */
  options: { choices: Readonly<Record<string, string>> };
  value: string;
  read: string;
}

function valuesOf<Value extends string>(choices: Readonly<Record<Value, string>>): Value[];
function valuesOf(choices: Readonly<Record<string, string>>): string[] {
  return Object.keys(choices);
}

/** One of a few values. `wrong` is the error for any other. */
export const choice = <const Value extends string>({
  wrong,
  initial,
  choices,
  ...facts
}: FieldFacts & { wrong: string; initial: NoInfer<Value>; choices: Readonly<Record<Value, string>> }) => {
  const values = valuesOf(choices);
  return fieldOf('choice', facts, {
    options: { choices },
    written: z.enum(values, { error: wrong }).default(initial),
    read: z.enum(values),
    initial,
  });
};

export interface IconKind {
  options: { icons: readonly string[] };
  value: string | null;
  read: string | null;
}

/** One of a few icons, or none. */
export const icon = <const Icon extends string>({ icons }: { icons: readonly [Icon, ...Icon[]] }) =>
  fieldOf(
    'icon',
    { label: 'Icon' },
    {
      options: { icons },
      written: z
        .enum(icons, { error: staffText('chooseIcon') })
        .nullable()
        .default(null),
      read: z.enum(icons).nullable(),
      initial: null,
    },
  );

declare module './kinds.ts' {
  interface Kinds {
    choice: ChoiceKind;
    icon: IconKind;
  }
}
