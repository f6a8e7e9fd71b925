import { Button } from '../components/Button.tsx';
import { filtersSet, type ListFilters, withoutFilters } from './list-filters.ts';

interface ClearFiltersProps extends ListFilters {
  /** "Reset Filters", or what this list calls it. */
  children: string;
}

/** Takes out the search and every filter at once; says how many filters are set. */
export function ClearFilters({ address, names, children }: ClearFiltersProps) {
  const count = filtersSet({ address, names }).length;
  return (
    <Button onClick={() => address.narrow(withoutFilters(names))}>
      {children}
      {count === 0 ? null : (
        <span className="min-w-6 rounded-full bg-accent px-1.5 text-sm text-on-accent tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? 'filter is set' : 'filters are set'}</span>
        </span>
      )}
    </Button>
  );
}
