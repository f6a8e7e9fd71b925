import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/list.ts';
import { translatables } from '../../../domain/translation/translatable.ts';
import type { UsesOfRecord } from '../../../domain/uses.ts';
import { request, requestAny } from '../session/request.ts';
import { theWaiting } from '../session/waiting.ts';
import { undoButton, useAction } from '../toast/use-action.ts';
import type { ListRow } from './list-row.ts';

interface TrashOptions<Item extends ListRow> {
  /** The name of this kind of records in the calls of the trash. */
  name: string;
  /** The beginning of the query key of every list that may contain the record. */
  queryKey: QueryKey;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<Item>;
  /** The noun for one of them at the beginning of a sentence: `Event`. */
  one: string;
  /** The name of a record in messages. */
  nameOf(it: Item): string;
  /** The messages after the action, if it is not a move to the trash. */
  texts?: { removed(it: Item): string; restored(it: Item): string };
  /** For a screen that says so in its own place too. */
  onRemoved?: () => void;
}

/** A record with which something could not be done, and why. */
export interface Refused<Item extends ListRow> {
  item: Item;
  why: string;
}

/** Does the same to each of them, one after the other: another editor's work comes between. Answers those that refused it. */
async function refusedOf<Item extends ListRow>(
  items: readonly Item[],
  act: (id: number) => Promise<unknown>,
): Promise<Refused<Item>[]> {
  const refused: Refused<Item>[] = [];
  for (const item of items) {
    await act(item.id).catch((error: Error) => refused.push({ item, why: error.message }));
  }
  return refused;
}

/** The number done, with the total if they differ. */
const counted = (done: number, all: number) => (done === all ? `${all}` : words.doneOf(done, all));

export interface DeleteManyProps<Item extends ListRow> {
  items: readonly Item[];
  onClose(): void;
  /** Deletes them in this way. */
  onYes(removeAll: ListTrash<Item>['removeAll']): void;
}

/** Moves records of a list to the trash and back, and deletes them for good. */
export interface ListTrash<Item extends ListRow> {
  name: string;
  remove(it: Item): void;
  restore(it: Item): void;
  /** The same with many at once; answers those that stayed where they were. */
  removeAll(items: readonly Item[]): Promise<Refused<Item>[]>;
  restoreAll(items: readonly Item[]): Promise<Refused<Item>[]>;
  /** Deletes records in the trash for good, for this reason; answers those that are still there. */
  removeForGood(items: readonly Item[], reason: string): Promise<Refused<Item>[]>;
  /** Whether it is on its way to the trash or back. */
  isBusyWith(it: Item): boolean;
  nameOf(it: Item): string;
  /** A sentence about the people affected when all of these are deleted; empty where nobody is. */
  affected?(items: readonly Item[]): string;
  /** The one that is used elsewhere, of which it is asked whether it shall be deleted all the same. */
  used: { item: Item; uses: UsesOfRecord } | undefined;
  closeUsed(): void;
  removeUsed(it: Item): void;
  /** Asks before many are deleted, in place of the usual question. */
  Question?: ComponentType<DeleteManyProps<Item>> | undefined;
}

/** Where a record of this kind is used. Who cannot be told deletes it as one that is not: it can be undone. */
async function usesOf(name: string, id: number): Promise<UsesOfRecord | undefined> {
  const resource = translatables.find((one) => one.resource === name)?.resource;
  if (resource === undefined) return undefined;
  const parameters = { resource, record: String(id) };
  return request('GET /uses/{resource}/{record}/', { parameters }).catch(() => undefined);
}

/** Deleting moves a record to the trash at once and offers to undo it; beforehand it is asked only about one that is used elsewhere. */
export function useTrash<Item extends ListRow>(options: TrashOptions<Item>): ListTrash<Item> {
  const { name, queryKey, remove, restore, one, nameOf, onRemoved } = options;
  const texts = options.texts ?? {
    removed: (it: Item) => words.movedToTheTrash(one, nameOf(it)),
    restored: (it: Item) => words.restored(one, nameOf(it)),
  };
  const queries = useQueryClient();
  const loadAgain = () => queries.invalidateQueries({ queryKey });
  const restoring = useAction({
    call: (it: Item) => restore(it.id),
    again: loadAgain,
    done: (_, it) => texts.restored(it),
  });
  const removing = useAction({
    call: (it: Item) => remove(it.id),
    again: loadAgain,
    done: (_, it) => texts.removed(it),
    finish: () => onRemoved?.(),
    undo: (it) => restoring.mutate(it),
    // A success replaces an earlier error of the same record.
    notice: (it) => `${one} ${it.id}`,
  });

  const [used, setUsed] = useState<ListTrash<Item>['used']>();
  async function removeUnlessUsed(item: Item) {
    const uses = await usesOf(name, item.id);
    if (uses && uses.count > 0) setUsed({ item, uses });
    else await removing.mutateAsync(item);
  }

  const [busy, setBusy] = useState<readonly number[]>([]);
  /** Several can be on their way at once. */
  const act = (it: Item, work: (it: Item) => Promise<unknown>) => {
    setBusy((others) => [...others, it.id]);
    void work(it)
      .catch(() => undefined)
      .finally(() => setBusy((all) => all.toSpliced(all.indexOf(it.id), 1)));
  };

  async function moveAll(
    items: readonly Item[],
    move: (id: number) => Promise<unknown>,
    say: (count: string) => string,
    undo?: typeof moveBack,
  ) {
    const refused = await refusedOf(items, move);
    await Promise.all([loadAgain(), queries.invalidateQueries(theWaiting)]);
    const moved = items.filter((item) => !refused.some((it) => it.item === item));
    if (moved.length > 0) {
      const done = say(counted(moved.length, items.length));
      toast.success(done, {
        id: `${one} ${done}`,
        ...(undo && undoButton(() => void undo(moved))),
      });
    }
    return refused;
  }
  const moveBack = (items: readonly Item[]) => moveAll(items, restore, words.severalRestored);

  return {
    name,
    remove: (it) => act(it, removeUnlessUsed),
    used,
    closeUsed: () => setUsed(undefined),
    removeUsed: (it) => act(it, removing.mutateAsync),
    restore: (it) => act(it, restoring.mutateAsync),
    removeAll: (items) => moveAll(items, remove, words.severalMoved, moveBack),
    restoreAll: moveBack,
    removeForGood: (items, reason) =>
      moveAll(
        items,
        (id) => requestAny(`DELETE /trash/${name}/{id}/`, { parameters: { id }, query: { reason } }),
        words.severalDeleted,
      ),
    nameOf,
    isBusyWith: (it) => busy.includes(it.id),
  };
}
