import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { staffAddresses } from '../../addresses.ts';
import { buttonLook } from '../controls/Button.tsx';
import { ScreenHeading } from '../screen/ScreenHeading.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneLetter } from './calls.ts';
import { FailedMails } from './FailedMails.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterBadge } from './LetterBadge.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { SendingProgress } from './SendingProgress.tsx';

const back = (
  <Link to={staffAddresses.newsletter} className={buttonLook('secondary')}>
    Back to the newsletter
  </Link>
);

/** One letter: as readers get it, how far it has come, and what can be done with it. */
export function LetterDetails() {
  const { data: letter, error, refetch } = useQuery(oneLetter(Number(useParams().id)));
  if (letter === undefined && error === null) return <Waiting>Loading the letter...</Waiting>;
  if (letter === undefined) {
    return (
      <div className="grid justify-items-start gap-5">
        <ScreenProblem title="The letter could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
        {back}
      </div>
    );
  }
  const { subject, status, progress } = letter;
  return (
    <div className="grid max-w-4xl gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ScreenHeading>{subject}</ScreenHeading>
          <LetterBadge status={status} />
        </div>
        <div className="flex flex-wrap gap-3">
          {back}
          {letter.deleted_at === null && letter.can?.edit ? <LetterActions letter={letter} /> : null}
        </div>
      </header>
      {letter.deleted_at === null ? null : <p>It is in the trash. Restore it there to change or send it.</p>}
      {status === 'draft' ? null : <SendingProgress letter={letter} />}
      {progress.failed === 0 ? null : <FailedMails letter={letter} />}
      {letter.deleted_at === null ? <LetterPreview letter={letter} /> : null}
    </div>
  );
}
