import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { arrayOrPage, type ListQuery, type Page } from '../../../domain/listing.ts';
import type { Permission } from '../../../domain/permission.ts';
import type { Submission as Described, SentRecord } from '../../../domain/submissions/submission.ts';
import type { TableFormat } from '../../../domain/table-file.ts';
import { RequestFailed } from '../../request.ts';
import type { ListRow } from '../list/list-row.ts';
import { useTrash } from '../list/trash.ts';
import { requestAny } from '../session/request.ts';
import { theWaiting } from '../session/waiting.ts';

/** A submission as the dashboard shows it. `Details` is a record with its history. */
type Shown<Row extends SentRecord, Details extends Row, Query extends ListQuery> = Omit<
  Described<Row, Details, Query, never, string, Permission>,
  'request'
>;

/** Its words. */
interface KindWords<Row extends SentRecord> {
  /** The noun for one at the beginning of a sentence. */
  one: string;
  labels: Record<Row['status'], string>;
  /** The messages after a change of status: spec section 8. */
  statusTexts: { updated: string; failed: string };
}

/** A submission with its words and its calls. Replies are checked by its schemas, which also give them their types. */
export function kindOf<Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  submission: Shown<Row, Details, Query>,
  words: KindWords<Row>,
) {
  const { staffPath: path, statusPath, personal, record, details } = submission;
  const listed = arrayOrPage(record);
  return {
    ...submission,
    ...words,
    /** The visitor's name. */
    nameOf: (row: Row) => String(row[personal.name]),
    load: async (query: Query): Promise<Row[] | Page<Row>> => listed.parse(await requestAny(`GET ${path}`, { query })),
    fetchFile: async (query: Query & { format: TableFormat }) =>
      z.instanceof(Blob).parse(await requestAny(`GET ${path}export/`, { query })),
    read: async (id: number) => details.parse(await requestAny(`GET ${path}{id}/`, { parameters: { id } })),
    move: async (id: number, body: { status: Row['status']; from: Row['status'] }) =>
      details.parse(await requestAny(`PATCH ${path}{id}/${statusPath}/`, { parameters: { id }, body })),
    remove: async (id: number) => {
      await requestAny(`DELETE ${path}{id}/`, { parameters: { id } });
    },
    restore: async (id: number) => details.parse(await requestAny(`POST ${path}{id}/restore/`, { parameters: { id } })),
  };
}

export type SubmissionKind<Row extends SentRecord, Details extends Row, Query extends ListQuery> = ReturnType<
  typeof kindOf<Row, Details, Query>
>;

/** Begins the key of the pages of the list, and of each submission. */
export const keyOf = ({ name }: { name: string }): QueryKey => [name];

/** One record with its history, read anew each time. */
export const oneSubmission = <Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  kind: SubmissionKind<Row, Details, Query>,
  id: number,
) => queryOptions({ queryKey: [...keyOf(kind), id], queryFn: () => kind.read(id), refetchOnMount: 'always' });

export const useSubmissionTrash = <Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  kind: SubmissionKind<Row, Details, Query>,
) => useTrash<Row>({ ...kind, queryKey: keyOf(kind) });

/** Shows a submission everywhere as it is after a change. */
export function useShowChanged(kind: { name: string }) {
  const queries = useQueryClient();
  const queryKey = keyOf(kind);
  return async (changed: ListRow) => {
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

/** Moves submissions on; the specification's transitions are checked again by the server. */
export function useMoving<Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  kind: SubmissionKind<Row, Details, Query>,
  { onMoved, onFailed, onConflict }: Moving<Row>,
) {
  const showChanged = useShowChanged(kind);
  return useMutation({
    mutationFn: ({ submission: { id, status }, to }: { submission: Row; to: Row['status'] }) =>
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
