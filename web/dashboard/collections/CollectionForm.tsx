import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { picture } from '../../../domain/picture.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import type { PreviewedFile } from '../media/FilePreview.tsx';
import { callsOf, nameOf, nextPosition } from './calls.ts';
import { FieldControl } from './FieldControl.tsx';

interface CollectionFormProps {
  collection: Collection;
  /** The record to change; without one a new record is made. */
  record: StoredRecord | undefined;
  onSaved(message: string): Promise<void>;
  onClose(): void;
}

const chosenDocument = z.object({ media_id: z.int(), file_name: z.string() });

/** The number of the file in a field of a record, and what is needed to show it. */
function fileOf({ fields }: Collection, record: StoredRecord | undefined): PreviewedFile | null {
  const takesDocument = fields.some(({ control }) => control.kind === 'document');
  if (record === undefined) return null;
  if (!takesDocument) return picture.nullable().catch(null).parse(record.picture) ?? null;
  const { media_id, file_name } = chosenDocument.parse(record);
  return { id: media_id, kind: 'document', alt: '', file_name };
}

/** A record as its form holds it. */
function valuesOf(collection: Collection, record: StoredRecord): FieldValues {
  const file = fileOf(collection, record);
  return Object.fromEntries(
    collection.fields.map(({ name, control }) => [name, 'upload' in control ? (file?.id ?? null) : record[name]]),
  );
}

/** The server says the same of a record that comes with neither a document nor the number of one. */
function schemaOf({ input, fields }: Collection): z.ZodType<object, FieldValues> {
  return fields.reduce<z.ZodType<object, FieldValues>>(
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

/** Adds a record, or changes one. */
export function CollectionForm({ collection, record, onSaved, onClose }: CollectionFormProps) {
  const { fields, screen } = collection;
  const one = screen.one.toLowerCase();
  const needsPosition = record === undefined && fields.some(({ control }) => control.kind === 'position');
  const { data: last, isPending } = useQuery({ ...nextPosition(collection), enabled: needsPosition });
  const calls = callsOf(collection);
  const file = fileOf(collection, record);

  const empty = Object.fromEntries(
    fields.map(({ name, control, initial }) => [name, control.kind === 'position' ? (last ?? initial) : initial]),
  );
  // A form keeps what it was begun with.
  if (needsPosition && isPending) return null;

  /** The record as another editor has left it. */
  const read = (current: unknown) => {
    const left = collection.record.parse(current);
    return { values: valuesOf(collection, left), seen: left.updated_at };
  };
  return (
    <FormDialog
      texts={{
        title: record ? `Edit ${screen.one}` : `Add ${screen.one}`,
        submit: record ? `Update ${screen.one}` : `Create ${screen.one}`,
        submitting: 'Saving...',
        failed: `Failed to save ${one}. Please try again.`,
      }}
      schema={schemaOf(collection)}
      startsWith={record ? valuesOf(collection, record) : empty}
      change={
        record && {
          seen: record.updated_at,
          read,
          fields: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
        }
      }
      draft={`${one} ${record?.id ?? 'new'}`}
      save={async (input, seen) => {
        const saved = record
          ? await calls.change(record.id, { ...input, updated_at: seen })
          : await calls.create(input);
        const done = record ? 'updated' : 'created';
        toast.success(`${screen.one} "${nameOf(collection, saved)}" ${done} successfully!`);
        await onSaved(`${screen.one} ${done} successfully!`);
      }}
      onClose={onClose}
    >
      {(form) => fields.map((field) => <FieldControl key={field.name} form={form} field={field} file={file} />)}
    </FormDialog>
  );
}
