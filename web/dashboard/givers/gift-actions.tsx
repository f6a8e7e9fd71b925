import { useMutation } from '@tanstack/react-query';
import { FilePlus, Heart, HeartOff } from 'lucide-react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/givers.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import { showMoney } from '../../ui/money.ts';
import { RowAction } from '../list/RowActions.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { useIssuing } from '../receipts/issuing.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDay } from '../time/site-time.ts';

/** Notes that somebody has thanked for a gift, and offers to undo it, at once or later. */
function ThanksAction({ gift }: { gift: Gift }) {
  const readAgain = useGivingAgain();
  const onError = (error: Error) => toast.error(error.message);
  const parameters = { id: gift.id };
  const undoing = useMutation({
    mutationFn: () => request('DELETE /gifts/{id}/thanks/', { parameters }),
    async onSuccess() {
      toast.success(words.notThanked(showMoney(gift)));
      await readAgain();
    },
    onError,
  });
  const noting = useMutation({
    mutationFn: () => request('POST /gifts/{id}/thanks/', { parameters }),
    async onSuccess() {
      toast.success(words.thanked(showMoney(gift)), {
        action: { label: words.undo, onClick: () => undoing.mutate() },
      });
      await readAgain();
    },
    onError,
  });
  const [money, day] = [showMoney(gift), showDay(gift.day)];
  return gift.thanked_at === null ? (
    <RowAction
      label={words.markOneThanked(money, day)}
      word={words.markThanked}
      Icon={Heart}
      disabled={noting.isPending}
      onClick={noting.mutate}
    />
  ) : (
    <RowAction
      label={words.markOneNotThanked(money, day)}
      word={words.markNotThanked}
      Icon={HeartOff}
      disabled={undoing.isPending}
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
        disabled={isPending}
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
