import type { ListAddress } from './list-address.ts';

/** The name in the address that says how many rows a page has. */
export const PAGE_SIZE = 'page_size';

/** The page size the address asks for, if it is one of the list's own. */
export function pageSizeOf(address: ListAddress, sizes: readonly number[], usual: number): number {
  return sizes.find((size) => String(size) === address.filter(PAGE_SIZE)) ?? usual;
}
