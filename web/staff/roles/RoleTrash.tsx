import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { rolesInTrash, useRoleTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { PAGE_SIZE, trashTexts } from './texts.ts';

/** What was deleted in the last 30 days, and the way back. */
export function RoleTrash({ address }: { address: ListAddress }) {
  const trash = useRoleTrash();
  return (
    <ResourceList
      texts={trashTexts}
      query={useQuery(rolesInTrash)}
      columns={columns}
      address={address}
      pageSize={PAGE_SIZE}
      actions={(it) =>
        it.can?.delete ? (
          <RowAction
            label={`Restore ${it.name}`}
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
