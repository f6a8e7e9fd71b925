import { z } from 'zod';
import { endOfDay } from './calendar.ts';
import { instant } from './instant.ts';
import { picture } from './picture.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;

/** Characters of excerpt staff may write, and how many of them a home page card shows. */
export const EXCERPT_LIMIT = 300;
export const POST_CARD_TEXT = 150;

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
export const postWindows = ['home'] as const;
export type PostWindow = (typeof postWindows)[number];

/** Home shows posts created up to the end of today, the newest first: spec section 9. */
export function postRange(window: PostWindow, now: Date, timeZone: string): { createdUpTo: Date; most: number } {
  switch (window) {
    case 'home':
      return { createdUpTo: endOfDay(now, timeZone), most: 4 };
  }
}
