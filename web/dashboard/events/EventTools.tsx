import { eventTypes } from '../../../domain/event.ts';
import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { eventList } from './description.ts';
import { typeWords } from './EventBadges.tsx';

const typeOptions = [
  { value: '', label: 'All Types' },
  ...eventTypes.map((value) => ({ value, label: typeWords[value] })),
] as const;

const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

const dateOptions = [
  { value: '', label: 'All Dates' },
  { value: 'today', label: 'Today' },
  { value: 'thisWeek', label: 'This Week' },
  { value: 'thisMonth', label: 'This Month' },
] as const;

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
