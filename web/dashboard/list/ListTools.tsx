import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Button } from '../components/Button.tsx';
import { controlShape } from '../form/Field.tsx';
import { showDay } from '../time/site-time.ts';
import { DayFilter } from './DayFilter.tsx';
import { IN_TRASH } from './list-address.ts';
import type { ListRow } from './list-row.ts';
import { PageSizeSelect } from './PageSizeSelect.tsx';
import { SearchBox, SearchForm } from './SearchBox.tsx';
import { SortChoice } from './SortChoice.tsx';
import type { FilterOption, ListFilter, ListState } from './use-list.ts';

/** The row above a list: its search and its filters. */
export function ToolRow({ children }: { children: ReactNode }) {
  return <div className="list-tools flex flex-wrap items-center gap-x-3 gap-y-1.5">{children}</div>;
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
      className={`${controlShape} sm:max-w-48`}
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
      return <DayFilter label={label} value={value} onChange={onChange} />;
  }
}

/** A filter as a part of a sentence: `status is Draft`. */
function asClause(filter: ListFilter, value: string): string {
  if (filter.kind === 'checkbox') return filter.label.toLowerCase();
  if (filter.kind === 'day') return words.is(filter.label, showDay(value));
  return words.is(filter.label, filterWords(filter, value));
}

/** The number of records that the search and the filters leave, by which, and the way back to all of them. */
function Narrowed<Row extends ListRow>({ list, clear }: { list: ListState<Row>; clear: string | undefined }) {
  const { address, filters, narrowedBy, found, count, rows } = list;
  if (narrowedBy.length === 0 || rows === undefined || count === undefined) return null;
  const clauses = narrowedBy.map((name) => {
    const filter = filters.find((one) => one.name === name);
    const value = address.filter(name);
    return filter === undefined ? words.withText(value) : asClause(filter, value);
  });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-muted">
      <span>{words.narrowed(found, count, clauses.join(', '))}</span>
      {found > 0 ? (
        <button
          type="button"
          // A list's own button stands beside its filters, which are folded away on a phone.
          className={`font-semibold text-accent underline pointer-coarse:min-h-11 ${clear === undefined ? '' : 'sm:hidden'}`}
          onClick={list.clearFilters}
        >
          {clear ?? words.clear}
        </button>
      ) : null}
    </p>
  );
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

interface ListToolsProps<Row extends ListRow> {
  list: ListState<Row>;
  /** The label of the search. */
  search: string;
  /** What is searched, shown in the box where its label does not say so: "Search title and text". */
  searched?: string | undefined;
  /** The word that takes out the search and all filters, where there is such a button: "Reset Filters". */
  clear?: string | undefined;
  /** Searches on submit, not while typing, and shows the active search and filters below. */
  searchOnSubmit?: boolean;
}

/** The search and the filters of a list. */
export function ListTools<Row extends ListRow>(props: ListToolsProps<Row>) {
  const { list, search, searched = search, clear, searchOnSubmit = false } = props;
  const { address, filters, narrowedBy } = list;
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
          hint={searched}
          value={address.search}
          onSearch={(text) => address.narrow({ search: text })}
        />
        {filters.length === 0 ? null : (
          <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {filtersSet === 0 ? words.filters : words.filtersSet(filtersSet)}
          </Button>
        )}
        <SortChoice list={list} />
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
          <PageSizeSelect list={list} />
        </div>
      </ToolRow>
      {searchOnSubmit ? <FilteredBy list={list} /> : <Narrowed list={list} clear={clear} />}
    </>
  );
}
