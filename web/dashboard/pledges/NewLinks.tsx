import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { useAction } from '../toast/use-action.ts';
import { useGivingAgain } from './calls.ts';

interface NewLinksProps {
  texts: { action: string; question: string; detail: string; yes: string; no: string; done: string };
  make(): Promise<unknown>;
}

/** Ends secret links of a giver, after a question. */
export function NewLinks({ texts, make }: NewLinksProps) {
  const readAgain = useGivingAgain();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction({ call: make, again: readAgain, done: () => texts.done });
  return (
    <>
      <Button className="justify-self-start" busy={isPending} onClick={() => setAsking(true)}>
        {texts.action}
      </Button>
      <Question
        open={isAsking}
        title={texts.question}
        detail={texts.detail}
        no={texts.no}
        yes={texts.yes}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
