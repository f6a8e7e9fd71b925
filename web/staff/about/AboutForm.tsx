import type { ReactNode } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import type { Change } from '../form/conflict.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { ask } from '../session/ask.ts';
import type { AboutKind, AboutThing } from './kind.ts';

/** What every form of these is opened with. */
export interface OpenedForm<Thing extends AboutThing> {
  /** The one to change; without it a new one is made. */
  thing: Thing | undefined;
  onSaved(message: string): Promise<void>;
  onClose(): void;
}

interface AboutFormProps<Thing extends AboutThing, Values extends FieldValues, Input> extends OpenedForm<Thing> {
  kind: AboutKind<Thing, Input>;
  schema: z.ZodType<Input, Values>;
  startsWith: DefaultValues<Values>;
  valuesOf(thing: Thing): Values;
  /** What is compared when two people change the same. */
  fields: Change<Values>['fields'];
  children: (control: Control<Values, unknown, Input>) => ReactNode;
}

/** Adds one of a kind, or changes it. */
export function AboutForm<Thing extends AboutThing, Values extends FieldValues, Input extends object>(
  props: AboutFormProps<Thing, Values, Input>,
) {
  const { kind, thing, schema, startsWith, valuesOf, fields, onSaved, onClose, children } = props;
  const { calls, singular, nameOf } = kind;
  const one = singular.toLowerCase();

  /** The thing as another editor has left it. */
  const read = (current: unknown) => {
    const left = kind.schema.parse(current);
    return { values: valuesOf(left), seen: left.updated_at };
  };
  return (
    <FormDialog
      texts={{
        title: thing ? `Edit ${one}` : `Add ${one}`,
        submit: thing ? `Update ${one}` : `Add ${one}`,
        submitting: 'Saving...',
        failed: `Failed to save the ${one}. Please try again.`,
      }}
      schema={schema}
      startsWith={startsWith}
      change={thing && { seen: thing.updated_at, read, fields }}
      draft={`${one} ${thing?.id ?? 'new'}`}
      save={async (input, seen) => {
        const saved = thing
          ? await calls.change(ask, thing.id, { ...input, updated_at: seen })
          : await calls.create(ask, input);
        const done = thing ? 'updated' : 'added';
        toast.success(`${singular} "${nameOf(saved)}" ${done} successfully!`);
        await onSaved(`${singular} ${done} successfully!`);
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
