import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterDate } from '../list/FilterDate.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { PageSizeSelect } from '../list/PageSizeSelect.tsx';
import { pageSizeOf } from '../list/page-size.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { filterNames, filtersOf, statusOptions } from './filters.ts';
import { pageSizes, USUAL_PAGE_SIZE } from './texts.ts';

/** By words, status and days. */
export function AdvertisementTools({ address }: { address: ListAddress }) {
  const { search, status, start, end } = filtersOf(address);
  return (
    <ListTools>
      <SearchBox label="Search advertisements" value={search} onSearch={(text) => address.narrow({ search: text })} />
      <FilterSelect
        label="Status"
        value={status}
        options={statusOptions}
        onChange={(value) => address.narrow({ status: value })}
      />
      <FilterDate label="Start Date" value={start} onChange={(day) => address.narrow({ start: day })} />
      <FilterDate label="End Date" value={end} onChange={(day) => address.narrow({ end: day })} />
      <ClearFilters address={address} names={filterNames}>
        Reset Filters
      </ClearFilters>
      <PageSizeSelect
        sizes={pageSizes}
        usual={USUAL_PAGE_SIZE}
        value={pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE)}
        address={address}
      />
    </ListTools>
  );
}
