import { dayOf } from '../../../domain/calendar.ts';
import { type PostQuery, postStatuses, type StaffListedPost } from '../../../domain/post.ts';
import { listedPosts } from '../../staff-calls.ts';
import { contains } from '../list/list-address.ts';
import type { ListDescription } from '../list/list-description.ts';
import { ask } from '../session/ask.ts';
import { TIME_ZONE } from '../time/kigali.ts';
import { everyBlogThing } from './calls.ts';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const featured: Partial<Record<string, boolean>> = { true: true, false: false };

/** Every post that is not in the trash. `category` is a category's name, `published` a day such as `2026-11-20`. */
export const postList: ListDescription<
  StaffListedPost,
  Pick<PostQuery, 'category' | 'status' | 'is_featured' | 'published_on'>
> = {
  queryKey: [...everyBlogThing, 'posts'],
  load: (query, filters) => listedPosts(ask, { ...query, ...filters }),
  filters: ['category', 'status', 'featured', 'published'],
  matches(post, { search, filter }) {
    const [category, status, wanted, published] = [
      filter('category'),
      filter('status'),
      filter('featured'),
      filter('published'),
    ];
    const day = post.published_date === null ? '' : dayOf(new Date(post.published_date), TIME_ZONE);
    return (
      contains([post.title], search) &&
      (category === '' || same(post.category_details?.name ?? '', category)) &&
      (status === '' || post.status === status) &&
      (featured[wanted] === undefined || post.is_featured === featured[wanted]) &&
      (published === '' || day === published)
    );
  },
  parameters: ({ filter }) => ({
    category: filter('category') || undefined,
    status: postStatuses.find((status) => status === filter('status')),
    is_featured: featured[filter('featured')],
    published_on: filter('published') || undefined,
  }),
  ordering: { title: 'title', status: 'status', published_date: 'published_date', created_at: 'created_at' },
};
