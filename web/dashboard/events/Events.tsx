import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { eventsInTrash, useEventTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { EventList } from './EventList.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

const EventDetails = lazyPart(async () => (await import('./EventDetails.tsx')).EventDetails);
const StatusDialog = lazyPart(async () => (await import('./StatusDialog.tsx')).StatusDialog);

/** The dialog that is open, and about which event. */
interface OpenDialog {
  dialog: 'details' | 'status';
  event: StaffListedEvent;
}

/** The list of events, with the number of registrations. */
export function Events() {
  const [open, setOpen] = useState<OpenDialog>();
  const address = useListAddress('-created_at');
  const trash = useEventTrash();
  const mayCreate = useMay('events.create');
  const mayDelete = useMay('events.delete');
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
      {mayDelete ? <ViewLinks label="Events and trash" all="Events" inTrash={address.inTrash} /> : null}
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={eventsInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <EventList
          address={address}
          trash={trash}
          onView={(event) => setOpen({ dialog: 'details', event })}
          onUpdate={(event) => setOpen({ dialog: 'status', event })}
        />
      )}
      <Suspense>
        {open?.dialog === 'details' ? <EventDetails event={open.event} onClose={close} /> : null}
        {open?.dialog === 'status' ? <StatusDialog event={open.event} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
