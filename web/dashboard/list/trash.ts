import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { Listed } from './ListTable.tsx';

interface TrashOptions<Item extends Listed> {
  /** The beginning of the query key of every list that may contain the record. */
  queryKey: QueryKey;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Item>;
  /** The noun for one of them at the beginning of a sentence: `Event`. */
  one: string;
  /** The name of a record in messages. */
  nameOf(it: Item): string;
  /** The sentences that say what was done, where it is not the trash it is moved to. */
  texts?: { removed(it: Item): string; restored(it: Item): string };
  /** For a screen that says so in its own place too. */
  onRemoved?: () => void;
}

/** Moves records of a list to the trash and back. */
export interface Trash<Item extends Listed> {
  remove(it: Item): void;
  restore(it: Item): void;
  /** Whether it is on its way to the trash or back. */
  isBusyWith(it: Item): boolean;
  nameOf(it: Item): string;
}

/** Deleting moves a record to the trash at once and offers to undo it, in place of asking beforehand. */
export function useTrash<Item extends Listed>(options: TrashOptions<Item>): Trash<Item> {
  const { queryKey, remove, restore, one, nameOf, onRemoved } = options;
  const texts = options.texts ?? {
    removed: (it: Item) => `${one} "${nameOf(it)}" moved to the trash.`,
    restored: (it: Item) => `${one} "${nameOf(it)}" restored.`,
  };
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
    nameOf,
    isBusyWith: (it: Item) =>
      (removing.isPending && removing.variables.id === it.id) ||
      (restoring.isPending && restoring.variables.id === it.id),
  };
}
