import { Fragment, type ReactNode } from 'react';
import { FormNote } from './FormNote.tsx';
import { Trap } from './Trap.tsx';
import type { LiveForm } from './useForm.ts';

interface FormProps {
  form: LiveForm;
  /** The page it stands on: without script the form is sent there. */
  action: string;
  /** The form's name, for those who go from landmark to landmark. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A visitor's form. Its fields are checked by us and not by the browser, so that everybody reads the same sentences. */
export function Form({ form, action, label, className, children }: FormProps) {
  return (
    <form method="post" action={action} noValidate aria-label={label} onSubmit={form.onSubmit} className={className}>
      <FormNote form={form} />
      {/* What was typed without script goes for good when the message has gone. */}
      <Fragment key={form.posted ? 'posted' : 'fresh'}>{children}</Fragment>
      <Trap />
    </form>
  );
}
