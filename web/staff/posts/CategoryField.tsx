import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import type { StaffPost } from '../../../domain/post.ts';
import { SelectField } from '../form/SelectField.tsx';
import { postCategories } from './calls.ts';
import type { PostControl } from './form-values.ts';

interface CategoryFieldProps {
  control: PostControl;
  /** The category the post is in now: it stays to be chosen while the list is on its way, or does not come. */
  present: StaffPost['category_details'];
}

/** What the post is filed under. */
export function CategoryField({ control, present }: CategoryFieldProps) {
  const { data, error } = useQuery(postCategories);
  useEffect(() => {
    if (error) toast.error('Error fetching categories');
  }, [error]);
  const known = data ?? (present === null ? [] : [present]);
  return (
    <SelectField
      control={control}
      name="category"
      label="Category"
      hint={error ? 'The categories could not be loaded.' : undefined}
      options={[{ value: null, label: 'Uncategorized' }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
