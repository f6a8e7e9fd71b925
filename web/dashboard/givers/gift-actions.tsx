import { FilePlus, Heart, HeartOff } from 'lucide-react';
import * as words from '#locale/dashboard/givers.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { RowAction } from '../list/RowActions.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { useIssuing } from '../receipts/issuing.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDay } from '../time/site-time.ts';
import { useAction } from '../toast/use-action.ts';

/** Notes that somebody has thanked for a gift, and offers to undo it, at once or later. */
function ThanksAction({ gift }: { gift: Gift }) {
  const readAgain = useGivingAgain();
  const parameters = { id: gift.id };
  const undoing = useAction({
    call: () => request('DELETE /gifts/{id}/thanks/', { parameters }),
    again: readAgain,
    done: () => words.notThanked(showMoney(gift)),
  });
  const noting = useAction({
    call: () => request('POST /gifts/{id}/thanks/', { parameters }),
    again: readAgain,
    done: () => words.thanked(showMoney(gift)),
    undo: () => undoing.mutate(),
  });
  const [money, day] = [showMoney(gift), showDay(gift.day)];
  return gift.thanked_at === null ? (
    <RowAction
      label={words.markOneThanked(money, day)}
      word={words.markThanked}
      Icon={Heart}
      busy={noting.isPending}
      onClick={noting.mutate}
    />
  ) : (
    <RowAction
      label={words.markOneNotThanked(money, day)}
      word={words.markNotThanked}
      Icon={HeartOff}
      busy={undoing.isPending}
      onClick={undoing.mutate}
    />
  );
}

/** Issues the receipt of a gift. */
function IssueAction({ gift }: { gift: Gift }) {
  const { ask, isPending, question } = useIssuing(gift);
  return (
    <>
      <RowAction
        label={words.issueOne(showMoney(gift), showDay(gift.day))}
        word={words.issue}
        Icon={FilePlus}
        busy={isPending}
        onClick={ask}
      />
      {question}
    </>
  );
}

/** What is left to do for a gift, and this person may do. */
export function GiftActions({ gift }: { gift: Gift }) {
  const mayThank = useMay('pledges.edit');
  const mayIssue = useMay('receipts.create');
  return (
    <>
      {mayThank ? <ThanksAction gift={gift} /> : null}
      {mayIssue && gift.receipt === null ? <IssueAction gift={gift} /> : null}
    </>
  );
}
