import { type ContactMessage, contactStatusLabels, subjectTypeLabels } from '../../../domain/contact-message.ts';
import { cut } from '../../../domain/text.ts';
import { columnsOf } from '../list/table-features.ts';
import { Moment } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { PREVIEW } from './texts.ts';

const column = columnsOf<ContactMessage>();
const quiet = 'text-sm text-muted';

export const columns = column.columns([
  column.accessor('name', {
    header: 'Contact Info',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <>
        <p className="font-semibold">{it.name}</p>
        <p className={quiet}>
          <Email address={it.email} />
        </p>
        {it.phone === '' ? null : <p className={quiet}>{it.phone}</p>}
      </>
    ),
  }),
  column.accessor('subject_type', {
    header: 'Subject & Type',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div>
        <p className="break-words">{it.subject}</p>
        <p className={quiet}>{subjectTypeLabels[it.subject_type]}</p>
      </div>
    ),
  }),
  column.accessor('message', {
    header: 'Message Preview',
    enableSorting: false,
    cell: ({ getValue }) => (
      <p dir="auto" className="text-sm break-words">
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
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);
