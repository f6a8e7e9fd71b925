import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Pledge, PledgeStatus } from '../../../domain/giving/pledge.ts';
import { itemsOf } from '../../list-reply.ts';
import { request } from '../session/request.ts';

/** Begins the keys of all that shows what was pledged or came in: a change of one is a change of the others. */
export const givingKeys = {
  pledges: ['pledges'],
  payments: ['payments'],
  givers: ['givers'],
  gifts: ['gifts'],
  receipts: ['receipts'],
  report: ['giving report'],
  interests: ['donations'],
} as const;

/** Begins the key of the list, and of each pledge. */
export const everyPledge = givingKeys.pledges;

/** One pledge, read anew each time. */
export const onePledge = (id: number) =>
  queryOptions({
    queryKey: [...everyPledge, id],
    queryFn: () => request('GET /pledges/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

/** The projects that can be given for. */
export const projectsToGiveFor = queryOptions({
  queryKey: ['projects', 'to give for'],
  queryFn: () => request('GET /projects/').then(itemsOf),
});

/** Reads again all that shows pledges, payments, gifts and receipts. */
export function useGivingAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(Object.values(givingKeys).map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** Cancels a pledge, or opens it again. */
export function usePledgeStatus(texts: { onSet(pledge: Pledge): void; onFailed(failure: Error): void }) {
  const readAgain = useGivingAgain();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: PledgeStatus }) =>
      request('PATCH /pledges/{id}/status/', { parameters: { id }, body: { status } }),
    async onSuccess(pledge) {
      texts.onSet(pledge);
      await readAgain();
    },
    onError: texts.onFailed,
  });
}
