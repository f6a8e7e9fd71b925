import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DraftedRecord } from '../../../domain/drafts.ts';
import { draftsOf } from './calls.ts';
import { type DraftState, draftKeeper, forget } from './keeper.ts';

/**
 * The drafts of a form that the server keeps, and what brings this form's there. Without a record the form keeps its own on this
 * device alone.
 */
export function useKept(record: DraftedRecord | undefined, overtaken: () => void) {
  const { data } = useQuery(draftsOf(record));
  const [state, setState] = useState<DraftState>();
  const latest = useRef(overtaken);
  const [keeper] = useState(() => record && draftKeeper({ record, told: setState, overtaken: () => latest.current() }));
  useEffect(() => {
    latest.current = overtaken;
  });
  useEffect(() => {
    if (!keeper) return;
    window.addEventListener('online', keeper.tryAgain);
    return () => {
      window.removeEventListener('online', keeper.tryAgain);
      keeper.end();
    };
  }, [keeper]);
  return {
    keeper,
    state,
    own: data?.own,
    others: data?.others,
    forget: (begunAt: string) => record && void forget(record, begunAt),
    /** There is nothing to keep any more. */
    settle: () => setState(undefined),
  };
}
