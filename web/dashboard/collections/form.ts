import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import * as words from '#locale/dashboard/collections.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import { picture } from '../../../domain/picture.ts';
import { changeOf } from '../form/conflict.ts';
import type { SavingFormOptions } from '../form/saving-form.ts';
import type { PreviewedFile } from '../media/FilePreview.tsx';

type FormCollection<Input extends object> = Collection<unknown, StoredRecord, Input>;

const chosenDocument = z.object({ media_id: z.int(), file_name: z.string() });

/** The id of the file in a field of a record, and the data to show it. */
export function fileOf({ fields }: Pick<Collection, 'fields'>, record: StoredRecord | undefined): PreviewedFile | null {
  const takesDocument = fields.some(({ control }) => control.kind === 'document');
  if (record === undefined) return null;
  if (!takesDocument) return picture.nullable().catch(null).parse(record.picture) ?? null;
  const { media_id, file_name } = chosenDocument.parse(record);
  return { id: media_id, kind: 'document', alt: '', file_name };
}

/** A record as its form holds it. */
function valuesOf(collection: Pick<Collection, 'fields'>, record: StoredRecord): FieldValues {
  const file = fileOf(collection, record);
  return Object.fromEntries(
    collection.fields.map(({ name, control }) => [name, 'upload' in control ? (file?.id ?? null) : record[name]]),
  );
}

/** The server says the same of a record that comes with neither a document nor the number of one. */
function schemaOf<Input extends object>({ input, fields }: FormCollection<Input>): z.ZodType<Input, FieldValues> {
  return fields.reduce<z.ZodType<Input, FieldValues>>(
    (schema, { name, control }) =>
      control.kind === 'document'
        ? schema.refine((sent) => new Map(Object.entries(sent)).get(name) != null, {
            path: [name],
            error: control.missing,
          })
        : schema,
    input,
  );
}

/** The form of a record, or of a new one: its schema, its initial values, and the fields that two editors' versions show. */
export function formOf<Input extends object>(
  collection: FormCollection<Input>,
  record: StoredRecord | undefined,
): Pick<SavingFormOptions<FieldValues, Input>, 'schema' | 'startsWith' | 'change' | 'translated' | 'draft'> {
  const { name, fields } = collection;
  const descriptor = describedCollections.find((one) => one.name === name);
  const isTranslated = fields.some(({ translated }) => translated);
  const resource = isTranslated ? descriptor?.name : undefined;
  const compared = ({ label, control }: Collection['fields'][number]) =>
    'upload' in control
      ? { label, show: (id: unknown) => (id === null ? words.noFile(label) : words.fileNumber(label, id)) }
      : label;
  return {
    schema: schemaOf(collection),
    startsWith: record
      ? valuesOf(collection, record)
      : Object.fromEntries(fields.map(({ name, initial }) => [name, initial])),
    change:
      record &&
      changeOf<StoredRecord, FieldValues>(
        record,
        collection.record,
        (left) => valuesOf(collection, left),
        Object.fromEntries(fields.map((field) => [field.name, compared(field)])),
      ),
    translated: record && resource && { resource, record: String(record.id) },
    // By the English noun, so that a draft is found in each language.
    draft: `${(descriptor ?? collection).screen.one.toLowerCase()} ${record?.id ?? 'new'}`,
  };
}
