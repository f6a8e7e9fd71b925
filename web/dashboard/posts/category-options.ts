import { fixedCategories } from '#locale/dashboard/posts.ts';
import { optionsOf } from '../list/use-list.ts';

/** The categories there are, then the fixed ones that are not among them. */
export function categoryOptions(names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const others = optionsOf(fixedCategories).filter(({ value }) => !known.has(value.toLowerCase()));
  return [...names.map((name) => ({ value: name, label: name })), ...others];
}
