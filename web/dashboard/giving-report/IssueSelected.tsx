import { useMutation } from '@tanstack/react-query';
import { FilePlus, Send } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/giving-report.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { type Selection, SelectionBar } from '../list/selection.tsx';
import { useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';

/** Issues the receipts of the chosen gifts, and sends them if wanted. It asks first: their numbers are not given out again. */
export function IssueSelected({ selection }: { selection: Selection<Gift> }) {
  const [asked, setAsked] = useState<'issue' | 'send'>();
  const readAgain = useGivingAgain();
  const { mutate, isPending } = useMutation({
    mutationFn: (send: boolean) =>
      request('POST /receipts/', { body: { gift_ids: selection.chosen.map(({ id }) => id), send } }),
    onSuccess: (done, send) => toast.success(words.receiptsIssued(done, send)),
    onError: (error) => toast.error(error.message),
    onSettled: readAgain,
  });
  const count = selection.chosen.length;
  return (
    <>
      <SelectionBar selection={selection}>
        <Button disabled={isPending} onClick={() => setAsked('issue')}>
          <FilePlus aria-hidden="true" className="size-5" />
          {isPending ? words.issuing(count) : words.issueReceipts}
        </Button>
        <Button disabled={isPending} onClick={() => setAsked('send')}>
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
