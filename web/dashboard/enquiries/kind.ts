import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StatusChange, Transitions } from '../../../domain/enquiry.ts';
import { RequestFailed } from '../../request.ts';
import type { Listed } from '../list/listed.ts';
import { useTrash } from '../list/trash.ts';
import { theWaiting } from '../session/waiting.ts';

/** An enquiry as its list has it, with the status that it stands at. */
export interface Enquiry extends Listed {
  status: string;
}

/** The differences between donation interests and contact messages: their calls and their words. `Details` is a record with its history. */
export interface EnquiryKind<Row extends Enquiry, Details extends Row = Row> {
  resource: 'contacts' | 'donations';
  /** The noun for one at the beginning of a sentence. */
  one: string;
  /** The visitor's name. */
  nameOf(enquiry: Row): string;
  details: z.ZodType<Details>;
  labels: Record<Row['status'], string>;
  transitions: Transitions<Row['status']>;
  read(id: number): Promise<Details>;
  move(id: number, change: StatusChange<Row['status']>): Promise<Details>;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Details>;
  /** The messages after a change of status: spec section 8. */
  statusTexts: { updated: string; failed: string };
}

/** Begins the key of the pages of the list, and of each enquiry. */
export const keyOf = ({ resource }: { resource: string }): QueryKey => [resource];

/** One record with its history, read anew each time. */
export const oneEnquiry = <Row extends Enquiry, Details extends Row>(kind: EnquiryKind<Row, Details>, id: number) =>
  queryOptions({ queryKey: [...keyOf(kind), id], queryFn: () => kind.read(id), refetchOnMount: 'always' });

export const useEnquiryTrash = <Row extends Enquiry>(kind: EnquiryKind<Row>) =>
  useTrash<Row>({ ...kind, name: kind.resource, queryKey: keyOf(kind) });

/** Shows an enquiry everywhere as it is after a change. */
export function useShowChanged(kind: { resource: string }) {
  const queries = useQueryClient();
  const queryKey = keyOf(kind);
  return async (changed: Listed) => {
    const one = [...queryKey, changed.id];
    // A pending reply would show the state before.
    await queries.cancelQueries({ queryKey: one });
    queries.setQueryData(one, changed);
    await queries.invalidateQueries({ queryKey: [...queryKey, 'page'] });
    await queries.invalidateQueries(theWaiting);
  };
}

interface Moving<Row> {
  /** It stands at its new status, and is shown so everywhere. */
  onMoved(changed: Row): void;
  onFailed(failure: Error): void;
  /** Somebody else changed the status first: the record as they left it. */
  onConflict?(current: Row): void;
}

/** Moves enquiries on; the specification's transitions are checked again by the server. */
export function useMoving<Row extends Enquiry>(kind: EnquiryKind<Row>, { onMoved, onFailed, onConflict }: Moving<Row>) {
  const showChanged = useShowChanged(kind);
  return useMutation({
    mutationFn: ({ enquiry: { id, status }, to }: { enquiry: Row; to: Row['status'] }) =>
      kind.move(id, { status: to, from: status }),
    async onSuccess(changed) {
      await showChanged(changed);
      onMoved(changed);
    },
    onError(failure) {
      onFailed(failure);
      const current = failure instanceof RequestFailed && kind.details.safeParse(failure.current).data;
      if (!current) return;
      onConflict?.(current);
      void showChanged(current);
    },
  });
}
