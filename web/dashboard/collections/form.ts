import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { describedCollections } from '../../../domain/collections/registry.ts';
import { comparedFields, formValues } from '../fields/record-form.ts';
import type { SayRelated } from '../fields/relations.ts';
import { changeOf } from '../form/conflict.ts';
import type { SavingFormOptions } from '../form/saving-form.ts';

type FormCollection<Input extends object> = Collection<unknown, StoredRecord, Input>;

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
  sayRelated?: SayRelated,
): Pick<
  SavingFormOptions<FieldValues, Input>,
  'schema' | 'startsWith' | 'change' | 'translated' | 'versions' | 'draft'
> {
  const { name, fields } = collection;
  const descriptor = describedCollections.find((one) => one.name === name);
  const isTranslated = Object.values(fields).some(({ translated }) => translated);
  const resource = isTranslated ? descriptor?.name : undefined;
  return {
    schema: schemaOf(collection),
    startsWith: formValues(fields, record),
    change:
      record &&
      changeOf<StoredRecord, FieldValues>(
        record,
        collection.record,
        (left) => formValues(fields, left),
        comparedFields(fields, sayRelated),
      ),
    translated: record && resource && { resource, record: String(record.id) },
    versions: record && { collection: name, id: record.id },
    // By the English noun, so that a draft is found in each language.
    draft: `${(descriptor ?? collection).screen.one.toLowerCase()} ${record?.id ?? 'new'}`,
  };
}
