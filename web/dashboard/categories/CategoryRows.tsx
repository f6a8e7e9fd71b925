import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { useRestoredFocus } from '../list/restore-focus.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { InvalidList } from './calls.ts';
import type { CategoryTexts, ManagedCategory } from './kind.ts';

interface CategoryRowsProps {
  texts: CategoryTexts;
  query: UseQueryResult<ManagedCategory[]>;
  /** Said where there is none at all. */
  none: string;
  /** Whether the search lets it through, where there is a search. */
  matches?: (category: ManagedCategory) => boolean;
  onClearSearch?: (() => void) | undefined;
  row(category: ManagedCategory): ReactNode;
}

const total = (count: number) => (count === 1 ? 'Total: 1 category' : `Total: ${count} categories`);

/** A list of categories with everything that can happen to it, and how many there are. */
export function CategoryRows({ texts, query, none, matches, onClearSearch, row }: CategoryRowsProps) {
  const { data, error, refetch } = query;
  const { region, total: totalRef } = useRestoredFocus(data);
  const isInvalid = error instanceof InvalidList;
  useEffect(() => {
    if (isInvalid) toast.error('Error fetching categories');
  }, [isInvalid]);

  if (data === undefined && error === null) return <Waiting>Loading categories...</Waiting>;
  const rows = matches ? data?.filter(matches) : data;
  return (
    <div ref={region} className="grid gap-4">
      {error === null ? null : (
        <Banner tone="danger">
          <p>{isInvalid ? error.message : texts.failed(error)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-4">
          <p className="font-semibold">{data?.length === 0 ? none : 'No matching categories found'}</p>
          {data?.length === 0 ? null : <Button onClick={onClearSearch}>Clear the search</Button>}
        </div>
      ) : null}
      {rows === undefined || rows.length === 0 ? null : <ul>{rows.map(row)}</ul>}
      {data === undefined ? null : (
        <p ref={totalRef} tabIndex={-1} role="status" className="border-t border-line-strong pt-3 text-muted">
          {total(data.length)}
        </p>
      )}
    </div>
  );
}
