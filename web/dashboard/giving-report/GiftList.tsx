import { FilePlus, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/giving-report.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Gift, type GiftOrder, type GiftQuery, giftQuery } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { shownName } from '../givers/calls.ts';
import { GiftActions } from '../givers/gift-actions.tsx';
import { giftColumns, receiptColumn } from '../givers/gift-columns.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { type Selection, SelectionBar } from '../list/selection.tsx';
import { useList } from '../list/use-list.ts';
import { givingKeys, useGivingAgain } from '../pledges/calls.ts';
import { GiverName } from '../receipts/columns.tsx';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { showDay } from '../time/site-time.ts';
import { useAction } from '../toast/use-action.ts';

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

interface GiftListProps {
  title: string;
  subtitle: string;
  /** What is said when there are none. */
  none: string;
  /** Which gifts: those to thank for, or those without a receipt. */
  which: Pick<GiftQuery, 'thanks_owed' | 'receipt_owed'>;
  /** The way back. */
  back: ReactNode;
}

/** Gifts with which somebody still has something to do. */
export function GiftList({ title, subtitle, none, which, back }: GiftListProps) {
  const mayIssue = useMay('receipts.create');
  const list = useList({
    queryKey: [...givingKeys.gifts, which],
    query: giftQuery,
    load: (query) => request('GET /gifts/', { query: { ...query, ...which } }),
    order: '-day',
    columns,
    pageSizes: [12, 25, 50, 100],
  });
  return (
    <ListScreen
      title={title}
      subtitle={mayIssue ? `${subtitle} ${words.selectToIssue}` : subtitle}
      actions={back}
      search={words.searchGifts}
      texts={{
        label: title,
        loading: words.loadingGifts,
        failed: words.failedToLoadGifts,
        none,
        noneHint: words.noGiftsHint,
        noMatch: words.noMatch,
        total: words.giftTotal,
      }}
      begin={
        <May permission="statements.view">
          <Link to={staffAddresses.payments} className={buttonLook('secondary')}>
            {words.seeThePayments}
          </Link>
        </May>
      }
      list={list}
      rowActions={(gift) => <GiftActions gift={gift} />}
      together={mayIssue ? issuing : undefined}
    />
  );
}
