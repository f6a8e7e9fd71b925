import type { ReactNode } from 'react';
import { toast } from 'sonner';
import * as detailsWords from '#locale/dashboard/details.ts';
import * as words from '#locale/dashboard/submissions.ts';
import type { ListQuery } from '../../../domain/listing.ts';
import type { SentRecord } from '../../../domain/submissions/submission.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { type SubmissionKind, useMoving } from './kind.ts';

interface StatusDialogProps<Row extends SentRecord, Details extends Row, Query extends ListQuery> {
  kind: SubmissionKind<Row, Details, Query>;
  submission: Row;
  /** The label of the present status's button, which is disabled. */
  present(label: string): string;
  onMoved?(): void;
  /** Somebody else changed the status first: the record as they left it. */
  onConflict(current: Row): void;
  onClose(): void;
  /** Facts about the visitor and the subject. */
  children: ReactNode;
  /** Stands in place of the buttons where there is nothing to move on to. */
  ended?: ReactNode;
}

/** Moves a submission on, one button for each status that may follow. */
export function StatusDialog<Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  props: StatusDialogProps<Row, Details, Query>,
) {
  const { kind, submission, present, onMoved, onConflict, onClose, children, ended } = props;
  const { labels, transitions, statusTexts } = kind;
  const status: Row['status'] = submission.status;
  const { mutate, isPending, variables, error } = useMoving(kind, {
    onMoved() {
      onMoved?.();
      toast.success(statusTexts.updated, { id: statusTexts.failed });
      onClose();
    },
    onFailed: () => toast.error(statusTexts.failed, { id: statusTexts.failed }),
    onConflict,
  });
  return (
    <Modal wide title={words.updateStatus} onClose={onClose}>
      <Facts>
        {children}
        <Fact name={words.currentStatus}>{labels[status]}</Fact>
      </Facts>
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {transitions[status].length === 0 ? ended : null}
      <div className="grid gap-2 border-t border-line pt-4">
        <Button disabled aria-current="true">
          {present(labels[status])}
        </Button>
        {transitions[status].map((to, place) => (
          <Button
            key={to}
            kind={place === 0 ? 'primary' : 'secondary'}
            busy={isPending}
            onClick={() => mutate({ submission, to })}
          >
            {isPending && variables.to === to ? words.updatingStatus : words.markAs(labels[to])}
          </Button>
        ))}
      </div>
      <div className="actions">
        <Button onClick={onClose}>{detailsWords.close}</Button>
      </div>
    </Modal>
  );
}
