import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import * as listWords from '#locale/dashboard/collections.ts';
import * as statusWords from '#locale/dashboard/submissions.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { forms } from '../../../domain/collections/forms.ts';
import type { FormAnswer, FormAnswerQuery } from '../../../domain/submissions/form-answers.ts';
import { allRecords } from '../collections/calls.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { Fact } from '../details/Facts.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { useMay } from '../session/account.ts';
import { StatusDialog } from '../submissions/StatusDialog.tsx';
import { type OpenSubmission, SubmissionList } from '../submissions/SubmissionList.tsx';
import { Moment } from '../time/Moment.tsx';
import { AnswerBadge, AnswerFacts } from './AnswerFacts.tsx';
import { answers, saidAnswer, senderOf } from './kind.ts';

/** The first answers that say more than who it is. */
const preview = ({ answers: all }: FormAnswer) =>
  all
    .filter(({ kind, value }) => value !== '' && !['name', 'email', 'telephone', 'consent'].includes(kind))
    .slice(0, 2)
    .map(saidAnswer)
    .join(' · ');

const columns: Column<FormAnswer, 'created_at' | 'status'>[] = [
  { name: 'sender', header: words.sender, cell: (it) => <RowName title={senderOf(it)} below={it.name && it.email} /> },
  { name: 'form', header: words.form, cell: (it) => it.form_title },
  {
    name: 'answers',
    header: words.answers,
    cell: (it) => (
      <p dir="auto" className="line-clamp-2 min-w-40 text-sm wrap-anywhere">
        {preview(it)}
      </p>
    ),
  },
  {
    name: 'status',
    header: statusWords.status,
    sort: 'status',
    worth: 'state',
    cell: (it) => <AnswerBadge status={it.status} />,
  },
  { name: 'created_at', header: statusWords.sentAt, sort: 'created_at', cell: (it) => <Moment at={it.created_at} /> },
];

interface DetailsProps {
  answer: FormAnswer;
  onStatus(): void;
  onClose(): void;
}

function Details({ answer, onStatus, onClose }: DetailsProps) {
  const mayEdit = useMay('form_answers.edit');
  return (
    <DetailsDialog
      title={words.answer}
      about={senderOf(answer)}
      onClose={onClose}
      actions={
        <>
          {mayEdit ? <Button onClick={onStatus}>{statusWords.updateStatus}</Button> : null}
          <Link to={staffAddresses.formAnswer(answer.id)} className={buttonLook('secondary')}>
            <Printer aria-hidden="true" className="size-5" />
            {words.print}
          </Link>
        </>
      }
    >
      <AnswerFacts answer={answer} />
    </DetailsDialog>
  );
}

/** The filters: which form, for whoever may see the forms, and the status. */
function useFilters(): ListFilter<FormAnswerQuery>[] {
  const maySee = useMay('forms.view');
  const { data = [] } = useQuery({ ...allRecords(forms), enabled: maySee });
  const options = data.map(({ id, title }) => ({ value: String(id), label: title }));
  return [
    ...(maySee ? [{ kind: 'choice', name: 'form', label: words.form, all: words.allForms, options } as const] : []),
    {
      kind: 'choice',
      name: 'status',
      label: statusWords.status,
      all: statusWords.allStatuses,
      options: optionsOf(statusWords.statuses),
    },
  ];
}

/** The answers to forms, of one or of all. */
export function FormAnswers() {
  const filters = useFilters();
  const many = words.answers;
  return (
    <SubmissionList
      kind={answers}
      title={words.answersTitle}
      subtitle={words.answersSubtitle}
      all={many}
      search={listWords.search(many)}
      texts={{
        label: many,
        loading: listWords.loading(many),
        failed: listWords.failedToFetch(many),
        none: words.noAnswers,
        noneHint: statusWords.noneHint,
        noMatch: listWords.noMatch(many),
        total: (count) => listWords.total(many, count),
      }}
      columns={columns}
      filters={filters}
      pageSizes={[12]}
    >
      {({ dialog, submission: answer }: OpenSubmission<FormAnswer, never>, onOpen) =>
        dialog === 'details' ? (
          <Details
            answer={answer}
            onStatus={() => onOpen({ dialog: 'status', submission: answer })}
            onClose={() => onOpen()}
          />
        ) : (
          <StatusDialog
            kind={answers}
            submission={answer}
            present={statusWords.markAs}
            onConflict={(current) => onOpen({ dialog: 'status', submission: current })}
            onClose={() => onOpen()}
          >
            <Fact name={words.sender}>{senderOf(answer)}</Fact>
          </StatusDialog>
        )
      }
    </SubmissionList>
  );
}
