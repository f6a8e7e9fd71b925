import { dayOf } from '../../../domain/calendar.ts';
import { day } from '../../../domain/instant.ts';
import { type PostQuery, postStatuses, type StaffListedPost } from '../../../domain/post.ts';
import { everyBlogRecord } from '../categories/blog-categories.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription, Wanted } from '../list/list-description.ts';
import { request } from '../session/request.ts';
import { siteTimeZone } from '../time/site-time.ts';

type PostFilters = Pick<PostQuery, 'category' | 'status' | 'is_featured' | 'published_on'>;

const featured: Partial<Record<string, boolean>> = { true: true, false: false };

/** The filters in the address; an unknown value counts as none. */
const filtersOf = ({ filter }: Wanted): PostFilters => ({
  category: filter('category') || undefined,
  status: postStatuses.find((status) => status === filter('status')),
  is_featured: featured[filter('featured')],
  published_on: day.safeParse(filter('published')).data,
});

const isIn = (post: StaffListedPost, category: string) =>
  post.category_details?.name.toLowerCase() === category.toLowerCase();

const isFrom = ({ published_date }: StaffListedPost, wanted: string) =>
  published_date !== null && dayOf(new Date(published_date), siteTimeZone()) === wanted;

/** Every post that is not in the trash. `category` is a category's name, `published` a day such as `2026-11-20`. */
export const postList: ListDescription<StaffListedPost, PostFilters> = {
  queryKey: [...everyBlogRecord, 'posts'],
  load: (query, filters) => request('GET /posts/', { query: { ...query, ...filters } }),
  filters: ['category', 'status', 'featured', 'published'],
  matches(post, wanted) {
    const { category, status, is_featured, published_on } = filtersOf(wanted);
    return (
      contains([post.title], wanted.search) &&
      (category === undefined || isIn(post, category)) &&
      (status === undefined || post.status === status) &&
      (is_featured === undefined || post.is_featured === is_featured) &&
      (published_on === undefined || isFrom(post, published_on))
    );
  },
  parameters: filtersOf,
  ordering: { title: 'title', status: 'status', published_date: 'published_date', created_at: 'created_at' },
};
