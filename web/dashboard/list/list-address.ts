import { useMemo } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router';
import { IN_TRASH, VIEW } from './view.ts';

/** A column and its direction, as the address carries it: `created_at`, or `-created_at` for descending. */
export interface Sort {
  column: string;
  descending: boolean;
}

/** The state of a list, kept in the address bar: it can be reloaded, sent to a colleague and left by the back button. */
export interface ListAddress {
  search: string;
  sort: Sort;
  /** From 1; it may lie beyond the last page when the list has become shorter. */
  page: number;
  /** The trash is open, not the list itself. */
  inTrash: boolean;
  /** A filter's value; empty where it is not set. */
  filter(name: string): string;
  /** The address's query after these changes; an empty value takes a name out. */
  after(changes: Record<string, string>): string;
  /** Changes the search or a filter, which leads back to page 1. */
  narrow(changes: Record<string, string>): void;
  /** Sorts by the column, or turns its direction round. */
  sortBy(column: string): void;
}

function readSort(text: string): Sort {
  return { column: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** At once, so that a ticked box never flickers back, and without filling the history with every letter of a search. */
const inPlace = { replace: true, flushSync: true };

function read(parameters: URLSearchParams, setParameters: SetURLSearchParams, firstSort: string): ListAddress {
  const sort = readSort(parameters.get('sort') ?? firstSort);
  const changed = (changes: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };

  return {
    search: parameters.get('search') ?? '',
    sort,
    page: readPage(parameters.get('page')),
    inTrash: parameters.get(VIEW) === IN_TRASH,
    filter: (name) => parameters.get(name) ?? '',
    after: (changes) => changed(changes).toString(),
    narrow: (changes) => setParameters(changed({ page: '', ...changes }), inPlace),
    sortBy(column) {
      const descending = column === sort.column && !sort.descending;
      const text = descending ? `-${column}` : column;
      setParameters(changed({ page: '', sort: text === firstSort ? '' : text }), inPlace);
    },
  };
}

/** Reads and writes the list's state. `firstSort` is how it is sorted until somebody chooses. */
export function useListAddress(firstSort: string): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  // The same object until the address changes: what is worked out from it need not be worked out again.
  return useMemo(() => read(parameters, setParameters, firstSort), [parameters, setParameters, firstSort]);
}

/** Whether one of the texts contains what was searched for, whatever the letter case. */
export function contains(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
