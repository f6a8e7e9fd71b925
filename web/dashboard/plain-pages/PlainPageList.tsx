import { Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import { plainPageStatuses, type StaffListedPlainPage } from '../../../domain/plain-page.ts';
import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { plainPageList } from './description.ts';
import { listTexts, PAGE_SIZE, statusNames } from './texts.ts';

interface PlainPageListProps {
  address: ListAddress;
  trash: Trash<StaffListedPlainPage>;
}

const statusOptions = [
  { value: '', label: 'Drafts and published' },
  ...plainPageStatuses.map((value) => ({ value, label: statusNames[value] })),
];

/** Every page that is not in the trash, drafts included. */
export function PlainPageList({ address, trash }: PlainPageListProps) {
  return (
    <>
      <ListTools>
        <SearchBox
          label="Search titles and addresses"
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        <FilterSelect
          label="Status"
          value={address.filter('status')}
          options={statusOptions}
          onChange={(status) => address.narrow({ status })}
        />
        <ClearFilters address={address} names={plainPageList.filters}>
          Reset
        </ClearFilters>
      </ListTools>
      <ShownList
        texts={listTexts}
        list={useList(plainPageList, address, PAGE_SIZE)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        actions={(it) => (
          <>
            {it.can?.edit ? (
              <RowLink label={`Edit ${it.title}`} word="Edit" Icon={Pencil} to={staffAddresses.editPage(it.id)} />
            ) : null}
            {it.can?.delete ? (
              <RowAction
                label={`Delete ${it.title}`}
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
