import type { StaffListedEvent } from '../../../domain/event.ts';
import { columnsOf } from '../list/table-features.ts';
import { ActiveBadge, TypeBadge } from './EventBadges.tsx';
import { EventDates } from './EventDates.tsx';
import { EventName } from './EventName.tsx';
import { RegistrationCount } from './RegistrationCount.tsx';

const column = columnsOf<StaffListedEvent>();

export const columns = column.columns([
  column.accessor('title', {
    header: 'Event',
    sortFn: 'text',
    cell: ({ row }) => <EventName event={row.original} />,
  }),
  column.accessor('event_type', {
    header: 'Type',
    sortFn: 'text',
    cell: ({ getValue }) => <TypeBadge type={getValue()} />,
  }),
  column.accessor('start_date', {
    header: 'Date',
    sortFn: 'basic',
    cell: ({ row: { original } }) => (
      <span className="text-sm">
        <EventDates start_date={original.start_date} end_date={original.end_date} />
      </span>
    ),
  }),
  column.accessor((it) => (it.event_type === 'online' ? 'Online' : it.location), {
    id: 'location',
    header: 'Location',
    sortFn: 'text',
  }),
  column.accessor('registered', {
    header: 'Registrations',
    sortFn: 'basic',
    cell: ({ row }) => <RegistrationCount event={row.original} />,
  }),
  column.accessor((it) => (it.is_active ? 'Active' : 'Inactive'), {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <ActiveBadge active={row.original.is_active} />,
  }),
]);
