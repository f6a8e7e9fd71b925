import { useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { Role } from '../../../domain/role.ts';
import { staffAddresses } from '../../addresses.ts';
import { ListTools } from '../list/ListTools.tsx';
import { contains, type ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { Trash } from '../list/trash.ts';
import { useMay } from '../session/account.ts';
import { allRoles } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface RoleListProps {
  address: ListAddress;
  trash: Trash<Role>;
  onEdit(role: Role): void;
}

/** Every role that is not in the trash. */
export function RoleList({ address, trash, onEdit }: RoleListProps) {
  const mayChange = [useMay('roles.edit'), useMay('roles.delete')].includes(true);
  const { search } = address;
  const matches = useCallback((it: Role) => contains([it.name, it.description], search), [search]);
  const actions = (it: Role) => (
    <>
      {it.can?.edit ? (
        <>
          <RowAction label={`Edit ${it.name}`} word="Edit" Icon={Pencil} onClick={() => onEdit(it)} />
          <RowLink
            label={`Permissions of ${it.name}`}
            word="Permissions"
            Icon={KeyRound}
            to={staffAddresses.editRole(it.id)}
          />
        </>
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
    </>
  );
  return (
    <>
      <ListTools>
        <SearchBox label="Search roles..." value={search} onSearch={(text) => address.narrow({ search: text })} />
      </ListTools>
      <ResourceList
        texts={listTexts}
        query={useQuery(allRoles)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        numbered
        pager="steps"
        matches={matches}
        onClearFilters={() => address.narrow({ search: '' })}
        actions={mayChange ? actions : undefined}
      />
    </>
  );
}
