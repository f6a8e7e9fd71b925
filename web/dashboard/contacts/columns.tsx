import { type ContactMessage, contactStatusLabels, subjectTypeLabels } from '../../../domain/contact-message.ts';
import { cut } from '../../../domain/text.ts';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { PREVIEW } from './texts.ts';

const column = columnsOf<ContactMessage>();
const quiet = 'text-sm wrap-anywhere text-muted';

export const columns = column.columns([
  column.accessor('name', {
    header: 'Contact Info',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="min-w-40">
        <p className="font-semibold wrap-anywhere">{it.name}</p>
        <p className={quiet}>
          <Email address={it.email} />
        </p>
        {it.phone === '' ? null : <p className={quiet}>{it.phone}</p>}
      </div>
    ),
  }),
  column.accessor('subject_type', {
    header: 'Subject & Type',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="min-w-32">
        <p className="wrap-anywhere">{it.subject}</p>
        <p className={quiet}>{subjectTypeLabels[it.subject_type]}</p>
      </div>
    ),
  }),
  column.accessor('message', {
    header: 'Message Preview',
    enableSorting: false,
    cell: ({ getValue }) => (
      <p dir="auto" className="min-w-40 text-sm wrap-anywhere">
        {cut(getValue(), PREVIEW)}
      </p>
    ),
  }),
  column.accessor((it) => contactStatusLabels[it.status], {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
