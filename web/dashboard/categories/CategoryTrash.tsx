import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { RowAction } from '../list/RowActions.tsx';
import type { Trash } from '../list/trash.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { categoriesInTrash } from './calls.ts';
import type { CategoryKind, ManagedCategory } from './kind.ts';

interface CategoryTrashProps<Input> {
  kind: CategoryKind<Input>;
  trash: Trash<ManagedCategory>;
}

/** The categories deleted in the last 30 days, with a button to restore them. */
export function CategoryTrash<Input>({ kind, trash }: CategoryTrashProps<Input>) {
  return (
    <CategoryRows
      texts={kind.texts}
      query={useQuery(categoriesInTrash(kind))}
      none="The trash is empty"
      row={(it) => (
        <CategoryRow key={it.id} category={it}>
          {it.can?.delete ? (
            <RowAction
              label={`Restore ${it.name}`}
              word="Restore"
              Icon={ArchiveRestore}
              disabled={trash.isBusyWith(it)}
              onClick={() => trash.restore(it)}
            />
          ) : null}
        </CategoryRow>
      )}
    />
  );
}
