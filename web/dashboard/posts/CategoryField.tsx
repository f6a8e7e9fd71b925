import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import type { StaffPost } from '../../../domain/post.ts';
import { blogCategories } from '../categories/blog-categories.ts';
import { allCategories } from '../categories/calls.ts';
import { SelectField } from '../form/SelectField.tsx';
import type { PostControl } from './form-values.ts';

interface CategoryFieldProps {
  control: PostControl;
  /** The category the post is in now: it can be kept while the list is on its way, or does not come. */
  present: StaffPost['category_details'];
}

/** The field for the post's category. */
export function CategoryField({ control, present }: CategoryFieldProps) {
  const { data, error } = useQuery(allCategories(blogCategories));
  useEffect(() => {
    if (error) toast.error('Error fetching categories');
  }, [error]);
  const known = data ?? (present === null ? [] : [present]);
  return (
    <SelectField
      control={control}
      name="category"
      label="Category"
      hint={error ? 'The categories could not be loaded. The post can be saved all the same.' : undefined}
      options={[{ value: null, label: 'Uncategorized' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
