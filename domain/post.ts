import { z } from 'zod';
import { readShape, writtenShape } from './fields/field.ts';
import { MAX_TAG_LENGTH } from './fields/tags.ts';
import { day, instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { postFields } from './post-fields.ts';
import { staffText } from './reply-text.ts';
import { line } from './text.ts';
import { timestamps } from './timestamps.ts';
import { wholeTranslationMarks } from './translation-marks.ts';

export const postStatuses = postFields.status.read.options;
export type PostStatus = (typeof postStatuses)[number];

/** Characters of the excerpt that a home page card shows. */
export const POST_CARD_TEXT = 150;

/** Posts on one page of the blog list, and the most category names it offers as popular tags. */
export const POST_PAGE_SIZE = 3;
export const POPULAR_TAGS = 6;

export const post = z.object({
  id: z.int(),
  ...readShape(postFields),
  author_details: z.object({ first_name: z.string(), last_name: z.string(), username: z.string() }).nullable(),
  created_at: instant,
  updated_at: instant,
  view_count: z.int(),
  like_count: z.int(),
  comment_count: z.int(),
  ...wholeTranslationMarks,
});

/**
 * The staff's input. An empty slug is made from the title, or stays as it is. A published post without a date appears at
 * once; one whose date is to come appears then. Left out, the date stays as it is.
 */
export const postInput = z.object(writtenShape(postFields));

/** Lists leave out the long HTML. */
export const listedPost = post.omit({ content: true, tags: true });

export const staffPost = post.extend(timestamps);
export const staffListedPost = staffPost.omit({ content: true, tags: true });

export type Post = z.infer<typeof post>;
export type ListedPost = z.infer<typeof listedPost>;
export type StaffPost = z.infer<typeof staffPost>;
export type StaffListedPost = z.infer<typeof staffListedPost>;
export type PostInput = z.infer<typeof postInput>;

/** The lists of posts a visitor meets, by name. */
const postWindows = ['home', 'recent'] as const;
export type PostWindow = (typeof postWindows)[number];

/**
 * `category` is a category's number or its name, `tag` the name of a tag. `window` stands for a list of its own; no other filter counts then.
 * `status`, `is_featured`, `published_on`, a day, and `asks`, whether somebody asks for it to be published, are for staff.
 */
export const postQuery = listQuery.extend({
  window: z.enum(postWindows).optional(),
  category: line(200).optional(),
  tag: line(MAX_TAG_LENGTH).optional(),
  status: z.enum(postStatuses, { error: staffText('choosePostStatus') }).optional(),
  is_featured: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  published_on: day.optional(),
  asks: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
});

export type PostQuery = z.infer<typeof postQuery>;
export type PostOrder =
  | 'created_at'
  | 'updated_at'
  | 'published_date'
  | 'title'
  | 'author'
  | 'category'
  | 'status'
  | 'view_count';

/** How many of the newest posts each window shows: spec section 9, and `posts-by-publication` in decision 39. */
export const postsIn: Readonly<Record<PostWindow, number>> = { home: 4, recent: 3 };
