import { z } from 'zod';
import { endOfDay } from './calendar.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { picture } from './picture.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;

/** Characters of excerpt staff may write, and how many of them a home page card shows. */
export const EXCERPT_LIMIT = 300;
export const POST_CARD_TEXT = 150;

/** Posts on one page of the blog list, and the most category names it offers as popular tags. */
export const POST_PAGE_SIZE = 3;
export const POPULAR_TAGS = 6;

export const post = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featured_image: z.string().nullable(),
  picture: picture.nullable(),
  category: z.int().nullable(),
  category_details: z.object({ id: z.int(), name: z.string() }).nullable(),
  author_details: z.object({ first_name: z.string(), last_name: z.string(), username: z.string() }).nullable(),
  status: z.enum(postStatuses),
  is_featured: z.boolean(),
  published_date: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  view_count: z.int(),
  like_count: z.int(),
  comment_count: z.int(),
});

/** Lists leave out the long HTML. */
export const listedPost = post.omit({ content: true });

export type Post = z.infer<typeof post>;
export type ListedPost = z.infer<typeof listedPost>;

/** The lists of posts a visitor meets, by name. */
export const postWindows = ['home', 'recent'] as const;
export type PostWindow = (typeof postWindows)[number];

/** `category` is a category's number or its name. `window` stands for a list of its own; no other filter counts then. */
export const postQuery = listQuery.extend({
  window: z.enum(postWindows).optional(),
  category: z.string().trim().max(200).optional(),
});

export type PostQuery = z.infer<typeof postQuery>;

/** The newest posts, created up to the end of today: spec section 9. `most` is how many are shown. */
export function postRange(window: PostWindow, now: Date, timeZone: string): { createdUpTo: Date; most: number } {
  const createdUpTo = endOfDay(now, timeZone);
  switch (window) {
    case 'home':
      return { createdUpTo, most: 4 };
    case 'recent':
      return { createdUpTo, most: 3 };
  }
}
