import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Letter } from '../../../domain/letter.ts';
import { tryLetterAgain } from '../../staff-calls.ts';
import { Button } from '../controls/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { ask } from '../session/ask.ts';
import { failedOf } from './calls.ts';
import { useLetterStep } from './letter-step.ts';

/** The recipients whose mails failed, and why; all of them can be sent again. */
export function FailedMails({ letter }: { letter: Letter }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(failedOf(letter, page));
  const { take, busy } = useLetterStep();
  return (
    <FormSection
      title="Failed mails"
      hint="The mail server refused these mails, or could not be reached after several tries."
    >
      {letter.can?.edit ? (
        <Button
          className="justify-self-start"
          disabled={busy}
          onClick={() => take(() => tryLetterAgain(ask, letter.id), 'The failed mails are tried again.')}
        >
          Try the failed ones again
        </Button>
      ) : null}
      <ul className="grid gap-4">
        {data?.results.map(({ id, email, reason }) => (
          <li key={id} className="grid gap-2 border-t border-line pt-4">
            <strong className="break-all">{email ?? 'A person whose data was erased'}</strong>
            <p className="break-words">{reason}</p>
          </li>
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
