import { useQuery } from '@tanstack/react-query';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { ListTable } from '../list/ListTable.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { filtersSet, withoutFilters } from '../list/list-filters.ts';
import { NothingListed } from '../list/NothingListed.tsx';
import { Pager } from '../list/Pager.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { logPage } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, logQuery, PAGE_SIZE } from './query.ts';

/** One page of the log, as the server finds it: the log is too long to load whole. */
export function AuditPage({ address }: { address: ListAddress }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(logPage(logQuery(address)));
  const filtered = address.search !== '' || filtersSet({ address, names: filterNames }).length > 0;
  const clear = () => address.narrow(withoutFilters(filterNames));

  if (data === undefined && error === null) return <Waiting>Loading the audit log...</Waiting>;
  if (data === undefined) {
    return (
      <Banner tone="danger">
        <p>Failed to load the audit log</p>
        <p>{error?.message}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Banner>
    );
  }
  const { count, results } = data;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const first = (address.page - 1) * PAGE_SIZE;
  return (
    <div className="list grid gap-4" aria-busy={isPlaceholderData}>
      {count === 0 ? (
        <NothingListed text={filtered ? 'Nothing in the log matches your filters' : 'The log is empty'}>
          {filtered ? <Button onClick={clear}>Clear search and filters</Button> : null}
        </NothingListed>
      ) : (
        <ListTable label="Audit log" rows={results} columns={columns} address={address} page={1} pageSize={PAGE_SIZE} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {results.length === 0
            ? `Showing 0 of ${count} entries`
            : `Showing ${first + 1} to ${first + results.length} of ${count} entries`}
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
