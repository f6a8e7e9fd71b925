import { Link } from 'react-router';
import * as words from '#locale/dashboard/receipts.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Receipt, ReceiptOrder } from '../../../domain/giving/gift.ts';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import { ShownMoney } from '../pledges/ShownMoney.tsx';
import { useMay } from '../session/account.ts';
import { DayOf } from '../time/Moment.tsx';

/** Whether a receipt is void, and why, or when it was sent, or why it cannot be. */
function ReceiptState({ receipt: { voided_at, void_reason, sent_at, is_waiting, has_email } }: { receipt: Receipt }) {
  if (voided_at !== null) {
    return (
      <div className="grid justify-items-start gap-0.5">
        <Badge tone="danger">{words.isVoid}</Badge>
        <p className="line-clamp-1 max-w-72 text-sm wrap-anywhere text-muted">{void_reason}</p>
      </div>
    );
  }
  if (is_waiting) return words.waitsToBeSent;
  if (sent_at === null) {
    return has_email ? <span className="whitespace-nowrap">{words.notSent}</span> : words.notSentWithoutEmail;
  }
  return (
    <span className="whitespace-nowrap">
      {words.sentOn} <DayOf at={sent_at} />
    </span>
  );
}

export const numberColumn: Column<Receipt, ReceiptOrder> = {
  name: 'number',
  header: words.number,
  sort: 'number',
  cell: ({ number }) => (
    <RowTitle>
      <span className="whitespace-nowrap tabular-nums">{number}</span>
    </RowTitle>
  ),
};

/** What a receipt says beside its number and its giver. */
export const ownReceiptColumns: Column<Receipt, ReceiptOrder>[] = [
  {
    name: 'amount',
    header: words.amount,
    sort: 'amount',
    cell: (it) => <ShownMoney amount={it.amount} currency={it.currency} />,
  },
  { name: 'issued', header: words.issued, sort: 'issued_at', cell: ({ issued_at }) => <DayOf at={issued_at} /> },
  { name: 'state', header: words.state, worth: 'state', cell: (it) => <ReceiptState receipt={it} /> },
];

/** The name of a giver, which leads to their page where this person may see it. */
export function GiverName({ giver: { id, name } }: Pick<Receipt, 'giver'>) {
  const shown = name || words.noName;
  if (!useMay('pledges.view')) return <span className="line-clamp-2 wrap-anywhere">{shown}</span>;
  return (
    <Link
      to={staffAddresses.giver(id)}
      className="wrap-anywhere text-accent underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {shown}
    </Link>
  );
}

export const receiptColumns: Column<Receipt, ReceiptOrder>[] = [
  numberColumn,
  { name: 'giver', header: words.giver, cell: ({ giver }) => <GiverName giver={giver} /> },
  ...ownReceiptColumns,
];
