import { Eye, Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { galleryList } from './description.ts';
import { GalleryFilters } from './GalleryFilters.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface GalleryListProps {
  address: ListAddress;
  trash: Trash<StaffGalleryItem>;
  onView(item: StaffGalleryItem): void;
}

/** Every picture and video that is not in the trash. */
export function GalleryList({ address, trash, onView }: GalleryListProps) {
  return (
    <>
      <GalleryFilters address={address} />
      <ShownList
        texts={listTexts}
        list={useList(galleryList, address, PAGE_SIZE)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
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
