import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as words from '#locale/dashboard/form.ts';
import { NOT_FOUND } from '../../../domain/problem.ts';
import { RequestFailed } from '../../request.ts';
import { wordedLater } from '../replies/worded-later.ts';
import { errorText, wasReached } from '../screen/failed-text.ts';

/** A field by its name, one within a list too: `fun_facts.0.label`. */
function isFieldOf<Values extends FieldValues>(name: string, values: Values): name is Path<Values> {
  return (name.split('.')[0] ?? name) in values;
}

const deleted = words.someoneDeletedThis;

/** The server's message, with the people to ask if a permission is missing. */
function inFull(error: RequestFailed): string {
  const { message, contact } = error;
  return contact ? words.peopleWhoCanChangeThis(message, contact) : errorText(error);
}

/** The server's message about the whole form, empty if the fields have it, and whether it answered at all. */
export interface FormProblem {
  words: string;
  reached: boolean;
}

const UNREACHED = 'unreached';

/** The error of the whole form; undefined for none. */
export function formProblem({ root }: FieldErrors): FormProblem | undefined {
  return root && { words: root.message ?? '', reached: root.type !== UNREACHED };
}

/** Shows a refused save: errors of a field at that field, all others above the form. */
export async function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): Promise<void> {
  if (!(error instanceof RequestFailed)) throw error;
  const values = form.getValues();
  let elsewhere =
    error.status === 400 ? '' : error.message === (await wordedLater(NOT_FOUND)) ? deleted : inFull(error);
  let first = true;
  for (const [name, [text]] of Object.entries(error.errors)) {
    if (isFieldOf(name, values))
      form.setError(name, { type: 'server', message: text ?? error.message }, { shouldFocus: first });
    else elsewhere = text ?? elsewhere;
    first = false;
  }
  form.setError('root', { type: wasReached(error) ? 'server' : UNREACHED, message: elsewhere });
}
