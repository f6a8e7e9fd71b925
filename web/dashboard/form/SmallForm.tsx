import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../components/Button.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { formProblem, showRefusal } from './save.ts';

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
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(schema), defaultValues: startsWith });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    try {
      await save(values);
      form.reset(keeps ? form.getValues() : startsWith);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <SaveProblem failed={failed} problem={isSubmitting ? undefined : formProblem(errors)} />
      {children(form.control)}
      <Button kind={kind} type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? submitting : submit}
      </Button>
    </form>
  );
}
