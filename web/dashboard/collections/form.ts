import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import * as words from '#locale/dashboard/collections.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { heldIn } from '../../../domain/fields/field-kinds.ts';
import { uploadOf } from '../../../domain/fields/file.ts';
import { fileIn } from '../fields/files.ts';
import { changeOf } from '../form/conflict.ts';
import type { SavingFormOptions } from '../form/saving-form.ts';
import type { PreviewedFile } from '../media/FilePreview.tsx';

type FormCollection<Input extends object> = Collection<unknown, StoredRecord, Input>;

/** The file that a record has, where one of its fields takes one. */
export function fileOf({ fields }: Pick<Collection, 'fields'>, record: StoredRecord | undefined): PreviewedFile | null {
  const files = Object.entries(fields).map(([name, field]) => record && fileIn(field, name, record));
  return files.find((file) => file !== undefined) ?? null;
}

/** A record as its form holds it. */
const valuesOf = ({ fields }: Pick<Collection, 'fields'>, record: StoredRecord): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, heldIn(field, name, record)]));

/** The server says the same of a record that comes with neither a document nor the number of one. */
function schemaOf<Input extends object>({ input, fields }: FormCollection<Input>): z.ZodType<Input, FieldValues> {
  return Object.entries(fields).reduce<z.ZodType<Input, FieldValues>>((schema, [name, { options }]) => {
    if (!('missing' in options)) return schema;
    const isGiven = (sent: Input) => new Map<string, unknown>(Object.entries(sent)).get(name) != null;
    return schema.refine(isGiven, { path: [name], error: options.missing });
  }, input);
}

/** The form of a record, or of a new one: its schema, its initial values, and the fields that two editors' versions show. */
export function formOf<Input extends object>(
  collection: FormCollection<Input>,
  record: StoredRecord | undefined,
): Pick<SavingFormOptions<FieldValues, Input>, 'schema' | 'startsWith' | 'change' | 'translated' | 'draft'> {
  const { name, fields } = collection;
  const descriptor = describedCollections.find((one) => one.name === name);
  const isTranslated = Object.values(fields).some(({ translated }) => translated);
  const resource = isTranslated ? descriptor?.name : undefined;
  const compared = (field: Field) => {
    const { label } = field;
    return uploadOf(field)
      ? { label, show: (id: unknown) => (id === null ? words.noFile(label) : words.fileNumber(label, id)) }
      : label;
  };
  return {
    schema: schemaOf(collection),
    startsWith: record
      ? valuesOf(collection, record)
      : Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])),
    change:
      record &&
      changeOf<StoredRecord, FieldValues>(
        record,
        collection.record,
        (left) => valuesOf(collection, left),
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, compared(field)])),
      ),
    translated: record && resource && { resource, record: String(record.id) },
    // By the English noun, so that a draft is found in each language.
    draft: `${(descriptor ?? collection).screen.one.toLowerCase()} ${record?.id ?? 'new'}`,
  };
}
