import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter, TroubledDelivery } from '../../../domain/letter.ts';
import { settleMail, tryLetterAgain } from '../../staff-calls.ts';
import { Button } from '../controls/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Badge } from '../list/Badge.tsx';
import { ask } from '../session/ask.ts';
import { troubledOf } from './calls.ts';
import { useLetterStep } from './letter-step.ts';

const hint =
  'Failed: the mail server refused it for good. Not known: the program was ended while the server was taking the mail over. ' +
  'It is not sent again by itself, so that nobody gets it twice; the server’s own log, searched for the Message-ID, tells.';

/** The mails that need somebody's eyes, and what can be done about them. */
export function TroubledMails({ letter }: { letter: Letter }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(troubledOf(letter, page));
  const { take, busy } = useLetterStep();
  const mayAct = letter.can?.edit ?? false;
  return (
    <FormSection title="Mails to look after" hint={hint}>
      {mayAct && letter.progress.failed > 0 ? (
        <Button
          className="justify-self-start"
          disabled={busy}
          onClick={() => take(() => tryLetterAgain(ask, letter.id), 'The failed mails are tried again.')}
        >
          Try the failed ones again
        </Button>
      ) : null}
      <ul className="grid gap-4">
        {data?.results.map((mail) => (
          <TroubledMail key={mail.id} mail={mail} busy={busy || !mayAct}>
            {(arrived, done) => take(() => settleMail(ask, letter.id, mail.id, arrived), done)}
          </TroubledMail>
        ))}
      </ul>
      {data && (data.next !== null || data.previous !== null) ? (
        <div className="flex gap-3">
          <Button disabled={data.previous === null} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}

interface TroubledMailProps {
  mail: TroubledDelivery;
  busy: boolean;
  /** Settles it, and says so. */
  children(arrived: boolean, done: string): void;
}

function TroubledMail({ mail, busy, children: settle }: TroubledMailProps) {
  const { email, status, reason, message_id } = mail;
  const to = email ?? 'somebody who has been forgotten';
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="break-all">{to}</strong>
        <Badge tone={status === 'failed' ? 'danger' : 'warning'}>{status === 'failed' ? 'Failed' : 'Not known'}</Badge>
      </p>
      <p className="break-words">{reason}</p>
      <p className="text-sm break-all text-muted">Message-ID {message_id}</p>
      {status === 'unknown' && !busy ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => settle(true, `Noted: the mail to ${to} has arrived.`)}>It has arrived</Button>
          <Button onClick={() => settle(false, `The mail to ${to} is sent again.`)}>Send it again</Button>
        </div>
      ) : null}
    </li>
  );
}
