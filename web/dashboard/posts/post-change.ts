import { type StaffPost, staffPost } from '../../../domain/post.ts';
import type { Change } from '../form/conflict.ts';
import { type PostFormValues, postFormValues } from './form-values.ts';

/** How the fields of a post are compared when somebody else has changed it meanwhile. */
export function postChange(
  post: StaffPost,
  categories: readonly { id: number; name: string }[],
): Change<PostFormValues> {
  const showCategory = (value: unknown) => categories.find(({ id }) => id === value)?.name ?? 'Uncategorized';
  const showPicture = (value: unknown) => {
    if (value === null) return 'No picture';
    return value === post.picture?.id ? 'The picture it had' : 'Another picture';
  };
  return {
    seen: post.updated_at,
    read(current) {
      const left = staffPost.parse(current);
      return { values: postFormValues(left), seen: left.updated_at };
    },
    fields: {
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
    },
  };
}
