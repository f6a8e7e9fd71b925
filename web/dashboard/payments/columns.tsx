import * as words from '#locale/dashboard/payments.ts';
import type { Payment, PaymentOrder } from '../../../domain/giving/payment.ts';
import { outstandingOf, type PledgeInShort } from '../../../domain/giving/pledge.ts';
import { showMoney } from '../../ui/money.ts';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { Day } from '../time/Moment.tsx';
import { Amount } from './Amount.tsx';

const quiet = 'text-sm wrap-anywhere text-muted';

/** Who paid, as far as the statement says. */
export const payerOf = ({ payer_name, payer_phone }: Pick<Payment, 'payer_name' | 'payer_phone'>) =>
  payer_name || payer_phone || words.noPayer;

/** What is not assigned yet; below zero where money went out. */
export const openAmount = ({ amount, assigned, currency }: Pick<Payment, 'amount' | 'assigned' | 'currency'>) => ({
  amount: amount - assigned,
  currency,
});

/** A pledge in one line: what was pledged, and what is still to come. */
export function pledgeWords(pledge: PledgeInShort): string {
  const { reference, currency, rhythm } = pledge;
  const pledged = words.pledgeOf(showMoney(pledge), rhythm);
  const amount = outstandingOf(pledge);
  return amount === 0
    ? words.pledgeComplete(reference, pledged)
    : words.pledgeInShort(reference, pledged, showMoney({ amount, currency }));
}

/** Where a payment stands. */
export function PaymentBadge({ payment: { state, assigned } }: { payment: Pick<Payment, 'state' | 'assigned'> }) {
  if (state === 'set_aside') return <Badge tone="quiet">{words.setAside}</Badge>;
  if (state === 'assigned') return <Badge tone="success">{words.assigned}</Badge>;
  return assigned === 0 ? (
    <Badge tone="warning">{words.open}</Badge>
  ) : (
    <Badge tone="info">{words.partlyAssigned}</Badge>
  );
}

export const columns: Column<Payment, PaymentOrder>[] = [
  {
    name: 'payer',
    header: words.payer,
    sort: 'payer_name',
    cell: (it) => (
      <RowName title={payerOf(it)} below={it.payer_name === '' || it.payer_phone === '' ? undefined : it.payer_phone} />
    ),
  },
  { name: 'amount', header: words.amount, sort: 'amount', cell: (it) => <Amount money={it} /> },
  { name: 'day', header: words.day, sort: 'day', cell: (it) => <Day day={it.day} /> },
  {
    name: 'referenceAndText',
    header: words.referenceAndText,
    cell: (it) =>
      it.reference === '' && it.text === '' ? (
        <p className={quiet}>{words.nothingWritten}</p>
      ) : (
        <div className="min-w-32">
          {it.reference === '' ? null : <p className="line-clamp-1 break-all">{it.reference}</p>}
          {it.text === '' || it.text === it.reference ? null : (
            <p className={`${it.reference === '' ? 'line-clamp-2' : 'line-clamp-1'} ${quiet}`}>{it.text}</p>
          )}
        </div>
      ),
  },
  {
    name: 'source',
    header: words.source,
    worth: 'detail',
    cell: (it) => <span className="block max-w-40 truncate text-sm">{it.source.name}</span>,
  },
  {
    name: 'state',
    header: words.state,
    worth: 'state',
    cell: (it) => (
      <div className="grid justify-items-start gap-0.5">
        <PaymentBadge payment={it} />
        {it.state !== 'open' || it.assigned === 0 ? null : (
          <p className={`whitespace-nowrap ${quiet}`}>{words.stillOpen(showMoney(openAmount(it)))}</p>
        )}
        {it.set_aside === '' ? null : <p className={`line-clamp-1 max-w-56 ${quiet}`}>{it.set_aside}</p>}
      </div>
    ),
  },
];
