import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import * as listWords from '#locale/dashboard/collections.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { backTo } from '../screen/left-place.ts';
import { GuidedHeading } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneSubmission } from '../submissions/kind.ts';
import { AnswerFacts } from './AnswerFacts.tsx';
import { answers, senderOf } from './kind.ts';

/** One answer on a page by itself, to be printed. */
export function AnswerSheet() {
  const { data, error, refetch } = useQuery(oneSubmission(answers, Number(useParams().id)));
  if (data === undefined) {
    if (error === null) return <Waiting>{listWords.loading(words.answers)}</Waiting>;
    return (
      <ScreenProblem
        title={listWords.failedToFetch(words.answers)}
        detail={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button kind="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {words.print}
        </Button>
        <Link {...backTo(staffAddresses.formAnswers)} className={buttonLook('secondary')}>
          {words.backToAnswers}
        </Link>
      </div>
      <header className="grid gap-1">
        <p className="font-semibold text-muted">{data.form_title}</p>
        <GuidedHeading>{senderOf(data)}</GuidedHeading>
      </header>
      <AnswerFacts answer={data} />
    </div>
  );
}
