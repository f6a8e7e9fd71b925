import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { FormPane } from '../form/FormPane.tsx';
import type { Leaving } from '../form/leaving.ts';
import { TextField } from '../form/TextField.tsx';
import { IconField } from './IconField.tsx';
import type { CategoryFields, CategoryKind, ManagedCategory } from './kind.ts';

interface CategoryFormProps<Input> {
  kind: CategoryKind<Input>;
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

const comparedFields = { name: 'Category Name', slug: 'Slug', icon: 'Icon' } as const;

const SLUG_HINT = 'only lowercase letters, numbers and hyphens, used in URLs';

/** Adds a category, or changes one. */
export function CategoryForm<Input>(props: CategoryFormProps<Input>) {
  const { kind, category, withSlug, takesFocus, leaving, onSaved, onDone, onCancel } = props;
  const { texts } = kind;
  const queries = useQueryClient();
  const words = { submitting: 'Saving...', failed: texts.saveFailed };
  const valuesOf = ({ name, icon, slug }: ManagedCategory): CategoryFields => ({
    name,
    icon,
    ...(withSlug && { slug }),
  });
  const readCurrent = (current: unknown) => {
    const left = kind.category.parse(current);
    return { values: valuesOf(left), seen: left.updated_at };
  };
  return (
    <FormPane
      texts={
        category
          ? { ...words, title: texts.edit, submit: 'Update Category' }
          : { ...words, title: texts.add, submit: 'Save Category' }
      }
      schema={kind.schema}
      startsWith={category ? valuesOf(category) : { name: '', icon: null, ...(withSlug && { slug: '' }) }}
      change={category && { seen: category.updated_at, read: readCurrent, fields: comparedFields }}
      draft={`${texts.title} ${category?.id ?? 'new'}`}
      leaving={leaving}
      onCancel={onCancel}
      save={async (input, seen) => {
        const { name } = category
          ? await kind.change(category.id, input, { updated_at: seen })
          : await kind.create(input);
        const saved = category ? texts.updated(name) : texts.created(name);
        toast.success(saved.toast);
        onSaved?.(saved.message);
        await queries.invalidateQueries({ queryKey: kind.queryKey });
      }}
      onSaved={onDone}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label="Category Name" autoFocus={takesFocus} />
          {withSlug ? (
            <TextField control={control} name="slug" label="Slug" hint={SLUG_HINT} spellCheck={false} />
          ) : null}
          <IconField control={control} icons={kind.icons} />
        </>
      )}
    </FormPane>
  );
}
