import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { PaymentDetails } from '../../../domain/api/giving.ts';
import { itemsOf } from '../../list-reply.ts';
import { givingKeys, useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of payments. */
export const everyPayment = givingKeys.payments;

export const onePayment = (id: number) =>
  queryOptions({
    queryKey: [...everyPayment, 'one', id],
    queryFn: () => request('GET /payments/{id}/', { parameters: { id } }),
    refetchOnMount: 'always',
  });

export const certainMatches = queryOptions({
  queryKey: [...everyPayment, 'certain'],
  queryFn: () => request('GET /payments/certain/'),
});

/** Where money comes in. */
export const moneySources = queryOptions({
  queryKey: [...everyPayment, 'sources'],
  queryFn: () => request('GET /payment-sources/'),
});

/** How givers are told to pay: money comes in by the same codes and accounts. */
export const waysToPay = queryOptions({
  queryKey: [...everyPayment, 'ways'],
  queryFn: async () => itemsOf(await request('GET /payment-ways/')),
});

/** Shows a payment everywhere as it is after a change. */
export function useShowPayment() {
  const queries = useQueryClient();
  const readAgain = useGivingAgain();
  return async (changed: PaymentDetails) => {
    const { queryKey } = onePayment(changed.id);
    // A pending reply would show the state before.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, changed);
    void readAgain();
  };
}

interface Step {
  /** The name of the step, by which its button knows that it is busy. */
  name: string;
  /** Answers the payment as it is then, where the call does. */
  work(): Promise<PaymentDetails | undefined>;
  done: string;
}

/** Does one thing with a payment, says that it was done, and shows how things stand then, also after a refusal. */
export function usePaymentStep() {
  const showPayment = useShowPayment();
  const readAgain = useGivingAgain();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work }: Step) => work(),
    async onSuccess(changed, { done }) {
      toast.success(done);
      if (changed) await showPayment(changed);
      else await readAgain();
    },
    onError(error) {
      toast.error(error.message);
      void readAgain();
    },
  });
  return { take: (step: Step) => mutate(step), isBusy: isPending, busyWith: isPending ? variables.name : undefined };
}
