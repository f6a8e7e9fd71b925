import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Role } from '../../../domain/role.ts';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import type { ListState } from '../list/list-state.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { useMay } from '../session/account.ts';
import { columns } from './columns.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface RoleListProps {
  list: ListState<Role>;
  address: ListAddress;
  trash: Trash<Role>;
  onEdit(role: Role): void;
}

/** Every role that is not in the trash. */
export function RoleList({ list, address, trash, onEdit }: RoleListProps) {
  const mayChange = [useMay('roles.edit'), useMay('roles.delete')].includes(true);
  const { search } = address;
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
      <ShownList
        texts={listTexts}
        list={list}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        numbered
        pager="steps"
        actions={mayChange ? actions : undefined}
      />
    </>
  );
}
