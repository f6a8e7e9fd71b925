import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import type { StatusChange, Transitions } from '../../../domain/enquiry.ts';
import { RequestFailed } from '../../request.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import type { Listed } from '../list/listed.ts';
import { theWaiting } from '../session/waiting.ts';

/**
 * Shows an enquiry everywhere as it is after a change. `queryKey` begins the keys of the pages of its list and of its
 * details.
 */
export function useShowChanged<Row extends Listed>(queryKey: QueryKey) {
  const queries = useQueryClient();
  return async (changed: Row) => {
    const one = [...queryKey, changed.id];
    // An answer that is still on its way tells of the time before.
    await queries.cancelQueries({ queryKey: one });
    queries.setQueryData(one, changed);
    await queries.invalidateQueries({ queryKey: [...queryKey, 'page'] });
    await queries.invalidateQueries(theWaiting);
  };
}

interface StatusDialogProps<Status extends string, Enquiry> {
  status: Status;
  labels: Record<Status, string>;
  transitions: Transitions<Status>;
  /** The label of the present status's button, which is disabled. */
  present(label: string): string;
  texts: { updated: string; failed: string };
  move(change: StatusChange<Status>): Promise<Enquiry>;
  onMoved(enquiry: Enquiry): Promise<void>;
  /** Somebody else was quicker: this is how they left it. */
  onConflict(current: unknown): void;
  onClose(): void;
  /** The visitor and the subject. */
  children: ReactNode;
  /** Stands in place of the buttons where there is nothing to move on to. */
  ended?: ReactNode;
}

/** Moves an enquiry on, one button for each status that may follow. */
export function StatusDialog<Status extends string, Enquiry>(props: StatusDialogProps<Status, Enquiry>) {
  const { status, labels, transitions, present, texts, move, onMoved, onConflict, onClose, children, ended } = props;
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (to: Status) => move({ status: to, from: status }),
    async onSuccess(enquiry) {
      await onMoved(enquiry);
      toast.success(texts.updated, { id: texts.failed });
      onClose();
    },
    onError(failure) {
      toast.error(texts.failed, { id: texts.failed });
      if (failure instanceof RequestFailed && failure.status === 409) onConflict(failure.current);
    },
  });
  return (
    <DetailsDialog title="Update Status" onClose={onClose}>
      {children}
      {error === null ? null : <Banner tone="danger">{error.message}</Banner>}
      {transitions[status].length === 0 ? ended : null}
      <div className="grid gap-2 border-t border-line pt-4">
        <Button disabled aria-current="true">
          {present(labels[status])}
        </Button>
        {transitions[status].map((to, place) => (
          <Button key={to} kind={place === 0 ? 'primary' : 'secondary'} disabled={isPending} onClick={() => mutate(to)}>
            {isPending && variables === to ? 'Updating status...' : `Mark as ${labels[to]}`}
          </Button>
        ))}
      </div>
    </DetailsDialog>
  );
}
