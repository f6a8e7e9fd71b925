import { queryOptions } from '@tanstack/react-query';
import { useTrash } from '../list/trash.ts';
import { ask } from '../session/ask.ts';
import type { AboutKind, AboutThing } from './kind.ts';

/** Begins the key of every list of this kind. */
export const everyOne = <Thing extends AboutThing, Input>({ title }: AboutKind<Thing, Input>) => ['about', title];

export const allOf = <Thing extends AboutThing, Input>(kind: AboutKind<Thing, Input>) =>
  queryOptions({ queryKey: [...everyOne(kind), 'all'], queryFn: () => kind.calls.list(ask) });

export const inTrashOf = <Thing extends AboutThing, Input>(kind: AboutKind<Thing, Input>) =>
  queryOptions({ queryKey: [...everyOne(kind), 'trash'], queryFn: () => kind.calls.trash(ask) });

export function useAboutTrash<Thing extends AboutThing, Input>(kind: AboutKind<Thing, Input>) {
  const { calls, singular, nameOf } = kind;
  return useTrash<Thing>({
    queryKey: everyOne(kind),
    remove: (id) => calls.remove(ask, id),
    restore: (id) => calls.restore(ask, id),
    texts: {
      removed: (it) => `${singular} "${nameOf(it)}" moved to the trash.`,
      restored: (it) => `${singular} "${nameOf(it)}" restored.`,
    },
  });
}
