import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { eventList } from './description.ts';
import { dateOptions, statusOptions, typeOptions } from './filters.ts';

/** The search over the events, and what they are filtered by. */
export function EventTools({ address }: { address: ListAddress }) {
  return (
    <ListTools>
      <SearchBox label="Search events..." value={address.search} onSearch={(search) => address.narrow({ search })} />
      <FilterSelect
        label="Type"
        value={address.filter('type')}
        options={typeOptions}
        onChange={(type) => address.narrow({ type })}
      />
      <FilterSelect
        label="Status"
        value={address.filter('status')}
        options={statusOptions}
        onChange={(status) => address.narrow({ status })}
      />
      <FilterSelect
        label="Date"
        value={address.filter('date')}
        options={dateOptions}
        onChange={(date) => address.narrow({ date })}
      />
      <ClearFilters address={address} names={eventList.filters}>
        Clear all filters
      </ClearFilters>
    </ListTools>
  );
}
