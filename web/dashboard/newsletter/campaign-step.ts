import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { everyCampaign } from './calls.ts';

/** Does something with a campaign, says that it was done, and shows how things stand then. */
export function useCampaignStep() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onError: (error: Error) => toast.error(error.message),
    async onSuccess(_, { done }) {
      toast.success(done);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: everyCampaign }),
  });
  return { take: (work: () => Promise<unknown>, done: string) => mutate({ work, done }), busy: isPending };
}
