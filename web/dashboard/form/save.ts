import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { RequestFailed } from '../../request.ts';
import { wasReached } from '../screen/failed-text.ts';

/** A field by its name, one within a list too: `fun_facts.0.label`. */
function isFieldOf<Values extends FieldValues>(name: string, values: Values): name is Path<Values> {
  return (name.split('.')[0] ?? name) in values;
}

/** What the server said, with whom to ask where it was a matter of permission. */
function inFull({ message, contact }: RequestFailed): string {
  return contact ? `${message} Those who can change that: ${contact}.` : message;
}

/** What the server said about the whole of a form, empty where the fields say it, and whether it answered at all. */
export interface Problem {
  words: string;
  reached: boolean;
}

const UNREACHED = 'unreached';

/** What is wrong with the whole of the form; undefined for nothing. */
export function problemOf({ root }: FieldErrors): Problem | undefined {
  return root && { words: root.message ?? '', reached: root.type !== UNREACHED };
}

/** Shows a refused save: what the server found wrong with a field at that field, all else above the form. */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  if (!(error instanceof RequestFailed)) throw error;
  const values = form.getValues();
  let elsewhere = error.status === 400 ? '' : inFull(error);
  let first = true;
  for (const [name, [text]] of Object.entries(error.errors)) {
    if (isFieldOf(name, values))
      form.setError(name, { type: 'server', message: text ?? error.message }, { shouldFocus: first });
    else elsewhere = text ?? elsewhere;
    first = false;
  }
  form.setError('root', { type: wasReached(error) ? 'server' : UNREACHED, message: elsewhere });
}
