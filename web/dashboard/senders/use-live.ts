import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListQuery } from '../../../domain/listing.ts';
import type { Reply, ReplyInput } from '../../../domain/submissions/handling.ts';
import type { SentRecord } from '../../../domain/submissions/submission.ts';
import { RequestFailed } from '../../request.ts';
import { oneSubmission, type SubmissionKind, useShowChanged } from '../submissions/kind.ts';

/** Milliseconds between two looks at a record that is open: a colleague may reply meanwhile, and a mail may leave. */
const LOOK_EVERY = 20_000;
const ON_ITS_WAY = 3_000;

/** A record that is open, as it is now: what others do to it meanwhile is shown. */
export function useLive<Row extends SentRecord, Details extends Row & { replies: Reply[] }, Query extends ListQuery>(
  kind: SubmissionKind<Row, Details, Query>,
  { id, status }: Row,
) {
  const showChanged = useShowChanged(kind);
  const query = useQuery({
    ...oneSubmission(kind, id),
    refetchInterval: ({ state: { data } }) => (data?.replies[0]?.delivery === 'waiting' ? ON_ITS_WAY : LOOK_EVERY),
  });
  const { data } = query;
  const changed = data !== undefined && data.status !== status ? data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read anew once for each new status
  useEffect(() => {
    if (changed) void showChanged(changed);
  }, [changed?.status]);
  return query;
}

/** Sends a reply, and shows the record with it. Where a colleague was first, shows theirs and throws. */
export function useSendReply<Row extends SentRecord, Details extends Row, Query extends ListQuery>(
  kind: SubmissionKind<Row, Details, Query>,
  post: (input: ReplyInput) => Promise<Details>,
) {
  const showChanged = useShowChanged(kind);
  return async (input: ReplyInput) => {
    try {
      await showChanged(await post(input));
    } catch (error) {
      const current = error instanceof RequestFailed && kind.details.safeParse(error.current).data;
      if (current) await showChanged(current);
      throw error;
    }
  };
}
