import type { ReactNode } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../components/Button.tsx';
import { useHold } from './hold.ts';
import { SaveProblem } from './SaveProblem.tsx';
import { formProblem, showRefusal } from './save.ts';
import { schemaResolver } from './schema-resolver.ts';

interface SmallFormProps<Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values>;
  startsWith: DefaultValues<Values>;
  submit: string;
  /** The button's weight: `danger` if it removes something for good. */
  kind?: 'primary' | 'danger';
  submitting: string;
  failed: string;
  /** The saved values stay in the form; otherwise it is empty again afterwards. */
  keeps?: boolean;
  /** Saves, and shows the result; the input stays if it throws. */
  save(values: Output): Promise<void>;
  children: (control: Control<Values, unknown, Output>) => ReactNode;
}

/** A form of a field or three, too small for a draft. */
export function SmallForm<Values extends FieldValues, Output>(props: SmallFormProps<Values, Output>) {
  const { schema, startsWith, submit, submitting, failed, keeps = false, kind = 'primary', save, children } = props;
  const form = useForm<Values, unknown, Output>({ resolver: schemaResolver(schema), defaultValues: startsWith });
  const { errors, isSubmitting } = form.formState;
  const { isHeld, hold, release } = useHold();

  const send = form.handleSubmit(async (values) => {
    hold();
    try {
      await save(values);
      form.reset(keeps ? form.getValues() : startsWith);
      release();
    } catch (error) {
      release();
      await showRefusal(form, error);
    }
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <SaveProblem failed={failed} problem={isSubmitting ? undefined : formProblem(errors)} />
      <div className="contents" inert={isHeld}>
        {children(form.control)}
      </div>
      <Button kind={kind} type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? submitting : submit}
      </Button>
    </form>
  );
}
