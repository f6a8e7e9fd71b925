import * as statusWords from '#locale/dashboard/submissions.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import type { FormAnswer } from '../../../domain/submissions/form-answers.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { Badge } from '../list/Badge.tsx';
import { Moment } from '../time/Moment.tsx';
import { saidAnswer } from './kind.ts';

/** Whether somebody has dealt with it. */
export function AnswerBadge({ status }: Pick<FormAnswer, 'status'>) {
  return <Badge tone={status === 'new' ? 'warning' : 'quiet'}>{statusWords.statuses[status]}</Badge>;
}

/** Every answer under its question as it was then, also those to questions that were taken out since. */
export function AnswerFacts({ answer }: { answer: FormAnswer }) {
  return (
    <Facts>
      {answer.answers.map(({ id, question, ...given }) => (
        <Fact key={id} name={question}>
          <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {saidAnswer(given)}
          </span>
        </Fact>
      ))}
      <Fact name={words.form}>{answer.form_title}</Fact>
      <Fact name={statusWords.status}>
        <AnswerBadge status={answer.status} />
      </Fact>
      <Fact name={statusWords.sentAt}>
        <Moment at={answer.created_at} />
      </Fact>
    </Facts>
  );
}
