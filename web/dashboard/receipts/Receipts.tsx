import { Link } from 'react-router';
import * as words from '#locale/dashboard/receipts.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type ReceiptQuery, receiptQuery } from '../../../domain/giving/gift.ts';
import { buttonLook } from '../components/Button.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { everyReceipt } from './calls.ts';
import { receiptColumns } from './columns.tsx';
import { useReceiptActions } from './ReceiptActions.tsx';
import { recentYears } from './recent-years.ts';
import { VoidNumbers } from './VoidNumbers.tsx';

const texts: ListTexts = {
  label: words.receipts,
  loading: words.loadingReceipts,
  failed: words.failedToLoadReceipts,
  none: words.noReceiptsYet,
  noneHint: words.noReceiptsHint,
  noMatch: words.noMatch,
  total: words.total,
};

const yearFilter = (): ListFilter<ReceiptQuery> => ({
  kind: 'choice',
  name: 'year',
  label: words.year,
  all: words.allYears,
  options: recentYears(new Date()).map((year) => ({ value: year, label: year })),
});

/** Every receipt that was issued. */
export function Receipts() {
  const { actions, dialog } = useReceiptActions();
  const list = useList({
    queryKey: [...everyReceipt, 'list'],
    query: receiptQuery,
    load: (query) => request('GET /receipts/', { query }),
    order: '-number',
    columns: receiptColumns,
    filters: [yearFilter()],
    pageSizes: [12, 25, 50],
  });
  return (
    <ListScreen
      title={words.receipts}
      subtitle={words.subtitle}
      search={words.search}
      texts={texts}
      begin={
        <May permission="pledges.view">
          <Link to={staffAddresses.receiptsOwed} className={buttonLook('secondary')}>
            {words.seeGiftsWithout}
          </Link>
        </May>
      }
      list={list}
      rowActions={actions}
    >
      <VoidNumbers />
      {dialog}
    </ListScreen>
  );
}
