import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { RequestFailed } from '../../request.ts';

function isFieldOf<Values extends FieldValues>(name: string, values: Values): name is Path<Values> {
  return name in values;
}

/** What the server said, with whom to ask where it was a matter of permission. */
function inFull({ message, contact }: RequestFailed): string {
  return contact ? `${message} Those who can change that: ${contact}.` : message;
}

/** Shows a refused save: what the server found wrong with a field at that field, all else above the form. */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  failed: string,
): void {
  if (!(error instanceof RequestFailed)) throw error;
  const values = form.getValues();
  let elsewhere = error.status === 400 ? '' : inFull(error);
  let first = true;
  for (const [name, [text]] of Object.entries(error.errors)) {
    if (isFieldOf(name, values))
      form.setError(name, { type: 'server', message: text ?? failed }, { shouldFocus: first });
    else elsewhere = text ?? elsewhere;
    first = false;
  }
  form.setError('root', { type: 'server', message: elsewhere });
}
