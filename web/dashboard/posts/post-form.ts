import type { Control } from 'react-hook-form';
import type { z } from 'zod';
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
  const showCategory = (value: unknown) => categories.find(({ id }) => id === value)?.name ?? 'Uncategorized';
  const showPicture = (value: unknown) => {
    if (value === null) return 'No picture';
    return value === post.picture?.id ? 'The previous picture' : 'A different picture';
  };
  return changeOf(post, staffPost, postFormValues, {
    title: 'Title',
    slug: 'Slug',
    content: 'Content',
    excerpt: 'Excerpt',
    media_id: { label: 'Featured Image', show: showPicture },
    status: 'Status',
    published_date: 'Published Date',
    category: { label: 'Category', show: showCategory },
    is_featured: 'Featured Post',
    tags: { label: 'Tags', show: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  });
}
