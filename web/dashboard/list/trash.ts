import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Listed } from './table-features.ts';

interface TrashOptions<Item extends Listed> {
  /** The beginning of the query key of every list that may contain the record. */
  queryKey: QueryKey;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Item>;
  texts: { removed(it: Item): string; restored(it: Item): string };
  /** For a screen that says so in its own place too. */
  onRemoved?: () => void;
}

/** Moves records of a list to the trash and back. */
export interface Trash<Item extends Listed> {
  remove(it: Item): void;
  restore(it: Item): void;
  /** Whether it is on its way to the trash or back. */
  isBusyWith(it: Item): boolean;
}

/** Deleting moves a record to the trash at once and offers to undo it, in place of asking beforehand. */
export function useTrash<Item extends Listed>(options: TrashOptions<Item>): Trash<Item> {
  const { queryKey, remove, restore, texts, onRemoved } = options;
  const queries = useQueryClient();
  const loadAgain = () => queries.invalidateQueries({ queryKey });
  const onError = (error: Error) => toast.error(error.message);

  const restoring = useMutation({
    mutationFn: (it: Item) => restore(it.id),
    onError,
    async onSuccess(_, it) {
      await loadAgain();
      toast.success(texts.restored(it));
    },
  });
  const removing = useMutation({
    mutationFn: (it: Item) => remove(it.id),
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
    isBusyWith: (it: Item) =>
      (removing.isPending && removing.variables.id === it.id) ||
      (restoring.isPending && restoring.variables.id === it.id),
  };
}
