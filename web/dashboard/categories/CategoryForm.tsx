import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/categories.ts';
import type { Fields } from '../../../domain/fields/field.ts';
import { callsOf, collectionKey } from '../collections/calls.ts';
import { formOf } from '../collections/form.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { FormPane } from '../form/FormPane.tsx';
import type { Leaving } from '../form/leaving.ts';
import type { CategoryKind, ManagedCategory } from './kind.ts';

interface CategoryFormProps {
  kind: CategoryKind;
  /** The one to change; without it a new one is made. */
  category: ManagedCategory | undefined;
  /** The address part can be written by hand too. */
  withSlug: boolean;
  /** The name field takes the focus when the form opens. */
  takesFocus: boolean;
  leaving: Leaving;
  /** For a screen that says so in its own place too. */
  onSaved?: (message: string) => void;
  onDone(): void;
  /** Without it there is no way back but through the list. */
  onCancel: (() => void) | undefined;
}

/** Adds a category, or changes one. */
export function CategoryForm(props: CategoryFormProps) {
  const { kind, category, withSlug, takesFocus, leaving, onSaved, onDone, onCancel } = props;
  const { collection } = kind;
  const queries = useQueryClient();
  const calls = callsOf(collection);
  const { slug, ...others } = collection.fields;
  const fields: Fields = withSlug ? collection.fields : others;
  const texts = { submitting: words.saving, failed: kind.words.saveFailed };
  return (
    <FormPane
      {...formOf({ ...collection, fields }, category)}
      texts={
        category
          ? { ...texts, title: kind.words.edit, submit: words.updateCategory }
          : { ...texts, title: kind.words.add, submit: words.saveCategory }
      }
      leaving={leaving}
      onCancel={onCancel}
      save={async (input, seen, _, key) => {
        const { name } = category
          ? await calls.change(category.id, { ...input, ...seen })
          : await calls.create(input, key);
        const done = category ? 'updated' : 'created';
        const said = kind.words[done](name);
        toast.success(said);
        onSaved?.(kind.message(done, said));
      }}
      onSaved={() => {
        onDone();
        // Only after the form is closed: Edit in the new list must find the form free.
        void queries.invalidateQueries({ queryKey: collectionKey(collection) });
      }}
    >
      {(control) =>
        Object.entries(fields).map(([name, field]) => (
          <FieldControl
            key={name}
            form={control}
            name={name}
            field={field}
            record={category}
            autoFocus={takesFocus && name === collection.title}
          />
        ))
      }
    </FormPane>
  );
}
