import {
  type ContactMessage,
  type ContactStatus,
  contactStatusLabels,
  subjectTypeLabels,
} from '../../../domain/contact-message.ts';
import { cut } from '../../../domain/text.ts';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { DayOf } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';

/** Characters of a message that the list shows. */
const PREVIEW = 100;

const quiet = 'text-sm wrap-anywhere text-muted';

/** Whether the message has been answered. */
export function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={status === 'new' ? 'warning' : 'quiet'}>{contactStatusLabels[status]}</Badge>;
}

export const columns: Column<ContactMessage>[] = [
  {
    header: 'Contact Info',
    sort: 'name',
    cell: (it) => (
      <div className="min-w-40">
        <RowTitle>{it.name}</RowTitle>
        <p className={quiet}>
          <Email address={it.email} />
        </p>
        {it.phone === '' ? null : <p className={quiet}>{it.phone}</p>}
      </div>
    ),
  },
  {
    header: 'Subject & Type',
    sort: 'subject_type',
    cell: (it) => (
      <div className="min-w-32">
        <p className="wrap-anywhere">{it.subject}</p>
        <p className={quiet}>{subjectTypeLabels[it.subject_type]}</p>
      </div>
    ),
  },
  {
    header: 'Message Preview',
    cell: (it) => (
      <p dir="auto" className="min-w-40 text-sm wrap-anywhere">
        {cut(it.message, PREVIEW)}
      </p>
    ),
  },
  {
    header: 'Status',
    sort: 'status',
    cell: (it) => (
      <>
        <StatusBadge status={it.status} />
        {it.replied_at === null ? null : (
          <p className={quiet}>
            Replied <DayOf at={it.replied_at} />
          </p>
        )}
      </>
    ),
  },
  { header: 'Created', sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
