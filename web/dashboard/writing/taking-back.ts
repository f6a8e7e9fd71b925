import { toast } from 'sonner';
import * as words from '#locale/dashboard/writing.ts';
import { undoButton, useAction } from '../toast/use-action.ts';

interface TakingBack<Published> {
  /** Makes a draft of it again. */
  call(published: Published): Promise<unknown>;
  again(): Promise<unknown>;
}

/** Says that something was published by one press, with the way back. */
export function useTakingBack<Published>({ call, again }: TakingBack<Published>) {
  const { mutate } = useAction({ call, again, done: () => words.draftAgain });
  return (said: string, published: Published) =>
    toast.success(
      said,
      undoButton(() => mutate(published)),
    );
}
