import { dayOf } from '../../../domain/calendar.ts';
import { postStatuses, type StaffListedPost } from '../../../domain/post.ts';
import { contains } from '../list/list-address.ts';
import { TIME_ZONE } from '../time/kigali.ts';
import { categoryOf, statusNames } from './texts.ts';

/** The filters' names in the address. */
export const filterNames = ['category', 'status', 'featured', 'published'] as const;

export interface PostFilters {
  search: string;
  /** A category's name. */
  category: string;
  status: string;
  /** `true`, `false`, or empty for both. */
  featured: string;
  /** A day, as `2026-11-20`. */
  published: string;
}

/** Offered whether or not there is such a category. */
const fixedCategories = ['Technology', 'Marketing', 'Design', 'Business', 'Tutorials'];

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The categories there are, then the fixed ones that are not among them. */
export function categoryOptions(names: readonly string[]) {
  const others = fixedCategories.filter((fixed) => !names.some((name) => same(name, fixed)));
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

export function matchesPost(post: StaffListedPost, filters: PostFilters): boolean {
  const { search, category, status, featured, published } = filters;
  const day = post.published_date === null ? '' : dayOf(new Date(post.published_date), TIME_ZONE);
  return (
    contains([post.title], search) &&
    (category === '' || same(categoryOf(post), category)) &&
    (status === '' || post.status === status) &&
    (featured === '' || String(post.is_featured) === featured) &&
    (published === '' || day === published)
  );
}
