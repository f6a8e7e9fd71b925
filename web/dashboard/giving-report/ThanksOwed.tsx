import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Gift, giftQuery } from '../../../domain/giving/gift.ts';
import { GiftActions } from '../givers/gift-actions.tsx';
import { giftColumns, receiptColumn } from '../givers/gift-columns.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { useList } from '../list/use-list.ts';
import { givingKeys } from '../pledges/calls.ts';
import { GiverName } from '../receipts/columns.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { request } from '../session/request.ts';

const texts: ListTexts = {
  label: words.gifts,
  loading: words.loadingGifts,
  failed: words.failedToLoadGifts,
  none: words.noGifts,
  noMatch: words.noMatch,
  total: words.giftTotal,
};

const columns: Column<Gift>[] = [
  { header: words.giver, cell: ({ giver }) => <GiverName giver={giver} /> },
  ...giftColumns,
  receiptColumn,
];

/** The gifts for which nobody has said thank you. */
export function ThanksOwed() {
  const list = useList({
    queryKey: [...givingKeys.gifts, 'thanks owed'],
    query: giftQuery,
    load: (query) => request('GET /gifts/', { query: { ...query, thanks_owed: true } }),
    order: '-day',
    columns,
    pageSizes: [10, 25, 50],
  });
  return (
    <ListScreen
      title={words.gifts}
      subtitle={words.giftsSubtitle}
      actions={<BackLink to={staffAddresses.givingReport}>{words.backToReport}</BackLink>}
      search={words.searchGifts}
      texts={texts}
      list={list}
      rowActions={(gift) => <GiftActions gift={gift} />}
    />
  );
}
