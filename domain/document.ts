import { z } from 'zod';
import { day } from './instant.ts';
import { kept } from './kept.ts';
import { fileField, optionalParagraphs, requiredField } from './staff-field.ts';

/** A file to download. `bytes` is its size; `type` is a media type such as `application/pdf`; save it as `file_name`. */
export const document = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  date: day,
  url: z.string(),
  file_name: z.string(),
  type: z.string(),
  bytes: z.int(),
});

/** `media_id` is the number of its file in the library. */
export const staffDocument = document.extend({ media_id: z.int(), ...kept });

export const documentTexts = { fileMissing: 'A file is required' } as const;

/** What staff fill in. A new document has a file: one of the library, or one that comes along. */
export const documentInput = z.object({
  title: requiredField('Title is required'),
  description: optionalParagraphs(2000),
  date: z.string({ error: 'Date is required' }).min(1, 'Date is required').pipe(day),
  media_id: fileField,
});

export type Document = z.infer<typeof document>;
export type StaffDocument = z.infer<typeof staffDocument>;
export type DocumentInput = z.infer<typeof documentInput>;
