import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { User } from '../../../domain/user.ts';
import { everyUser } from './calls.ts';

interface Change {
  work(): Promise<unknown>;
  done: string;
}

/** Changes something about a user with one press, says what came of it, and shows the user as they are then. */
export function useUserChange(user: User) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: [...everyUser, user.id],
    mutationFn: ({ work }: Change) => work(),
    onError: (error) => toast.error(error.message),
    async onSuccess(_, { done }) {
      await queries.invalidateQueries({ queryKey: everyUser });
      toast.success(done);
    },
  });
  return { change: (work: Change['work'], done: string) => mutate({ work, done }), busy: isPending };
}
