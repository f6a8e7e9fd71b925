import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Listed } from './table-features.ts';

interface TrashOptions<Thing extends Listed> {
  /** What begins the key of every list in which the thing may stand. */
  queryKey: QueryKey;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Thing>;
  texts: { removed(it: Thing): string; restored(it: Thing): string };
  /** For a screen that says so in its own place too. */
  onRemoved?: () => void;
}

/** Moves things of a list to the trash and back. */
export interface Trash<Thing extends Listed> {
  remove(it: Thing): void;
  restore(it: Thing): void;
  /** Whether it is on its way to the trash or back. */
  isBusyWith(it: Thing): boolean;
}

/** Deleting moves a thing to the trash at once and offers to undo it, in place of asking beforehand. */
export function useTrash<Thing extends Listed>(options: TrashOptions<Thing>): Trash<Thing> {
  const { queryKey, remove, restore, texts, onRemoved } = options;
  const queries = useQueryClient();
  const loadAgain = () => queries.invalidateQueries({ queryKey });
  const onError = (error: Error) => toast.error(error.message);

  const restoring = useMutation({
    mutationFn: (it: Thing) => restore(it.id),
    onError,
    async onSuccess(_, it) {
      await loadAgain();
      toast.success(texts.restored(it));
    },
  });
  const removing = useMutation({
    mutationFn: (it: Thing) => remove(it.id),
    onError,
    async onSuccess(_, it) {
      await loadAgain();
      onRemoved?.();
      toast.success(texts.removed(it), { action: { label: 'Undo', onClick: () => restoring.mutate(it) } });
    },
  });

  return {
    remove: removing.mutate,
    restore: restoring.mutate,
    isBusyWith: (it: Thing) =>
      (removing.isPending && removing.variables.id === it.id) ||
      (restoring.isPending && restoring.variables.id === it.id),
  };
}
