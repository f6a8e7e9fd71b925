import { FilePlus, Send } from 'lucide-react';
import { useState } from 'react';
import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Gift, type GiftOrder, giftQuery } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { shownName } from '../givers/calls.ts';
import { GiftActions } from '../givers/gift-actions.tsx';
import { giftColumns, receiptColumn } from '../givers/gift-columns.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type Selection, SelectionBar } from '../list/selection.tsx';
import { useList } from '../list/use-list.ts';
import { givingKeys, useGivingAgain } from '../pledges/calls.ts';
import { GiverName } from '../receipts/columns.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDay } from '../time/site-time.ts';
import { useAction } from '../toast/use-action.ts';

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

/** Issues the receipts of the chosen gifts, and sends them if wanted. It asks first: their numbers are not given out again. */
function IssueSelected({ selection }: { selection: Selection<Gift> }) {
  const [asked, setAsked] = useState<'issue' | 'send'>();
  const readAgain = useGivingAgain();
  const { mutate, isPending } = useAction({
    call: (send: boolean) =>
      request('POST /receipts/', { body: { gift_ids: selection.chosen.map(({ id }) => id), send } }),
    again: readAgain,
    done: words.receiptsIssued,
  });
  const count = selection.chosen.length;
  return (
    <>
      <SelectionBar selection={selection}>
        <Button busy={isPending} onClick={() => setAsked('issue')}>
          <FilePlus aria-hidden="true" className="size-5" />
          {isPending ? words.issuing(count) : words.issueReceipts}
        </Button>
        <Button busy={isPending} onClick={() => setAsked('send')}>
          <Send aria-hidden="true" className="size-5" />
          {words.issueAndSend}
        </Button>
      </SelectionBar>
      {asked === undefined ? null : (
        <Question
          open
          title={words.issueQuestion(count)}
          detail={asked === 'send' ? `${words.issueDetail} ${words.sendDetail}` : words.issueDetail}
          no={words.doNotIssue}
          yes={asked === 'send' ? words.issueAndSend : words.issueReceipts}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            mutate(asked === 'send');
          }}
        />
      )}
    </>
  );
}

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
