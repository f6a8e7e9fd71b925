import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/receipts.ts';
import type { Gift } from '../../../domain/giving/gift.ts';
import { unprintable } from '../../../domain/giving/printable.ts';
import { showMoney } from '../../ui/money.ts';
import { Question } from '../components/Question.tsx';
import { request } from '../session/request.ts';
import { useStep } from './actions.ts';

interface Issuing {
  ask(): void;
  isPending: boolean;
  /** To be shown beside the button. */
  question: ReactNode;
}

/** Issues the receipt of a gift, with the next number of the year. It asks first: the number is not given out again. */
export function useIssuing({ id, amount, currency, giver }: Gift): Issuing {
  const missing = unprintable(giver.name);
  const byHand = missing !== '';
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useStep(
    () => request('POST /gifts/{id}/receipts/', { parameters: { id }, query: byHand ? { by_hand: true } : {} }),
    words.wasIssued,
  );
  return {
    ask: () => setAsked(true),
    isPending,
    question: isAsked ? (
      <Question
        open
        title={words.issueQuestion(showMoney({ amount, currency }), giver.name || words.noName)}
        detail={byHand ? `${words.nameNotPrintable(missing)} ${words.issueDetail}` : words.issueDetail}
        no={words.notYet}
        yes={byHand ? words.issueByHand : words.yesIssue}
        onNo={() => setAsked(false)}
        onYes={() => {
          setAsked(false);
          mutate();
        }}
      />
    ) : null,
  };
}
