import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { eventQuery, type StaffListedEvent } from '../../../domain/event.ts';
import { buttonLook } from '../components/Button.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { type ListTexts, ShownList } from '../list/ShownList.tsx';
import { activeFilter, type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { everyEvent, useEventTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { EventActions } from './EventActions.tsx';
import { typeWords } from './EventWords.tsx';

const EventDetails = lazyPart(async () => (await import('./EventDetails.tsx')).EventDetails);
const StatusDialog = lazyPart(async () => (await import('./StatusDialog.tsx')).StatusDialog);

const texts: ListTexts = {
  label: 'Events',
  loading: 'Loading events...',
  failed: (words, reached) =>
    reached ? `Error: ${words || 'Error fetching Events.'}` : `Error: Error fetching events: ${words}`,
  none: 'No events found',
  noneHint: 'There are no events to display',
  noMatch: 'No events found',
  noMatchHint: 'Try adjusting your search or filters',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} events. Page ${page} of ${pages}`,
};

const filters: ListFilter[] = [
  { kind: 'choice', name: 'event_type', label: 'Type', all: 'All Types', options: optionsOf(typeWords) },
  activeFilter,
  {
    kind: 'choice',
    name: 'starts',
    label: 'Date',
    all: 'All Dates',
    options: optionsOf({ today: 'Today', thisWeek: 'This Week', thisMonth: 'This Month' }),
  },
];

/** The dialog that is open, and about which event. */
interface OpenDialog {
  dialog: 'details' | 'status';
  event: StaffListedEvent;
}

/** The list of events, with the number of registrations. */
export function Events() {
  const [open, setOpen] = useState<OpenDialog>();
  const trash = useEventTrash();
  const mayCreate = useMay('events.create');
  const mayDelete = useMay('events.delete');
  const list = useList({
    queryKey: everyEvent,
    query: eventQuery,
    load: (query) => request('GET /events/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [6],
  });
  const close = () => setOpen(undefined);

  const addEvent = (
    <Link to={staffAddresses.newEvent} className={buttonLook('primary')}>
      <Plus aria-hidden="true" className="size-5" />
      Add Event
    </Link>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Manage Events"
        subtitle="What takes place, where and when, and who comes."
        actions={mayCreate ? addEvent : undefined}
      />
      {mayDelete ? <ViewLinks label="Events and trash" all="Events" inTrash={list.address.inTrash} /> : null}
      <ListTools list={list} search="Search events..." clear="Clear all filters" />
      <ShownList
        texts={texts}
        list={list}
        trash={trash}
        pager="window"
        actions={(event) => (
          <EventActions
            event={event}
            trash={trash}
            onView={() => setOpen({ dialog: 'details', event })}
            onUpdate={() => setOpen({ dialog: 'status', event })}
          />
        )}
      />
      <Suspense>
        {open?.dialog === 'details' ? <EventDetails event={open.event} onClose={close} /> : null}
        {open?.dialog === 'status' ? <StatusDialog event={open.event} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
