import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ListRow } from '../list/list-row.ts';
import type { ListState } from '../list/use-list.ts';
import { useDetailsStep, withDetails } from '../screen/details-step.ts';

/** The record of a list whose details are open, as the address says: it can be reloaded, sent in a mail and kept as a bookmark. */
export interface Opened<Row extends ListRow> {
  id: number | undefined;
  /** Undefined while it is read. */
  record: Row | undefined;
  error: Error | null;
  tryAgain(): void;
  /** The address at which the details of this record are open. */
  addressOf(row: Row): string;
  open(row: Row): void;
  close(): void;
}

/** Whose details are open. `read` is asked for a record that is not on the page which the list shows. */
export function useOpened<Row extends ListRow>(
  { address, queryKey, rows }: Pick<ListState<Row>, 'address' | 'queryKey' | 'rows'>,
  read: (id: number) => Promise<Row>,
): Opened<Row> {
  const { search } = useLocation();
  const { open, close } = useDetailsStep();
  const id = address.opened;
  const listed = rows?.find((row) => row.id === id);
  // Dealt with it may leave the page, by a filter: its details stay.
  const [kept, setKept] = useState(listed);
  if (listed !== undefined && listed !== kept) setKept(listed);
  const elsewhere = useQuery({
    queryKey: [...queryKey, 'opened', id],
    queryFn: () => (id === undefined ? null : read(id)),
    enabled: id !== undefined && rows !== undefined && listed === undefined,
  });
  return {
    id,
    record: id === undefined ? undefined : (listed ?? elsewhere.data ?? (kept?.id === id ? kept : undefined)),
    error: listed === undefined ? elsewhere.error : null,
    tryAgain: () => void elsewhere.refetch(),
    addressOf: (row) => withDetails(search, row.id),
    open: (row) => open(row.id),
    close,
  };
}
