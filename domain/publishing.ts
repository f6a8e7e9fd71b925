import { z } from 'zod';
import { instant } from './instant.ts';

/** When visitors see it; one that is to come is a schedule. Empty for none; left out, the date stays as it is. */
export const publishedDateField = z
  .string({ error: 'Enter a valid date and time.' })
  .transform((text) => text || null)
  .pipe(instant.nullable())
  .nullable()
  .optional();
