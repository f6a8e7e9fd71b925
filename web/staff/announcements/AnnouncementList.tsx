import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { type Announcement, announcementStatus } from '../../../domain/announcement.ts';
import { FilterCheckbox } from '../list/FilterCheckbox.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { contains, type ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { Trash } from '../list/trash.ts';
import { allAnnouncements } from './calls.ts';
import { columns } from './columns.tsx';
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
  const matches = useCallback(
    (it: Announcement) =>
      contains([it.title, it.message], search) && (!activeOnly || announcementStatus(it, new Date()) === 'Active'),
    [search, activeOnly],
  );
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
      <ResourceList
        texts={listTexts}
        query={useQuery(allAnnouncements)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        matches={matches}
        onClearFilters={() => address.narrow({ search: '', active: '' })}
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
