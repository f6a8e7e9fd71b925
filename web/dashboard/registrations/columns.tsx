import type { EventRegistration } from '../../../domain/event-registration.ts';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';

const column = columnsOf<EventRegistration>();

export const columns = column.columns([
  column.accessor('full_name', {
    header: 'Name',
    sortFn: 'text',
    cell: ({ getValue }) => <span className="font-semibold break-words">{getValue()}</span>,
  }),
  column.accessor('email', {
    header: 'Email',
    sortFn: 'text',
    cell: ({ getValue }) => <Email address={getValue()} />,
  }),
  column.accessor('phone', { header: 'Phone', sortFn: 'text', cell: ({ getValue }) => getValue() || 'None' }),
  column.accessor('organization', {
    header: 'Organization',
    sortFn: 'text',
    cell: ({ getValue }) => <span className="break-words">{getValue() || 'None'}</span>,
  }),
  column.accessor('created_at', {
    header: 'Registered At',
    sortFn: 'basic',
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);
