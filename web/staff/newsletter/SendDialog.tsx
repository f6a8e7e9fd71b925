import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LETTER_PACE, type Letter, letterTexts } from '../../../domain/letter.ts';
import { sendLetter } from '../../staff-calls.ts';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { Modal } from '../controls/Modal.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { ask } from '../session/ask.ts';
import { countedSubscribers } from './calls.ts';
import { useLetterStep } from './letter-step.ts';
import { durationWords, subscriberWords } from './progress-words.ts';

interface SendDialogProps {
  letter: Letter;
  onClose(): void;
}

/** The last question before a letter goes out: what has arrived cannot be called back. */
export function SendDialog({ letter, onClose }: SendDialogProps) {
  const { take, busy } = useLetterStep();
  const { data: counts, error } = useQuery({ ...countedSubscribers, refetchOnMount: 'always' });
  const [begun, setBegun] = useState(false);
  const send = () => {
    setBegun(true);
    take(async () => {
      await sendLetter(ask, letter.id, { updated_at: letter.updated_at }).finally(onClose);
    }, 'The letter is on its way.');
  };
  return (
    <Modal title="Send this letter?" onClose={onClose}>
      {error ? (
        <Banner tone="danger">
          <p>{error.message}</p>
        </Banner>
      ) : null}
      {counts === undefined ? (
        error ? null : (
          <Waiting>Counting the subscribers...</Waiting>
        )
      ) : counts.confirmed === 0 ? (
        <p>{letterTexts.nobody}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-lead break-words">
            “{letter.subject}” goes to <strong>{subscriberWords(counts.confirmed)}</strong>.
          </p>
          <p>
            One mail a second, so it takes {durationWords(counts.confirmed, LETTER_PACE)}. You can stop it meanwhile,
            but a mail that has arrived cannot be called back.
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button onClick={onClose}>Not yet</Button>
        <Button kind="primary" disabled={busy || begun || !counts?.confirmed} onClick={send}>
          Send now
        </Button>
      </div>
    </Modal>
  );
}
