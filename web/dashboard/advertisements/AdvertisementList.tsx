import { Eye, Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Advertisement } from '../../../domain/advertisement.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { pageSizeOf } from '../list/page-size.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { AdvertisementTools } from './AdvertisementTools.tsx';
import { columns } from './columns.tsx';
import { advertisementList } from './description.ts';
import { listTexts, pageSizes, USUAL_PAGE_SIZE } from './texts.ts';

interface AdvertisementListProps {
  address: ListAddress;
  trash: Trash<Advertisement>;
  onView(advertisement: Advertisement): void;
}

/** Every advertisement that is not in the trash. */
export function AdvertisementList({ address, trash, onView }: AdvertisementListProps) {
  const pageSize = pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE);
  return (
    <>
      <AdvertisementTools address={address} />
      <ShownList
        texts={listTexts}
        list={useList(advertisementList, address, pageSize)}
        columns={columns}
        address={address}
        pageSize={pageSize}
        numbered
        actions={(it) => (
          <>
            <RowAction label={`View details of ${it.title}`} word="View" Icon={Eye} onClick={() => onView(it)} />
            {it.can?.edit ? (
              <RowLink
                label={`Edit ${it.title}`}
                word="Edit"
                Icon={Pencil}
                to={staffAddresses.editAdvertisement(it.id)}
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
