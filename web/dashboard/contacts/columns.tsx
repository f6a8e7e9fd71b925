import { subjectTypes } from '#locale/contact.ts';
import * as words from '#locale/dashboard/contacts.ts';
import type { ContactMessage, ContactOrder, ContactStatus } from '../../../domain/submissions/contacts.ts';
import { cut } from '../../../domain/text.ts';
import { Email } from '../components/Email.tsx';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
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
      <RowName
        title={it.name}
        below={
          <>
            <Email address={it.email} />
            {it.phone === '' ? null : <span className="whitespace-nowrap"> · {it.phone}</span>}
          </>
        }
      />
    ),
  },
  {
    name: 'subjectAndType',
    header: words.subjectAndType,
    sort: 'subject_type',
    cell: (it) => (
      <div className="min-w-32">
        <p className="line-clamp-1 break-words">{it.subject}</p>
        <p className={`line-clamp-1 ${quiet}`}>{subjectTypes[it.subject_type]}</p>
      </div>
    ),
  },
  {
    name: 'messagePreview',
    header: words.messagePreview,
    cell: (it) => (
      <p dir="auto" className="line-clamp-2 min-w-40 text-sm wrap-anywhere">
        {cut(it.message, PREVIEW)}
      </p>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => (
      <>
        <ContactBadge status={it.status} />
        {it.replied_at === null ? null : (
          <p className={`whitespace-nowrap ${quiet}`}>
            {words.replied} <DayOf at={it.replied_at} />
          </p>
        )}
      </>
    ),
  },
  { name: 'created', header: words.created, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
