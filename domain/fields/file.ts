import { z } from 'zod';
import { type Picture, pictureOrNull } from '../picture.ts';
import { fileField } from '../staff-field.ts';
import { type UploadRule, uploadRules } from '../upload.ts';
import { type Field, type FieldFacts, fieldOf, keyed } from './field.ts';

/**
 * How a file of the library is sent along: the form's field for it, which is also the record's key of its address. Empty for a picture
 * of an entry, which goes to the library first.
 */
interface UploadField {
  upload: string;
  rule: UploadRule;
}

export interface PictureKind {
  /** A portrait is shown upright and cropped around the face, as on the page; other pictures are shown whole. */
  options: UploadField & { isPortrait: boolean };
  /** The number of a file. */
  value: number | null;
  read: Picture | null;
  column: number | null;
}

/** A picture of the library, or none. It is read under `readAs`, with its address under the name of its upload beside it. */
export const picture = <const As extends string, const ReadAs extends string>({
  upload,
  readAs,
  rule = uploadRules.picture,
  isPortrait = false,
  ...facts
}: FieldFacts & { upload: As; readAs: ReadAs; rule?: UploadRule; isPortrait?: boolean }): Field<
  'picture',
  typeof fileField,
  typeof pictureOrNull,
  ReadAs,
  { [Key in As]: z.ZodNullable<z.ZodString> }
> => ({
  ...facts,
  kind: 'picture',
  options: { upload, rule, isPortrait },
  written: fileField,
  read: pictureOrNull,
  readAs,
  beside: keyed(upload, z.string().nullable()),
  initial: null,
});

/** A picture of the library in an entry of a list, or none. */
export const entryPicture = (facts: FieldFacts) =>
  fieldOf('picture', facts, {
    options: { upload: '', rule: uploadRules.picture, isPortrait: false },
    written: fileField.default(null),
    read: pictureOrNull,
    initial: null,
  });

export interface DocumentKind {
  /** `missing` is said where there is none. */
  options: UploadField & { missing: string };
  value: number | null;
  read: number;
}

const besideDocument = { url: z.string(), file_name: z.string(), type: z.string(), bytes: z.int() };

/**
 * A document of the library, without which no record is made. Beside its number stand the document's address, the name it is
 * saved as, its media type and its size in bytes.
 */
export const document = ({
  upload,
  missing,
  ...facts
}: FieldFacts & { upload: string; missing: string }): Field<
  'document',
  typeof fileField,
  z.ZodInt,
  null,
  typeof besideDocument
> => ({
  ...facts,
  kind: 'document',
  options: { upload, rule: { document: uploadRules.library.document }, missing },
  written: fileField,
  read: z.int(),
  readAs: null,
  beside: besideDocument,
  initial: null,
});

/** The form's field for a file that is sent along with a field, where it takes one. */
export const uploadOf = ({ options }: Pick<Field, 'options'>): UploadField | undefined =>
  'upload' in options ? options : undefined;

declare module './kinds.ts' {
  interface Kinds {
    picture: PictureKind;
    document: DocumentKind;
  }
}
