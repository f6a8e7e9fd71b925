import { z } from 'zod';
import type { StoredRecord } from '../../../domain/collections/collection.ts';
import { type Field, readIn } from '../../../domain/fields/field.ts';
import type { KindName, Kinds } from '../../../domain/fields/kinds.ts';
import type { PreviewedFile } from '../media/FilePreview.tsx';

/** The file that was read in a field, as far as it can be shown small. */
type FileIn<Kind extends KindName> = (read: Kinds[Kind]['read'], record: StoredRecord) => PreviewedFile | null;

const named = z.object({ file_name: z.string() });

const files: { readonly [Kind in KindName]?: FileIn<Kind> } = {
  picture: (picture) => picture ?? null,
  document: (id, record) => ({ id, kind: 'document', alt: '', file_name: named.parse(record).file_name }),
};

/** The file of a field of a record; undefined where it takes none. */
export function fileIn<Kind extends KindName>(
  field: Field<Kind>,
  name: string,
  record: StoredRecord,
): PreviewedFile | null | undefined {
  return files[field.kind]?.(readIn(field, name, record), record);
}
