import * as words from '#locale/dashboard/pledges.ts';
import type { Pledge, PledgeOrder, PledgeState } from '../../../domain/giving/pledge.ts';
import { showMoney } from '../../ui/money.ts';
import { Email } from '../components/Email.tsx';
import { Badge, type BadgeTone } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { DayOf } from '../time/Moment.tsx';

const quiet = 'text-sm wrap-anywhere text-muted';

const tones: Record<PledgeState, BadgeTone> = {
  waiting: 'warning',
  part: 'info',
  received: 'success',
  cancelled: 'quiet',
};

/** Where a pledge stands. */
export function PledgeBadge({ state }: { state: PledgeState }) {
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>;
}

/** What is pledged: an amount once, or each month. */
export const pledgedAmount = (pledge: Pick<Pledge, 'amount' | 'currency' | 'rhythm'>) =>
  pledge.rhythm === 'monthly' ? words.amountEachMonth(showMoney(pledge)) : showMoney(pledge);

export const receivedOfExpected = ({ received, expected, currency }: Pledge) =>
  words.partOf(showMoney({ amount: received, currency }), showMoney({ amount: expected, currency }));

export const referenceColumn: Column<Pledge, PledgeOrder> = {
  name: 'reference',
  header: words.reference,
  cell: ({ reference }) => (
    <RowTitle>
      <span className="whitespace-nowrap tabular-nums">{reference}</span>
    </RowTitle>
  ),
};

export const moneyColumns: Column<Pledge, PledgeOrder>[] = [
  {
    name: 'amount',
    header: words.amount,
    sort: 'amount',
    cell: (it) => (
      <div>
        <p className="whitespace-nowrap">{pledgedAmount(it)}</p>
        {it.project === null ? null : <p className={`line-clamp-1 ${quiet}`}>{it.project.title}</p>}
      </div>
    ),
  },
  {
    name: 'receivedOfExpected',
    header: words.receivedOfExpected,
    cell: (it) => <span className="sm:whitespace-nowrap">{receivedOfExpected(it)}</span>,
  },
  { name: 'state', header: words.state, worth: 'state', cell: ({ state }) => <PledgeBadge state={state} /> },
  { name: 'created', header: words.created, sort: 'created_at', cell: ({ created_at }) => <DayOf at={created_at} /> },
];

export const pledgeColumns: Column<Pledge, PledgeOrder>[] = [
  referenceColumn,
  {
    name: 'giver',
    header: words.giver,
    sort: 'full_name',
    cell: ({ full_name }) => (
      <span className="line-clamp-2 min-w-32 wrap-anywhere lg:min-w-44">{full_name || words.noName}</span>
    ),
  },
  ...moneyColumns,
  {
    name: 'reachedBy',
    header: words.reachedBy,
    worth: 'detail',
    cell: ({ email, phone }) => (
      <span className="line-clamp-2 text-sm wrap-anywhere">{email === '' ? phone : <Email address={email} />}</span>
    ),
  },
];
