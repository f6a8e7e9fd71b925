import { Fragment, type ReactNode } from 'react';
import type { LiveForm } from './useForm.ts';

/** A field that people neither see nor reach. Only programs fill it in. */
function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * The form's own message: the outcome without script, or that it waits for the network. The element is there from the
 * beginning, so that screen readers announce its text.
 */
function FormNote({ form: { note } }: { form: LiveForm }) {
  return (
    <div role={note?.kind === 'failed' ? 'alert' : 'status'} className="form-note-place">
      {note ? <p className={`form-note form-note-${note.kind}`}>{note.text}</p> : null}
    </div>
  );
}

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
