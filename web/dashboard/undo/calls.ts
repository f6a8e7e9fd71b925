import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  UNDONE_AT_ONCE,
  type UndoneChange,
  type UndoneRecord,
  type UndoOutcome,
  type UndoPeriod,
} from '../../../domain/undo.ts';
import { request } from '../session/request.ts';

/** Before all records. Left out of what is sent, as it is empty. */
const before: UndoneRecord = { resource: '', record: '' };

/** What would be undone, part by part; with another `turn` it is looked for again. */
export const changesOf = (period: UndoPeriod, turn: number) =>
  infiniteQueryOptions({
    queryKey: ['undo', period, turn],
    queryFn: ({ pageParam: { resource, record } }) =>
      request('GET /undo/', { query: { ...period, after_resource: resource, after_record: record } }),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What else the account did in that time. */
export const othersOf = (period: UndoPeriod) =>
  queryOptions({
    queryKey: ['undo others', period],
    queryFn: () => request('GET /undo/others/', { query: period }),
    staleTime: 0,
  });

/** The first of these that are undone by one call. */
export const sliceOf = (changes: readonly UndoneChange[]) => changes.slice(0, UNDONE_AT_ONCE);

/** Undoes some of them, also over what others have written since: the person has said so of these. */
export const undoSlice = (period: UndoPeriod, changes: readonly UndoneChange[]): Promise<UndoOutcome[]> =>
  request('POST /undo/', {
    body: {
      ...period,
      changes: changes.map(({ resource, record, seen, state }) => ({
        resource,
        record,
        seen,
        anyway: state === 'ask',
      })),
    },
  });
