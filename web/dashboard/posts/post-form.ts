import type { Control, FieldValues } from 'react-hook-form';
import { type PostInput, type StaffPost, staffPost } from '../../../domain/post.ts';
import { comparedFields, formValues } from '../fields/record-form.ts';
import { changeOf } from '../form/conflict.ts';
import { wordedPostFields } from './fields.ts';

export type PostControl = Control<FieldValues, unknown, PostInput>;

export const postFormValues = (post: StaffPost | undefined) => formValues(wordedPostFields, post);

/** The fields of a post, compared after somebody else has changed it. */
export function postChange(post: StaffPost, categories: readonly { id: number; name: string }[]) {
  const { label, options } = wordedPostFields.category;
  const show = (value: unknown) => categories.find(({ id }) => id === value)?.name ?? options.none;
  const compared = { ...comparedFields(wordedPostFields), category: { label, show } };
  return changeOf<StaffPost, FieldValues>(post, staffPost, postFormValues, compared);
}
