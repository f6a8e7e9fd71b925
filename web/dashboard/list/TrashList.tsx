import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { ListAddress } from './list-address.ts';
import type { ListTexts } from './list-texts.ts';
import { ResourceList } from './ResourceList.tsx';
import { RowAction } from './RowAction.tsx';
import type { Columns, Listed } from './table-features.ts';
import type { Trash } from './trash.ts';

interface Trashed extends Listed {
  /** The right to delete is also the right to restore. */
  can?: { delete: boolean } | undefined;
}

interface TrashListProps<Row extends Trashed, Key extends QueryKey> {
  /** The texts of the list itself; those of its trash follow from them. */
  texts: ListTexts;
  inTrash: UseQueryOptions<Row[], Error, Row[], Key>;
  columns: Columns<Row>;
  address: ListAddress;
  pageSize: number;
  nameOf(row: Row): string;
  trash: Trash<Row>;
}

/** The records deleted in the last 30 days, with a button to restore them. */
export function TrashList<Row extends Trashed, Key extends QueryKey>(props: TrashListProps<Row, Key>) {
  const { texts, inTrash, nameOf, trash, ...page } = props;
  const label = `${texts.label} in the trash`;
  return (
    <ResourceList
      {...page}
      texts={{
        ...texts,
        label,
        none: 'The trash is empty',
        total: (count) => `${label}: ${count}. They stay here for 30 days.`,
      }}
      query={useQuery(inTrash)}
      actions={(it) =>
        it.can?.delete ? (
          <RowAction
            label={`Restore ${nameOf(it)}`}
            word="Restore"
            Icon={ArchiveRestore}
            disabled={trash.isBusyWith(it)}
            onClick={() => trash.restore(it)}
          />
        ) : null
      }
    />
  );
}
