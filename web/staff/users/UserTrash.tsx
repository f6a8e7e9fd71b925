import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { nameOf } from '../session/account.ts';
import { usersInTrash, useUserTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { trashTexts, USUAL_PAGE_SIZE } from './texts.ts';

/** Whose account was deleted in the last 30 days, and the way back. */
export function UserTrash({ address }: { address: ListAddress }) {
  const trash = useUserTrash();
  return (
    <ResourceList
      texts={trashTexts}
      query={useQuery(usersInTrash)}
      columns={columns}
      address={address}
      pageSize={USUAL_PAGE_SIZE}
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
