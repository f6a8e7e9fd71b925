import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { RowAction } from '../list/RowAction.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { categoriesInTrash, useCategoryTrash } from './calls.ts';
import type { CategoryKind } from './kind.ts';

/** What was deleted in the last 30 days, and the way back. */
export function CategoryTrash<Input>({ kind }: { kind: CategoryKind<Input> }) {
  const trash = useCategoryTrash(kind);
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
