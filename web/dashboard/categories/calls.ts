import { queryOptions } from '@tanstack/react-query';
import { useTrash } from '../list/trash.ts';
import type { CategoryKind, ManagedCategory } from './kind.ts';

/** The reply is not a list of records with names. */
export class InvalidList extends Error {
  override readonly name = 'InvalidList';

  constructor() {
    super('Fetched data is not valid');
  }
}

async function named(list: Promise<ManagedCategory[]>): Promise<ManagedCategory[]> {
  const reply: unknown = await list;
  const isNamed = (it: unknown) =>
    typeof it === 'object' && it !== null && 'name' in it && typeof it.name === 'string' && it.name !== '';
  if (!Array.isArray(reply) || !reply.every(isNamed)) throw new InvalidList();
  return list;
}

/** All categories of this kind. Fails with `InvalidList` unless every one has a name. */
export const allCategories = <Input>({ queryKey, list }: CategoryKind<Input>) =>
  queryOptions({ queryKey: [...queryKey, 'categories'], queryFn: () => named(list()) });

/** The categories deleted in the last 30 days. */
export const categoriesInTrash = <Input>({ queryKey, trash }: CategoryKind<Input>) =>
  queryOptions({ queryKey: [...queryKey, 'categories in trash'], queryFn: () => named(trash()) });

export function useCategoryTrash<Input>({ queryKey, remove, restore }: CategoryKind<Input>) {
  return useTrash<ManagedCategory>({
    queryKey,
    remove,
    restore,
    one: 'Category',
    nameOf: ({ name }) => name,
  });
}
