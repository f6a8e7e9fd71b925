import { useQuery } from '@tanstack/react-query';
import { allCategories } from '../categories/calls.ts';
import { galleryCategories } from '../categories/gallery-categories.ts';
import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterDate } from '../list/FilterDate.tsx';
import { FilteredBy } from '../list/FilteredBy.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { SearchForm } from '../list/SearchForm.tsx';
import { showDay } from '../time/site-time.ts';
import { filterNames, mediaTypeOptions, statusOptions } from './filters.ts';

type Options = readonly { value: string; label: string }[];

/** The label of a chosen value; empty if none is chosen. */
const wordOf = (options: Options, value: string) =>
  value === '' ? '' : (options.find((option) => option.value === value)?.label ?? value);

/** Narrows the list down, and says by what. */
export function GalleryFilters({ address }: { address: ListAddress }) {
  const { data: categories = [] } = useQuery(allCategories(galleryCategories));
  const categoryOptions = [
    { value: '', label: 'All Categories' },
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const [category, mediaType, status, uploaded] = [
    address.filter('category'),
    address.filter('media_type'),
    address.filter('status'),
    address.filter('uploaded'),
  ];
  return (
    <>
      <ListTools>
        <SearchForm label="Search by title" value={address.search} onSearch={(search) => address.narrow({ search })} />
        <FilterSelect
          label="Category"
          value={category}
          options={categoryOptions}
          onChange={(value) => address.narrow({ category: value })}
        />
        <FilterSelect
          label="Media type"
          value={mediaType}
          options={mediaTypeOptions}
          onChange={(value) => address.narrow({ media_type: value })}
        />
        <FilterSelect
          label="Status"
          value={status}
          options={statusOptions}
          onChange={(value) => address.narrow({ status: value })}
        />
        <FilterDate label="Uploaded on" value={uploaded} onChange={(day) => address.narrow({ uploaded: day })} />
        <ClearFilters address={address} names={filterNames}>
          Reset
        </ClearFilters>
      </ListTools>
      <FilteredBy
        address={address}
        words={{
          search: address.search === '' ? '' : `Title: ${address.search}`,
          category: wordOf(categoryOptions, category),
          media_type: wordOf(mediaTypeOptions, mediaType),
          status: wordOf(statusOptions, status),
          uploaded: uploaded === '' ? '' : `Uploaded on ${showDay(uploaded)}`,
        }}
      />
    </>
  );
}
