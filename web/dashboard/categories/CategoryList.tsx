import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { RowAction } from '../list/RowActions.tsx';
import type { Trash } from '../list/trash.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { allCategories } from './calls.ts';
import type { CategoryKind, ManagedCategory } from './kind.ts';

interface CategoryListProps<Input> {
  kind: CategoryKind<Input>;
  trash: Trash<ManagedCategory>;
  search?: string;
  onEdit(category: ManagedCategory): void;
  onClearSearch?: () => void;
}

/** The categories that are not in the trash. */
export function CategoryList<Input>({ kind, trash, search = '', onEdit, onClearSearch }: CategoryListProps<Input>) {
  return (
    <CategoryRows
      texts={kind.texts}
      query={useQuery(allCategories(kind))}
      none={kind.texts.none}
      matches={({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(search.trim().toLowerCase())}
      onClearSearch={onClearSearch}
      row={(it) => (
        <CategoryRow key={it.id} category={it}>
          {it.can?.edit ? (
            <RowAction label={`Edit ${it.name}`} word="Edit" Icon={Pencil} onClick={() => onEdit(it)} />
          ) : null}
          {it.can?.delete ? (
            <RowAction
              label={`Delete ${it.name}`}
              word="Delete"
              Icon={Trash2}
              disabled={trash.isBusyWith(it)}
              onClick={() => trash.remove(it)}
            />
          ) : null}
        </CategoryRow>
      )}
    />
  );
}
