import { useQuery } from '@tanstack/react-query';
import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterDate } from '../list/FilterDate.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { logFilters } from './calls.ts';

import { filterNames } from './query.ts';
import { actionWord, resourceWord } from './words.ts';

const anybody = { value: '', label: 'Everybody' };
const anything = { value: '', label: 'All resources' };
const anyAction = { value: '', label: 'All actions' };

/** By whom, on what, what, and when. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const { data } = useQuery(logFilters);
  const { users = [], resources = [], actions = [] } = data ?? {};
  return (
    <ListTools>
      <SearchBox
        label="Search the log..."
        value={address.search}
        onSearch={(text) => address.narrow({ search: text })}
      />
      <FilterSelect
        label="Who"
        value={address.filter('user')}
        options={[anybody, ...users.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(user) => address.narrow({ user })}
      />
      <FilterSelect
        label="Resource"
        value={address.filter('resource')}
        options={[anything, ...resources.map((value) => ({ value, label: resourceWord(value) }))]}
        onChange={(resource) => address.narrow({ resource })}
      />
      <FilterSelect
        label="Action"
        value={address.filter('action')}
        options={[anyAction, ...actions.map((value) => ({ value, label: actionWord(value) }))]}
        onChange={(action) => address.narrow({ action })}
      />
      <FilterDate label="From" value={address.filter('from')} onChange={(from) => address.narrow({ from })} />
      <FilterDate label="To" value={address.filter('to')} onChange={(to) => address.narrow({ to })} />
      <ClearFilters address={address} names={filterNames}>
        Clear all filters
      </ClearFilters>
    </ListTools>
  );
}
