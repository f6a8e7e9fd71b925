import {
  contactMethodLabels,
  type DonationInterest,
  donationStatusLabels,
  donationTypeLabels,
} from '../../../domain/donation-interest.ts';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';
import { Email } from '../users/Email.tsx';
import { NextAction } from './NextAction.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { amountOf } from './texts.ts';

const column = columnsOf<DonationInterest>();
const quiet = 'text-sm wrap-anywhere text-muted';

export const columns = column.columns([
  column.accessor('full_name', {
    header: 'Donor Info',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="min-w-36">
        <p className="font-semibold wrap-anywhere">{it.full_name}</p>
        <p className={quiet}>
          <Email address={it.email} />
        </p>
        {it.organization === '' ? null : <p className={quiet}>{it.organization}</p>}
      </div>
    ),
  }),
  column.accessor('donation_type', {
    header: 'Type & Amount',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="min-w-24">
        <p>{donationTypeLabels[it.donation_type]}</p>
        <p className={quiet}>{amountOf(it)}</p>
      </div>
    ),
  }),
  column.accessor('preferred_contact_method', {
    header: 'Contact',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="min-w-32">
        <p>{contactMethodLabels[it.preferred_contact_method]}</p>
        {it.phone === '' ? null : <p className={quiet}>{it.phone}</p>}
        {it.best_contact_time === '' ? null : <p className={quiet}>{it.best_contact_time}</p>}
      </div>
    ),
  }),
  column.accessor((it) => donationStatusLabels[it.status], {
    id: 'status',
    header: 'Status',
    sortFn: 'text',
    cell: ({ row: { original: it } }) => (
      <div className="grid justify-items-start gap-1">
        <StatusBadge status={it.status} />
        <NextAction donation={it} />
        {it.assignee === null ? null : <p className={quiet}>{it.assignee.name}</p>}
      </div>
    ),
  }),
  column.accessor('created_at', {
    header: 'Created',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
