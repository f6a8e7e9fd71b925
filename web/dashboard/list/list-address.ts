import { useMemo } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router';
import { OPEN } from '../../../domain/addresses.ts';
import { MAX_PAGE } from '../../../domain/listing.ts';

/** The name in the address that says which view of a list is open, and its value for the trash. */
export const VIEW = 'view';
export const IN_TRASH = 'trash';

/** The name in the address that says how many rows a page has. */
export const PAGE_SIZE = 'page_size';

/** The column a list is sorted by, and the direction. In the address it is `created_at`, or `-created_at` for descending. */
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
  /** The record whose details are open. */
  opened: number | undefined;
  /** A filter's value; empty where it is not set. */
  filter(name: string): string;
  /** The address's query after these changes; an empty value takes a name out. */
  after(changes: Record<string, string>): string;
  /** Changes the search or a filter, which leads back to page 1. */
  narrow(changes: Record<string, string>): void;
  /** Sorts by the column, or turns its direction round. */
  sortBy(column: string): void;
  /** Sorts in this order, written as in the address. */
  sortIn(order: string): void;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** At once, so that a ticked box never flickers back, and without filling the history with every letter of a search. */
const inPlace = { replace: true, flushSync: true };

function read(parameters: URLSearchParams, setParameters: SetURLSearchParams, order: string): ListAddress {
  const sorted = parameters.get('sort') ?? order;
  const sort = { column: sorted.replace(/^-/, ''), descending: sorted.startsWith('-') };
  const changed = (changes: Record<string, string>, before = parameters) => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  // Builds on the address of this moment: a link that was just followed is there before React has shown it, and a search
  // that waited for a pause would undo it.
  const change = (changes: Record<string, string>) =>
    setParameters(changed(changes, new URLSearchParams(window.location.search)), inPlace);
  const sortIn = (text: string) => change({ page: '', sort: text === order ? '' : text });

  return {
    search: parameters.get('search') ?? '',
    sort,
    page: readPage(parameters.get('page')),
    inTrash: parameters.get(VIEW) === IN_TRASH,
    opened: readNumber(parameters.get(OPEN)),
    filter: (name) => parameters.get(name) ?? '',
    after: (changes) => changed(changes).toString(),
    narrow: (changes) => change({ page: '', ...changes }),
    sortBy: (column) => sortIn(column === sort.column && !sort.descending ? `-${column}` : column),
    sortIn,
  };
}

/** Reads and writes the list's state. `order` is the default order. */
export function useListAddress(order: string): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  // The same object until the address changes, so that values derived from it are not computed again.
  return useMemo(() => read(parameters, setParameters, order), [parameters, setParameters, order]);
}
