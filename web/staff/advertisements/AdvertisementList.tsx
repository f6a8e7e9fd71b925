import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { Advertisement } from '../../../domain/advertisement.ts';
import { staffAddresses } from '../../addresses.ts';
import type { ListAddress } from '../list/list-address.ts';
import { withoutFilters } from '../list/list-filters.ts';
import { pageSizeOf } from '../list/page-size.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import type { Trash } from '../list/trash.ts';
import { AdvertisementTools } from './AdvertisementTools.tsx';
import { allAdvertisements } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, filtersOf, matchesAdvertisement } from './filters.ts';
import { listTexts, pageSizes, USUAL_PAGE_SIZE } from './texts.ts';

interface AdvertisementListProps {
  address: ListAddress;
  trash: Trash<Advertisement>;
  onView(advertisement: Advertisement): void;
}

/** Every advertisement that is not in the trash. */
export function AdvertisementList({ address, trash, onView }: AdvertisementListProps) {
  const { search, status, start, end } = filtersOf(address);
  const matches = useCallback(
    (it: Advertisement) => matchesAdvertisement(it, { search, status, start, end }, new Date()),
    [search, status, start, end],
  );
  return (
    <>
      <AdvertisementTools address={address} />
      <ResourceList
        texts={listTexts}
        query={useQuery(allAdvertisements)}
        columns={columns}
        address={address}
        pageSize={pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE)}
        numbered
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
