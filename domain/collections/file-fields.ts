import { z } from 'zod';
import { picture } from '../picture.ts';
import { fileField } from '../staff-field.ts';
import { uploadRules } from '../upload.ts';
import { type Field, type FieldOptions, keyed } from './field.ts';

/**
 * A picture of the library. The record has its address under `upload`, and under `picture` all that is needed to show it.
 * The list shows it whole, but a portrait cropped around the face, upright as on the page.
 */
export const pictureField = <const Upload extends string>(
  upload: Upload,
  { isPortrait = false, ...options }: FieldOptions & { isPortrait?: boolean },
): Field<
  'media_id',
  typeof fileField,
  { [Key in Upload]: z.ZodNullable<z.ZodString> } & { picture: z.ZodNullable<typeof picture> }
> => ({
  ...options,
  name: 'media_id',
  input: fileField,
  record: { ...keyed(upload, z.string().nullable()), picture: picture.nullable() },
  control: { kind: 'picture', upload, rule: uploadRules.picture, isPortrait },
  initial: null,
});

/**
 * A document of the library, without which no record is made; `missing` says so. The record has the document's address,
 * the name it is saved as, its media type and its size in bytes.
 */
export const documentField = <const Upload extends string>(
  upload: Upload,
  { missing, ...options }: FieldOptions & { missing: string },
) => ({
  ...options,
  name: 'media_id' as const,
  input: fileField,
  record: { media_id: z.int(), url: z.string(), file_name: z.string(), type: z.string(), bytes: z.int() },
  control: { kind: 'document', upload, rule: { document: uploadRules.library.document }, missing } as const,
  initial: null,
});
