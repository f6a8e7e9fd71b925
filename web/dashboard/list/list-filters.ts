import type { ListAddress } from './list-address.ts';

/** The filters of a list, by their names in the address. */
export interface ListFilters {
  address: ListAddress;
  names: readonly string[];
}

/** The names of those that are set. */
export function filtersSet({ address, names }: ListFilters): string[] {
  return names.filter((name) => address.filter(name) !== '');
}

/** The change of the address that takes out the search and all filters. */
export function withoutFilters(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(['search', ...names].map((name) => [name, '']));
}
