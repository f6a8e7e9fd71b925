import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/collections.ts';
import type { Collection, StoredRecord } from '../../../domain/collections/collection.ts';
import { isOrdered } from '../../../domain/order.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { useRelatedNames } from '../fields/relations.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { callsOf, nameOfRecord, nextPosition } from './calls.ts';
import { formOf } from './form.ts';

interface CollectionFormProps {
  collection: Collection;
  /** The record to change; without one a new record is made. */
  record: StoredRecord | undefined;
  onSaved(message: string): Promise<void>;
  onClose(): void;
}

/** Adds a record, or changes one. */
export function CollectionForm({ collection, record, onSaved, onClose }: CollectionFormProps) {
  const {
    fields,
    screen: { one },
  } = collection;
  const needsPosition = record === undefined && isOrdered(collection);
  const { data: last, isPending } = useQuery({ ...nextPosition(collection), enabled: needsPosition });
  const calls = callsOf(collection);
  const form = formOf(collection, record, useRelatedNames(fields, record));
  // A form keeps its initial values.
  if (needsPosition && isPending) return null;

  return (
    <FormDialog
      texts={{
        title: record ? words.editOne(one) : words.addOne(one),
        submit: record ? words.updateOne(one) : words.createOne(one),
        submitting: words.saving,
        failed: words.failedToSave(one),
      }}
      {...form}
      startsWith={needsPosition ? { ...form.startsWith, position: last } : form.startsWith}
      save={async (input, seen, _, key) => {
        const saved = record ? await calls.change(record.id, { ...input, ...seen }) : await calls.create(input, key);
        const name = nameOfRecord(collection, saved);
        toast.success(record ? words.updatedNamed(one, name) : words.createdNamed(one, name));
        await onSaved(record ? words.updatedOne(one) : words.createdOne(one));
      }}
      onClose={onClose}
    >
      {(control) => {
        const field = controlsIn(fields, control, record);
        return Object.keys(fields).map((name) => field(name));
      }}
    </FormDialog>
  );
}
