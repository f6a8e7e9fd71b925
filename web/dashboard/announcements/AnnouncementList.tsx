import { Pencil, Trash2 } from 'lucide-react';
import type { Announcement } from '../../../domain/announcement.ts';
import { FilterCheckbox } from '../list/FilterCheckbox.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { RowAction } from '../list/RowAction.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { announcementList } from './description.ts';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface AnnouncementListProps {
  address: ListAddress;
  trash: Trash<Announcement>;
  onEdit(announcement: Announcement): void;
}

/** Every announcement that is not in the trash. */
export function AnnouncementList({ address, trash, onEdit }: AnnouncementListProps) {
  const activeOnly = address.filter('active') === 'true';
  const { search } = address;
  return (
    <>
      <ListTools>
        <SearchBox label="Search announcements" value={search} onSearch={(text) => address.narrow({ search: text })} />
        <FilterCheckbox
          label="Active only"
          checked={activeOnly}
          onChange={(checked) => address.narrow({ active: checked ? 'true' : '' })}
        />
      </ListTools>
      <ShownList
        texts={listTexts}
        list={useList(announcementList, address, PAGE_SIZE)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        actions={(it) => (
          <>
            {it.can?.edit ? (
              <RowAction label={`Edit ${it.title}`} word="Edit" Icon={Pencil} onClick={() => onEdit(it)} />
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
