import { type ReactNode, useId } from 'react';

/** The ids that tie a control to its label, its hint and its error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Classes of every control a person writes into or chooses from. */
export const controlShape =
  'min-h-11 max-w-full rounded-md border border-line-strong bg-raised px-3 py-2 text-base text-body ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';

/** The same, as wide as the form. */
export const controlLook = `block w-full ${controlShape}`;

/** The hint and the error that stand below a control, and the ids by which they describe it. */
export function useFieldNotes(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const notes = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </>
  );
  return { describedBy: describedBy || undefined, notes };
}

interface FieldProps {
  /** Its name in the form, by which it is found in the document: not every control has one. */
  name?: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** `labelId` names a control that a label cannot be tied to. */
  children: (wiring: FieldWiring, labelId: string) => ReactNode;
}

/** A label, its control, a hint, and an error message. */
export function Field({ name, label, hint, error, children }: FieldProps) {
  const id = useId();
  const { describedBy, notes } = useFieldNotes(hint, error);
  return (
    <div data-field={name} className="grid gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined }, `${id}-label`)}
      {notes}
    </div>
  );
}
