import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useFocusKept } from './focus-kept.ts';
import { ListPage } from './ListPage.tsx';
import type { ListAddress } from './list-address.ts';
import { NothingListed } from './NothingListed.tsx';
import type { Columns, Listed } from './table-features.ts';

/** What a list says, in whole sentences of its resource. */
export interface ListTexts {
  /** The name of the table. */
  label: string;
  loading: string;
  failed: string;
  /** There is none at all. */
  none: string;
  /** There are some, but the search and the filters leave none. */
  noMatch: string;
  /** How many there are. */
  total(count: number): string;
  /** How many of them the search and the filters leave. */
  found(found: number, count: number): string;
}

interface ResourceListProps<Row extends Listed> {
  texts: ListTexts;
  query: UseQueryResult<Row[]>;
  columns: Columns<Row>;
  address: ListAddress;
  pageSize: number;
  /** Whether the search and the filters let it through, where there are any; keep it stable between renderings. */
  matches?: (row: Row) => boolean;
  onClearFilters?: () => void;
  /** What can be done with one of them. */
  actions(row: Row): ReactNode;
}

/** A list with everything that can happen to it: on its way, failed, empty, nothing found, one page of many. */
export function ResourceList<Row extends Listed>(props: ResourceListProps<Row>) {
  const { texts, query, matches, onClearFilters, ...page } = props;
  const { data, error, refetch } = query;
  const rows = useMemo(() => (matches ? data?.filter(matches) : data), [data, matches]);
  const { region, total } = useFocusKept(rows);

  if (data === undefined && error === null) return <Waiting>{texts.loading}</Waiting>;
  return (
    <div ref={region} className="list grid gap-4">
      {error === null ? null : (
        <Banner tone="danger">
          <p>{texts.failed}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <NothingListed text={data?.length === 0 ? texts.none : texts.noMatch}>
          {data?.length === 0 ? null : <Button onClick={onClearFilters}>Clear search and filters</Button>}
        </NothingListed>
      ) : null}
      {rows === undefined || data === undefined ? null : (
        <ListPage
          {...page}
          label={texts.label}
          rows={rows}
          total={
            <p ref={total} tabIndex={-1} role="status" className="text-muted">
              {rows.length === data.length ? texts.total(data.length) : texts.found(rows.length, data.length)}
            </p>
          }
        />
      )}
    </div>
  );
}
