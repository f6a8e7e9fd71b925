import { type Subscriber, type SubscriberStatus, subscriberWords } from '../../../domain/subscriber.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';

const tones: Record<SubscriberStatus, BadgeTone> = { pending: 'warning', confirmed: 'success', left: 'quiet' };

const column = columnsOf<Subscriber>();

/** The subscribers come sorted from the server. */
export const columns = column.columns([
  column.accessor('email', {
    header: 'E-mail',
    enableSorting: false,
    cell: ({ getValue }) => <span className="font-semibold break-all">{getValue()}</span>,
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => <Badge tone={tones[getValue()]}>{subscriberWords[getValue()]}</Badge>,
  }),
  column.accessor('created_at', {
    header: 'Asked',
    enableSorting: false,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor((it) => it.confirmed_at ?? '', {
    id: 'confirmed_at',
    header: 'Confirmed',
    enableSorting: false,
    cell: ({ getValue }) => (getValue() === '' ? '–' : <Moment at={getValue()} />),
  }),
  column.accessor((it) => it.left_at ?? '', {
    id: 'left_at',
    header: 'Left',
    enableSorting: false,
    cell: ({ getValue }) => (getValue() === '' ? '–' : <Moment at={getValue()} />),
  }),
]);
