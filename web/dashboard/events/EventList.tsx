import type { StaffListedEvent } from '../../../domain/event.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { eventList } from './description.ts';
import { EventActions } from './EventActions.tsx';
import { EventTools } from './EventTools.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface EventListProps {
  address: ListAddress;
  trash: Trash<StaffListedEvent>;
  onView(event: StaffListedEvent): void;
  onUpdate(event: StaffListedEvent): void;
}

/** Every event that is not in the trash. */
export function EventList({ address, trash, onView, onUpdate }: EventListProps) {
  return (
    <>
      <EventTools address={address} />
      <ShownList
        texts={listTexts}
        list={useList(eventList, address, PAGE_SIZE)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
        actions={(it) => (
          <EventActions event={it} trash={trash} onView={() => onView(it)} onUpdate={() => onUpdate(it)} />
        )}
      />
    </>
  );
}
