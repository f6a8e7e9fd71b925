import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffListedEvent } from '../../../domain/event.ts';
import type { ListAddress } from '../list/list-address.ts';
import { withoutFilters } from '../list/list-filters.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import type { Trash } from '../list/trash.ts';
import { allEvents } from './calls.ts';
import { columns } from './columns.tsx';
import { EventActions } from './EventActions.tsx';
import { EventTools } from './EventTools.tsx';
import { filterNames, matchesEvent } from './filters.ts';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface EventListProps {
  address: ListAddress;
  trash: Trash<StaffListedEvent>;
  onView(event: StaffListedEvent): void;
  onUpdate(event: StaffListedEvent): void;
}

/** Every event that is not in the trash. */
export function EventList({ address, trash, onView, onUpdate }: EventListProps) {
  const { search } = address;
  const [type, status, date] = [address.filter('type'), address.filter('status'), address.filter('date')];
  const matches = useCallback(
    (it: StaffListedEvent) => matchesEvent(it, { search, type, status, date }, new Date()),
    [search, type, status, date],
  );
  return (
    <>
      <EventTools address={address} />
      <ResourceList
        texts={listTexts}
        query={useQuery(allEvents)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
        matches={matches}
        onClearFilters={() => address.narrow(withoutFilters(filterNames))}
        actions={(it) => (
          <EventActions event={it} trash={trash} onView={() => onView(it)} onUpdate={() => onUpdate(it)} />
        )}
      />
    </>
  );
}
