import { Eye, Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { User } from '../../../domain/user.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { PageSizeSelect } from '../list/PageSizeSelect.tsx';
import { pageSizeOf } from '../list/page-size.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { nameOf } from '../session/account.ts';
import { columns } from './columns.tsx';
import { userList } from './description.ts';
import { listTexts, pageSizes, USUAL_PAGE_SIZE } from './texts.ts';

const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'verified', label: 'Verified' },
] as const;

const roleOptions = [
  { value: '', label: 'All Roles' },
  { value: 'staff', label: 'Staff' },
  { value: 'regular', label: 'Regular' },
] as const;

/** Everybody who has an account. */
export function UserList({ address, trash }: { address: ListAddress; trash: Trash<User> }) {
  const { search } = address;
  const [status, role] = [address.filter('status'), address.filter('role')];
  const pageSize = pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE);
  return (
    <>
      <ListTools>
        <SearchBox label="Search users..." value={search} onSearch={(text) => address.narrow({ search: text })} />
        <FilterSelect
          label="Status"
          value={status}
          options={statusOptions}
          onChange={(value) => address.narrow({ status: value })}
        />
        <FilterSelect
          label="Role"
          value={role}
          options={roleOptions}
          onChange={(value) => address.narrow({ role: value })}
        />
        <PageSizeSelect sizes={pageSizes} usual={USUAL_PAGE_SIZE} value={pageSize} address={address} />
      </ListTools>
      <ShownList
        texts={listTexts}
        list={useList(userList, address, pageSize)}
        columns={columns}
        address={address}
        pageSize={pageSize}
        numbered
        actions={(it) => (
          <>
            <RowLink label={`View details of ${nameOf(it)}`} word="View" Icon={Eye} to={staffAddresses.user(it.id)} />
            {it.can?.edit ? (
              <RowLink label={`Edit ${nameOf(it)}`} word="Edit" Icon={Pencil} to={staffAddresses.editUser(it.id)} />
            ) : null}
            {it.can?.delete ? (
              <RowAction
                label={`Delete ${nameOf(it)}`}
                word="Delete"
                Icon={Trash2}
                disabled={trash.isBusyWith(it)}
                onClick={() => trash.remove(it)}
              />
            ) : null}
          </>
        )}
      />
    </>
  );
}
