import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { staffAddresses } from '../../addresses.ts';
import type { ListAddress } from '../list/list-address.ts';
import { withoutFilters } from '../list/list-filters.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import type { Trash } from '../list/trash.ts';
import { allGalleryItems } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, matchesItem } from './filters.ts';
import { GalleryFilters } from './GalleryFilters.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface GalleryListProps {
  address: ListAddress;
  trash: Trash<StaffGalleryItem>;
  onView(item: StaffGalleryItem): void;
}

/** Every picture and video that is not in the trash. */
export function GalleryList({ address, trash, onView }: GalleryListProps) {
  const { search } = address;
  const [category, media_type, status, uploaded] = [
    address.filter('category'),
    address.filter('media_type'),
    address.filter('status'),
    address.filter('uploaded'),
  ];
  const matches = useCallback(
    (it: StaffGalleryItem) => matchesItem(it, { search, category, media_type, status, uploaded }),
    [search, category, media_type, status, uploaded],
  );
  return (
    <>
      <GalleryFilters address={address} />
      <ResourceList
        texts={listTexts}
        query={useQuery(allGalleryItems)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
        matches={matches}
        onClearFilters={() => address.narrow(withoutFilters(filterNames))}
        actions={(it) => (
          <>
            <RowAction label={`View details of ${it.title}`} word="View" Icon={Eye} onClick={() => onView(it)} />
            {it.can?.edit ? (
              <RowLink
                label={`Edit ${it.title}`}
                word="Edit"
                Icon={Pencil}
                to={staffAddresses.editGalleryItem(it.id)}
              />
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
