import { postStatuses } from '../../../domain/post.ts';
import { statusNames } from './texts.ts';

/** Offered whether or not there is such a category. */
const fixedCategories = ['Technology', 'Marketing', 'Design', 'Business', 'Tutorials'];

/** The categories there are, then the fixed ones that are not among them. */
export function categoryOptions(names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const others = fixedCategories.filter((fixed) => !known.has(fixed.toLowerCase()));
  return [
    { value: '', label: 'All Categories' },
    ...[...names, ...others].map((name) => ({ value: name, label: name })),
  ];
}

export const statusOptions = [
  { value: '', label: 'All Status' },
  ...postStatuses.map((value) => ({ value, label: statusNames[value] })),
];

export const featuredOptions = [
  { value: '', label: 'Featured and not' },
  { value: 'true', label: 'Featured only' },
  { value: 'false', label: 'Non-featured only' },
];
