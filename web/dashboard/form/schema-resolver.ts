import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { wordedLater } from '../replies/worded-later.ts';

/** Checks a form against its schema. Each field has its first error, in the reader's words. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return async (values, _context, options) => {
    const { data, error } = await schema.safeParseAsync(values);
    if (error === undefined) return { values: data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) {
      errors[path.join('.')] ??= { type: code, message: await wordedLater(message) };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
