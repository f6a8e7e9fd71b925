import { useSyncExternalStore } from 'react';
import type { EntriesOfGroup } from './menu.ts';

type Group = EntriesOfGroup['name'];

const key = 'foldedGroups';
const listeners = new Set<() => void>();

/** The names of the folded groups, with spaces between: one text, so that an unchanged one is the same. */
const stored = () => localStorage.getItem(key) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Folds or opens a group of the menu, wherever it is shown. */
export function foldGroup(group: Group, isFolded: boolean): void {
  const others = stored()
    .split(' ')
    .filter((one) => one !== '' && one !== group);
  localStorage.setItem(key, [...others, ...(isFolded ? [group] : [])].join(' '));
  for (const listener of listeners) listener();
}

/** Whether a group of the menu is folded, as this device remembers it. All are open at first. */
export function useFoldedGroups(): (group: Group) => boolean {
  const folded = useSyncExternalStore(subscribe, stored).split(' ');
  return (group) => folded.includes(group);
}
