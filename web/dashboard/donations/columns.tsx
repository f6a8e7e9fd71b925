import * as words from '#locale/dashboard/donations.ts';
import { contactMethods, donationTypes } from '#locale/donate.ts';
import type { DonationInterest, DonationOrder, DonationStatus } from '../../../domain/submissions/donations.ts';
import { Email } from '../components/Email.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { Day, DayOf } from '../time/Moment.tsx';

const quiet = 'text-sm wrap-anywhere text-muted';

/** Digits from which a number is read in groups of three. */
const LONG_NUMBER = /\d{5,}/g;

/** The amount as the visitor wrote it, with long numbers in groups: `50 015`. */
export const amountOf = ({ estimated_amount }: { estimated_amount: string }) =>
  estimated_amount.replaceAll(LONG_NUMBER, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0')) ||
  words.amountNotSpecified;

/** By when something should happen next, and whether that day has passed. */
export function NextAction({ donation }: { donation: DonationInterest }) {
  const { next_action_on, is_overdue } = donation;
  if (next_action_on === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Day day={next_action_on} />
      {is_overdue ? <Badge tone="danger">{words.overdue}</Badge> : null}
    </span>
  );
}

const tones: Record<DonationStatus, BadgeTone> = {
  new: 'warning',
  contacted: 'info',
  committed: 'info',
  donated: 'success',
  declined: 'quiet',
};

/** The status of a donation interest. */
export function DonationBadge({ status }: { status: DonationStatus }) {
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}

export const donationColumns: Column<DonationInterest, DonationOrder>[] = [
  {
    name: 'donorInfo',
    header: words.donorInfo,
    sort: 'full_name',
    cell: (it) => (
      <RowName
        title={it.full_name}
        below={
          <>
            <Email address={it.email} />
            {it.organization === '' ? null : ` · ${it.organization}`}
          </>
        }
      />
    ),
  },
  {
    name: 'typeAndAmount',
    header: words.typeAndAmount,
    sort: 'donation_type',
    cell: (it) => (
      <div className="min-w-24">
        <p className="line-clamp-1">{donationTypes[it.donation_type]}</p>
        <p className={`line-clamp-1 ${quiet}`}>{amountOf(it)}</p>
      </div>
    ),
  },
  {
    name: 'contact',
    header: words.contact,
    cell: (it) => (
      <div className="min-w-32">
        <p className="line-clamp-1">{contactMethods[it.preferred_contact_method]}</p>
        {it.phone === '' && it.best_contact_time === '' ? null : (
          <p className={`line-clamp-1 ${quiet}`}>{[it.phone, it.best_contact_time].filter(Boolean).join(' · ')}</p>
        )}
      </div>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => (
      <div className="grid justify-items-start gap-0.5">
        <DonationBadge status={it.status} />
        {it.next_action_on === null && it.assignee === null ? null : (
          <p className="flex max-w-64 items-center gap-2 text-sm whitespace-nowrap">
            <NextAction donation={it} />
            {it.assignee === null ? null : <span className="truncate text-muted">{it.assignee.name}</span>}
          </p>
        )}
      </div>
    ),
  },
  { name: 'created', header: words.created, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
