import type { ReactNode } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListTools } from '../list/ListTools.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { PageSizeSelect } from '../list/PageSizeSelect.tsx';
import { SearchBox } from '../list/SearchBox.tsx';

/** The options of a filter: no filter first, then each value by its label. */
export function optionsOf<Value extends string>(all: string, labels: Record<Value, string>) {
  const values = Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: all }, ...values];
}

interface EnquiryToolsProps {
  address: ListAddress;
  search: string;
  kinds: { name: string; label: string; options: readonly { value: string; label: string }[] };
  statuses: readonly { value: string; label: string }[];
  sizes: readonly number[];
  usualSize: number;
  pageSize: number;
  /** Filters of this dashboard alone. */
  children?: ReactNode;
}

/** The row above either list: search, kind, status and page size. */
export function EnquiryTools(props: EnquiryToolsProps) {
  const { address, search, kinds, statuses, sizes, usualSize, pageSize, children } = props;
  return (
    <ListTools>
      <SearchBox label={search} value={address.search} onSearch={(text) => address.narrow({ search: text })} />
      <FilterSelect
        label={kinds.label}
        value={address.filter(kinds.name)}
        options={kinds.options}
        onChange={(value) => address.narrow({ [kinds.name]: value })}
      />
      <FilterSelect
        label="Status"
        value={address.filter('status')}
        options={statuses}
        onChange={(value) => address.narrow({ status: value })}
      />
      {children}
      <PageSizeSelect sizes={sizes} usual={usualSize} value={pageSize} address={address} />
    </ListTools>
  );
}
