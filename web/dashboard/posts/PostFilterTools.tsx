import { useQuery } from '@tanstack/react-query';
import { blogCategories } from '../categories/blog-categories.ts';
import { allCategories } from '../categories/calls.ts';
import { ClearFilters } from '../list/ClearFilters.tsx';
import { FilterDate } from '../list/FilterDate.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { postList } from './description.ts';
import { categoryOptions, featuredOptions, statusOptions } from './filters.ts';

/** The search and the filters above the list. */
export function PostFilterTools({ address }: { address: ListAddress }) {
  const { data: categories = [] } = useQuery(allCategories(blogCategories));
  return (
    <ListTools>
      <SearchBox
        label="Search by title..."
        value={address.search}
        onSearch={(text) => address.narrow({ search: text })}
      />
      <FilterSelect
        label="Category"
        value={address.filter('category')}
        options={categoryOptions(categories.map(({ name }) => name))}
        onChange={(value) => address.narrow({ category: value })}
      />
      <FilterSelect
        label="Status"
        value={address.filter('status')}
        options={statusOptions}
        onChange={(value) => address.narrow({ status: value })}
      />
      <FilterSelect
        label="Featured"
        value={address.filter('featured')}
        options={featuredOptions}
        onChange={(value) => address.narrow({ featured: value })}
      />
      <FilterDate
        label="Published"
        value={address.filter('published')}
        onChange={(day) => address.narrow({ published: day })}
      />
      <ClearFilters address={address} names={postList.filters}>
        Reset
      </ClearFilters>
    </ListTools>
  );
}
