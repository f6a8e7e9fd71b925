import { subjectTypes } from '#locale/contact.ts';
import * as words from '#locale/dashboard/contacts.ts';
import type { ContactMessage, ContactOrder, ContactStatus } from '../../../domain/submissions/contacts.ts';
import { cut } from '../../../domain/text.ts';
import { Email } from '../components/Email.tsx';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { DayOf } from '../time/Moment.tsx';

/** Characters of a message that the list shows. */
const PREVIEW = 100;

const quiet = 'text-sm wrap-anywhere text-muted';

/** Whether the message has been answered. */
export function ContactBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={status === 'new' ? 'warning' : 'quiet'}>{words.statuses[status]}</Badge>;
}

export const contactColumns: Column<ContactMessage, ContactOrder>[] = [
  {
    name: 'contactInfo',
    header: words.contactInfo,
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
    name: 'subjectAndType',
    header: words.subjectAndType,
    sort: 'subject_type',
    cell: (it) => (
      <div className="min-w-32">
        <p className="wrap-anywhere">{it.subject}</p>
        <p className={quiet}>{subjectTypes[it.subject_type]}</p>
      </div>
    ),
  },
  {
    name: 'messagePreview',
    header: words.messagePreview,
    cell: (it) => (
      <p dir="auto" className="min-w-40 text-sm wrap-anywhere">
        {cut(it.message, PREVIEW)}
      </p>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    cell: (it) => (
      <>
        <ContactBadge status={it.status} />
        {it.replied_at === null ? null : (
          <p className={quiet}>
            {words.replied} <DayOf at={it.replied_at} />
          </p>
        )}
      </>
    ),
  },
  { name: 'created', header: words.created, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
