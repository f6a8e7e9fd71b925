import * as words from '#locale/dashboard/givers.ts';
import type { Gift, GiftOrder } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { ShownMoney } from '../pledges/ShownMoney.tsx';
import { Day, DayOf } from '../time/Moment.tsx';

const quiet = 'text-sm wrap-anywhere text-muted';

/** How much came in, when, for what and by which way. */
export const giftColumns: Column<Gift, GiftOrder>[] = [
  {
    name: 'amount',
    header: words.amount,
    sort: 'amount',
    cell: ({ amount, original_amount, currency }) => (
      <div>
        <RowTitle>
          <ShownMoney amount={amount} currency={currency} />
        </RowTitle>
        {amount === original_amount ? null : (
          <p className={quiet}>{words.originallyWas(showMoney({ amount: original_amount, currency }))}</p>
        )}
      </div>
    ),
  },
  { name: 'day', header: words.day, sort: 'day', cell: ({ day }) => <Day day={day} /> },
  {
    name: 'purpose',
    header: words.purpose,
    cell: ({ project, pledge }) => (
      <div>
        <p className="line-clamp-1">{project?.title ?? words.whereItIsNeeded}</p>
        {pledge === null ? null : <p className={`line-clamp-1 ${quiet}`}>{pledge.reference}</p>}
      </div>
    ),
  },
  { name: 'way', header: words.way, worth: 'detail', cell: ({ way }) => <span className="line-clamp-2">{way}</span> },
];

export const thanksColumn: Column<Gift> = {
  name: 'thanks',
  header: words.thanks,
  worth: 'state',
  cell: ({ thanked_at }) =>
    thanked_at === null ? (
      <Badge tone="warning">{words.thanksOwed}</Badge>
    ) : (
      <>
        {words.thankedOn} <DayOf at={thanked_at} />
      </>
    ),
};

export const receiptColumn: Column<Gift> = {
  name: 'receipt',
  header: words.receipt,
  cell: ({ receipt }) => <span className="whitespace-nowrap tabular-nums">{receipt?.number ?? words.noReceipt}</span>,
};
