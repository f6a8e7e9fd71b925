import { z } from 'zod';
import { day, instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { picture } from './picture.ts';
import { staffText } from './reply-text.ts';
import { slugField } from './slug.ts';
import { fileField, MAX_HTML_LENGTH, optionalParagraphs, publishedDateField, requiredField } from './staff-field.ts';
import { line } from './text.ts';
import { timestamps } from './timestamps.ts';
import { translationMarks, wholeTranslationMarks } from './translation-marks.ts';
import { sentFlag, sentId } from './upload.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** Characters of excerpt staff may write, and how many of them a home page card shows. */
export const EXCERPT_LIMIT = 300;
export const POST_CARD_TEXT = 150;

/** Posts on one page of the blog list, and the most category names it offers as popular tags. */
export const POST_PAGE_SIZE = 3;
export const POPULAR_TAGS = 6;

/** Tags of one post, and characters of each. */
const MAX_TAGS = 200;
const MAX_TAG_LENGTH = 100;

export const post = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featured_image: z.string().nullable(),
  picture: picture.nullable(),
  category: z.int().nullable(),
  category_details: z.object({ id: z.int(), name: z.string(), ...translationMarks }).nullable(),
  author_details: z.object({ first_name: z.string(), last_name: z.string(), username: z.string() }).nullable(),
  status: z.enum(postStatuses),
  is_featured: z.boolean(),
  published_date: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  view_count: z.int(),
  like_count: z.int(),
  comment_count: z.int(),
  /** Topics beside its category. */
  tags: z.array(z.string()),
  ...wholeTranslationMarks,
});

const tagsField = z
  .array(line(MAX_TAG_LENGTH, { missing: staffText('enterTag') }).min(1, staffText('enterTag')), {
    error: staffText('sendTags'),
  })
  .max(MAX_TAGS, staffText('tooManyTags', MAX_TAGS))
  .transform((tags) => [...new Set(tags)]);

/**
 * The staff's input. An empty slug is made from the title, or stays as it is. A published post without a date appears at
 * once; one whose date is to come appears then. Left out, the date stays as it is.
 */
export const postInput = z.object({
  title: requiredField(staffText('titleRequired')),
  slug: slugField,
  category: sentId(staffText('chooseCategory')).default(null),
  content: optionalParagraphs(MAX_HTML_LENGTH),
  excerpt: optionalParagraphs(EXCERPT_LIMIT),
  media_id: fileField,
  status: z.enum(postStatuses, { error: staffText('choosePostStatus') }).default('draft'),
  is_featured: sentFlag(staffText('chooseFeatured')).default(false),
  published_date: publishedDateField,
  /** By their names; left out, they stay as they are. */
  tags: tagsField.optional(),
});

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
 * `status`, `is_featured` and `published_on`, a day, are for staff.
 */
export const postQuery = listQuery.extend({
  window: z.enum(postWindows).optional(),
  category: line(200).optional(),
  tag: line(MAX_TAG_LENGTH).optional(),
  status: z.enum(postStatuses, { error: staffText('choosePostStatus') }).optional(),
  is_featured: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  published_on: day.optional(),
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
