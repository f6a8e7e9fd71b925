import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Letter } from '../../../domain/letter.ts';
import { staffAddresses } from '../../addresses.ts';
import { resumeLetter, sendTestLetter, stopLetter } from '../../staff-calls.ts';
import { Button, buttonLook } from '../controls/Button.tsx';
import { later } from '../screen/later.ts';
import { useAccount } from '../session/account.ts';
import { ask } from '../session/ask.ts';
import { useLetterStep } from './letter-step.ts';

const SendDialog = later(async () => (await import('./SendDialog.tsx')).SendDialog);

/** What can be done with a letter as it stands. */
export function LetterActions({ letter }: { letter: Letter }) {
  const { take, busy } = useLetterStep();
  const [asking, setAsking] = useState(false);
  const { email } = useAccount();
  const { id, status } = letter;
  return (
    <>
      {status === 'draft' ? (
        <Link to={staffAddresses.editLetter(id)} className={buttonLook('secondary')}>
          Edit
        </Link>
      ) : null}
      <Button disabled={busy} onClick={() => take(() => sendTestLetter(ask, id), `A test is on its way to ${email}.`)}>
        Send a test to me
      </Button>
      {status === 'sending' ? (
        <Button disabled={busy} onClick={() => take(() => stopLetter(ask, id), 'Stopped. No further mail goes out.')}>
          Stop sending
        </Button>
      ) : null}
      {status === 'paused' ? (
        <Button kind="primary" disabled={busy} onClick={() => take(() => resumeLetter(ask, id), 'It goes on.')}>
          Go on sending
        </Button>
      ) : null}
      {status === 'draft' ? (
        <Button kind="primary" onClick={() => setAsking(true)}>
          Send to everybody...
        </Button>
      ) : null}
      {asking ? (
        <Suspense>
          <SendDialog letter={letter} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
