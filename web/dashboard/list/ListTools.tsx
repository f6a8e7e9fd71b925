import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Button } from '../components/Button.tsx';
import { controlShape } from '../form/Field.tsx';
import { showDay } from '../time/site-time.ts';
import { IN_TRASH, PAGE_SIZE } from './list-address.ts';
import type { ListRow } from './list-row.ts';
import { SearchBox, SearchForm } from './SearchBox.tsx';
import type { FilterOption, ListFilter, ListState } from './use-list.ts';

/** The row above a list: its search and its filters. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>;
}

interface FilterSelectProps {
  /** The filter's name for screen readers; the first option shows it. */
  label: string;
  value: string;
  /** The word for no filter. */
  all: string;
  options: readonly FilterOption[];
  onChange(value: string): void;
}

/** A filter with a few values. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      className={controlShape}
    >
      {[{ value: '', label: all }, ...options].map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface FilterControlProps {
  filter: ListFilter;
  value: string;
  onChange(value: string): void;
}

function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const { kind, label } = filter;
  switch (kind) {
    case 'choice':
      return <FilterSelect label={label} value={value} all={filter.all} options={filter.options} onChange={onChange} />;
    case 'checkbox':
      return (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2">
          <input
            type="checkbox"
            className="size-5"
            checked={value === filter.value}
            onChange={(event) => onChange(event.target.checked ? filter.value : '')}
          />
          {label}
        </label>
      );
    case 'day':
      return (
        <label className="flex items-center gap-2.5">
          {label}
          <input
            type="date"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={controlShape}
          />
        </label>
      );
  }
}

/** A filter in words: its choice, or the day. */
function filterWords(filter: ListFilter, value: string): string {
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value;
  return filter.kind === 'day' ? `${filter.label} ${showDay(value)}` : filter.label;
}

/** The filters in use, a chip for each; pressing a chip removes the filter. */
function FilteredBy<Row extends ListRow>({ list: { address, filters, narrowedBy } }: { list: ListState<Row> }) {
  const chips = narrowedBy.map((name) => {
    const filter = filters.find((one) => one.name === name);
    const value = address.filter(name);
    return { name, text: filter === undefined ? words.titleIs(value) : filterWords(filter, value) };
  });
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <p className="text-muted">{chips.length === 0 ? words.notFiltered : words.filteredBy}</p>
      {chips.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          aria-label={words.removeTheFilter(text)}
          onClick={() => address.narrow({ [name]: '' })}
          className="flex min-h-11 items-center gap-2 border border-line-strong bg-raised px-3 text-sm font-semibold hover:bg-accent-surface"
        >
          {text}
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}

/** Chooses the number of rows per page. */
function PageSizeSelect<Row extends ListRow>({ list }: { list: ListState<Row> }) {
  const { address, pageSize, pageSizes } = list;
  const choose = (size: string) => address.narrow({ [PAGE_SIZE]: size === String(pageSizes[0]) ? '' : size });
  return (
    <label className="flex items-center gap-2.5">
      {words.rowsPerPage}
      <select value={pageSize} onChange={(event) => choose(event.target.value)} className={controlShape}>
        {pageSizes
          .toSorted((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
      </select>
    </label>
  );
}

interface ListToolsProps<Row extends ListRow> {
  list: ListState<Row>;
  /** The label of the search. */
  search: string;
  /** The word that takes out the search and all filters, where there is such a button: "Reset Filters". */
  clear?: string;
  /** Searches on submit, not while typing, and shows the active search and filters below. */
  searchOnSubmit?: boolean;
  children?: ReactNode;
}

/** The search and the filters of a list. */
export function ListTools<Row extends ListRow>(props: ListToolsProps<Row>) {
  const { list, search, clear, searchOnSubmit = false, children } = props;
  const { address, filters, narrowedBy, pageSizes } = list;
  const Search = searchOnSubmit ? SearchForm : SearchBox;
  const [isOpen, setOpen] = useState(false);
  const filtersSet = narrowedBy.filter((name) => name !== 'search').length;
  return (
    <>
      <ToolRow>
        <Search
          // Text that was typed and not searched for yet is dropped.
          key={address.inTrash ? IN_TRASH : 'list'}
          label={search}
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        {filters.length === 0 ? null : (
          <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {filtersSet === 0 ? words.filters : words.filtersSet(filtersSet)}
          </Button>
        )}
        <div className={isOpen || filters.length === 0 ? 'contents' : 'contents max-sm:hidden'}>
          {filters.map((filter) => (
            <FilterControl
              key={filter.name}
              filter={filter}
              value={address.filter(filter.name)}
              onChange={(value) => address.narrow({ [filter.name]: value })}
            />
          ))}
          {clear === undefined ? null : (
            <Button onClick={list.clearFilters}>
              {clear}
              {filtersSet === 0 ? null : (
                <span className="min-w-6 rounded-full bg-accent px-1.5 text-sm text-on-accent tabular-nums">
                  {filtersSet}
                  <span className="sr-only"> {filtersSet === 1 ? words.filterIsSet : words.filtersAreSet}</span>
                </span>
              )}
            </Button>
          )}
          {pageSizes.length === 1 ? null : <PageSizeSelect list={list} />}
        </div>
        {children}
      </ToolRow>
      {searchOnSubmit ? <FilteredBy list={list} /> : null}
    </>
  );
}
