import { useQuery } from '@tanstack/react-query';
import { Banknote, Eye } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import * as words from '#locale/dashboard/payments.ts';
import { type PaymentSource, paymentQuery, paymentStates } from '../../../domain/giving/payment.ts';
import { paymentActions } from '../../../modules/dashboard-payments.ts';
import { Button } from '../components/Button.tsx';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { Views } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { CertainMatches } from './CertainMatches.tsx';
import { everyPayment, moneySources } from './calls.ts';
import { columns, payerOf } from './columns.tsx';
import type { OpenPayment } from './open-payment.ts';

const PaymentDialogs = lazyPart(async () => (await import('./PaymentDialogs.tsx')).PaymentDialogs);
const CashDialog = lazyPart(async () => (await import('./CashDialog.tsx')).CashDialog);

const views = [...paymentStates, 'all'] as const;
type View = (typeof views)[number];

/** The list opens with the payments that somebody has to look at: all of them have to be asked for. */
const listQuery = paymentQuery.extend({ state: z.enum(views).optional() });

type AskedPayments = z.infer<typeof listQuery>;

const filtersWith = (sources: readonly PaymentSource[]): ListFilter<AskedPayments>[] => [
  {
    kind: 'choice',
    name: 'source',
    label: words.source,
    all: words.allSources,
    options: sources.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { kind: 'day', name: 'from', label: words.from },
  { kind: 'day', name: 'until', label: words.until },
];

const isView = (text: string): text is View => views.some((view) => view === text);

const textsOf = (view: View, isNarrowed: boolean): ListTexts => ({
  label: words.payments,
  loading: words.loadingPayments,
  failed: words.failedToLoadPayments,
  none: isNarrowed ? words.noMatch : words.none[view],
  ...(isNarrowed ? {} : { noneHint: words.noneHint[view] }),
  noMatch: isNarrowed ? words.noMatch : words.none[view],
  ...(isNarrowed ? {} : { noMatchHint: words.noneHint[view] }),
  total: words.total,
});

/** The list of payments, the open ones first of all. */
export function Payments() {
  const [over, setOver] = useState<OpenPayment>();
  const [isCash, setCash] = useState(false);
  const mayEdit = useMay('statements.edit');
  const { data: sources = [] } = useQuery(moneySources);
  const list = useList({
    queryKey: everyPayment,
    query: listQuery,
    load: ({ state = 'open', ...query }) =>
      request('GET /payments/', { query: { ...query, state: state === 'all' ? undefined : state } }),
    order: '-day',
    columns,
    filters: filtersWith(sources),
    view: 'state',
    pageSizes: [20, 50, 100],
  });
  const opened = useOpened(list, (id) => request('GET /payments/{id}/', { parameters: { id } }));
  const { address } = list;
  const asked = address.filter('state');
  const view = isView(asked) ? asked : 'open';
  const ways = (
    <>
      <May permission="statements.edit">
        <Button onClick={() => setCash(true)}>
          <Banknote aria-hidden="true" className="size-5" />
          {words.enterCash}
        </Button>
      </May>
      {Object.entries(paymentActions).map(([name, Action]) => (
        <Action key={name} />
      ))}
    </>
  );
  return (
    <ListScreen
      title={words.payments}
      subtitle={words.subtitle}
      hintId="payments"
      actions={ways}
      begin={ways}
      views={
        <>
          {mayEdit ? <CertainMatches /> : null}
          <Views
            label={words.state}
            views={views.map((one) => ({
              word: words.views[one],
              to: { search: address.after({ page: '', state: one === 'open' ? '' : one }) },
              isCurrent: one === view,
            }))}
          />
        </>
      }
      search={words.search}
      texts={textsOf(view, list.narrowedBy.length > 0)}
      list={list}
      pager="window"
      opening={opened.addressOf}
      rowActions={(payment) => (
        <RowAction
          label={words.viewPayment(payerOf(payment))}
          word={words.view}
          Icon={Eye}
          onClick={() => opened.open(payment)}
        />
      )}
    >
      <OpenedDetails opened={opened}>
        {(payment) => (
          <PaymentDialogs
            open={over?.payment.id === payment.id ? over : { dialog: 'details', payment }}
            onOpen={(next) => {
              setOver(next?.dialog === 'details' ? undefined : next);
              if (next === undefined) opened.close();
            }}
          />
        )}
      </OpenedDetails>
      {isCash ? <CashDialog onClose={() => setCash(false)} /> : null}
    </ListScreen>
  );
}
