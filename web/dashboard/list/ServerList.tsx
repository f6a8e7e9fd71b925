import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '../../../domain/listing.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListAddress } from './list-address.ts';
import { filtersSet, withoutFilters } from './list-filters.ts';
import { NothingListed } from './NothingListed.tsx';
import { Pager } from './Pager.tsx';
import type { Columns, Listed } from './table-features.ts';

/** The texts of such a list. */
export interface ServerListTexts {
  /** The name of the table. */
  label: string;
  /** The noun for its records, as part of a sentence: `entries`. */
  records: string;
  loading: string;
  failed: string;
  none: string;
  noMatch: string;
}

interface ServerListProps<Row extends Listed> {
  texts: ServerListTexts;
  query: UseQueryResult<Page<Row>>;
  columns: Columns<Row>;
  address: ListAddress;
  /** The names of the filters in the address, beside the search. */
  filters: readonly string[];
  pageSize: number;
}

/** A list too long to load whole: one page of it, as the server finds and sorts it. */
export function ServerList<Row extends Listed>(props: ServerListProps<Row>) {
  const { texts, query, columns, address, filters, pageSize } = props;
  const { data, error, isPlaceholderData, refetch } = query;
  const filtered = address.search !== '' || filtersSet({ address, names: filters }).length > 0;

  if (data === undefined && error === null) return <Waiting>{texts.loading}</Waiting>;
  if (data === undefined) {
    return (
      <Banner tone="danger">
        <p>{texts.failed}</p>
        <p>{error?.message}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Banner>
    );
  }
  const { count, results } = data;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const first = (address.page - 1) * pageSize;
  return (
    <div className="list grid gap-4" aria-busy={isPlaceholderData}>
      {count === 0 ? (
        <NothingListed text={filtered ? texts.noMatch : texts.none}>
          {filtered ? (
            <Button onClick={() => address.narrow(withoutFilters(filters))}>Clear search and filters</Button>
          ) : null}
        </NothingListed>
      ) : (
        <ListTable
          label={texts.label}
          rows={results}
          columns={columns}
          address={address}
          page={1}
          pageSize={pageSize}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {results.length === 0
            ? `Showing 0 of ${count} ${texts.records}`
            : `Showing ${first + 1} to ${first + results.length} of ${count} ${texts.records}`}
        </p>
        {pages === 1 ? null : (
          <Pager
            page={Math.min(address.page, pages)}
            pages={pages}
            addressOf={(to) => address.after({ page: to === 1 ? '' : String(to) })}
          />
        )}
      </div>
    </div>
  );
}
