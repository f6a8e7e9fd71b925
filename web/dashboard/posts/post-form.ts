import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import * as words from '#locale/dashboard/posts.ts';
import { type PostInput, type postInput, type StaffPost, staffPost } from '../../../domain/post.ts';
import { changeOf } from '../form/conflict.ts';

/** The values of a post's form. */
type PostFormValues = z.input<typeof postInput>;

export type PostControl = Control<PostFormValues, unknown, PostInput>;

/** The initial values of the form: empty, or the post as it is. */
export function postFormValues(post: StaffPost | undefined): PostFormValues {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    category: post?.category ?? null,
    content: post?.content ?? '',
    excerpt: post?.excerpt ?? '',
    media_id: post?.picture?.id ?? null,
    status: post?.status ?? 'draft',
    is_featured: post?.is_featured ?? false,
    published_date: post?.published_date ?? null,
    tags: post?.tags ?? [],
  };
}

/** The fields of a post, compared after somebody else has changed it. */
export function postChange(post: StaffPost, categories: readonly { id: number; name: string }[]) {
  const showCategory = (value: unknown) => categories.find(({ id }) => id === value)?.name ?? words.uncategorized;
  const showPicture = (value: unknown) => {
    if (value === null) return words.noPicture;
    return value === post.picture?.id ? words.previousPicture : words.differentPicture;
  };
  return changeOf(post, staffPost, postFormValues, {
    title: words.title,
    slug: words.slug,
    content: words.content,
    excerpt: words.excerpt,
    media_id: { label: words.featuredImage, show: showPicture },
    status: words.status,
    published_date: words.publishedDate,
    category: { label: words.category, show: showCategory },
    is_featured: words.featuredPost,
    tags: { label: words.tags, show: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  });
}
