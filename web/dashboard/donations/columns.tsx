import * as words from '#locale/dashboard/donations.ts';
import { contactMethods, donationTypes } from '#locale/donate.ts';
import type { DonationInterest, DonationOrder, DonationStatus } from '../../../domain/submissions/donations.ts';
import { Email } from '../components/Email.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
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
      <div className="min-w-36">
        <RowTitle>{it.full_name}</RowTitle>
        <p className={quiet}>
          <Email address={it.email} />
        </p>
        {it.organization === '' ? null : <p className={quiet}>{it.organization}</p>}
      </div>
    ),
  },
  {
    name: 'typeAndAmount',
    header: words.typeAndAmount,
    sort: 'donation_type',
    cell: (it) => (
      <div className="min-w-24">
        <p>{donationTypes[it.donation_type]}</p>
        <p className={quiet}>{amountOf(it)}</p>
      </div>
    ),
  },
  {
    name: 'contact',
    header: words.contact,
    cell: (it) => (
      <div className="min-w-32">
        <p>{contactMethods[it.preferred_contact_method]}</p>
        {it.phone === '' ? null : <p className={quiet}>{it.phone}</p>}
        {it.best_contact_time === '' ? null : <p className={quiet}>{it.best_contact_time}</p>}
      </div>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'status',
    cell: (it) => (
      <div className="grid justify-items-start gap-1">
        <DonationBadge status={it.status} />
        <NextAction donation={it} />
        {it.assignee === null ? null : <p className={quiet}>{it.assignee.name}</p>}
      </div>
    ),
  },
  { name: 'created', header: words.created, sort: 'created_at', cell: (it) => <DayOf at={it.created_at} /> },
];
