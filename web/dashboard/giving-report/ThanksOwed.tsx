import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Gift, type GiftOrder, giftQuery } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { shownName } from '../givers/calls.ts';
import { GiftActions } from '../givers/gift-actions.tsx';
import { giftColumns, receiptColumn } from '../givers/gift-columns.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import type { Selection } from '../list/selection.tsx';
import { useList } from '../list/use-list.ts';
import { givingKeys } from '../pledges/calls.ts';
import { GiverName } from '../receipts/columns.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDay } from '../time/site-time.ts';
import { IssueSelected } from './IssueSelected.tsx';

const texts: ListTexts = {
  label: words.gifts,
  loading: words.loadingGifts,
  failed: words.failedToLoadGifts,
  none: words.noGifts,
  noMatch: words.noMatch,
  total: words.giftTotal,
};

const columns: Column<Gift, GiftOrder>[] = [
  { name: 'giver', header: words.giver, cell: ({ giver }) => <GiverName giver={giver} /> },
  ...giftColumns,
  receiptColumn,
];

const issuing = {
  isOffered: ({ receipt }: Gift) => receipt === null,
  nameOf: (gift: Gift) => [shownName(gift.giver), showMoney(gift), showDay(gift.day)].join(', '),
  bar: (selection: Selection<Gift>) => <IssueSelected selection={selection} />,
};

/** The gifts for which nobody has said thank you. */
export function ThanksOwed() {
  const mayIssue = useMay('receipts.create');
  const list = useList({
    queryKey: [...givingKeys.gifts, 'thanks owed'],
    query: giftQuery,
    load: (query) => request('GET /gifts/', { query: { ...query, thanks_owed: true } }),
    order: '-day',
    columns,
    pageSizes: [10, 25, 50, 100],
  });
  return (
    <ListScreen
      title={words.gifts}
      subtitle={mayIssue ? `${words.giftsSubtitle} ${words.selectToIssue}` : words.giftsSubtitle}
      actions={<BackLink to={staffAddresses.givingReport}>{words.backToReport}</BackLink>}
      search={words.searchGifts}
      texts={texts}
      list={list}
      rowActions={(gift) => <GiftActions gift={gift} />}
      together={mayIssue ? issuing : undefined}
    />
  );
}
