import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import type { PostInput, postInput, StaffPost } from '../../../domain/post.ts';

/** The values of a post's form. */
export type PostFormValues = z.input<typeof postInput>;

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
