import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import { postStatuses, type StaffPost } from '../../../domain/post.ts';
import { slugOf } from '../../../domain/slug.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { choicesOf } from '../fields/relations.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { controlLook } from '../form/Field.tsx';
import { FormField } from '../form/FormField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { useMay } from '../session/account.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { wordedPostFields } from './fields.ts';
import { statusNames } from './PublicationBadge.tsx';
import type { PostControl } from './post-form.ts';
import { publishingMeaning } from './publishing.ts';

/** The title, which the slug follows until it is edited by hand, or `isSlugKept`. */
function TitleField({ control, isSlugKept }: { control: PostControl; isSlugKept: boolean }) {
  const { field: slug } = useController({ control, name: 'slug' });
  return (
    <FormField control={control} name="title" label={wordedPostFields.title.label}>
      {(wiring, title) => (
        <input
          {...wiring}
          value={title.value}
          onChange={({ target }) => {
            if (!isSlugKept && slug.value === slugOf(title.value)) slug.onChange(slugOf(target.value));
            title.onChange(target.value);
          }}
          className={controlLook}
        />
      )}
    </FormField>
  );
}

/** The hint of the category where the categories did not come, which is told once. */
function useCategoryHint() {
  const { error } = useQuery(choicesOf(wordedPostFields.category.options));
  useEffect(() => {
    if (error) toast.error(words.categoriesFailed);
  }, [error]);
  return error ? { hint: words.categoriesFailedHint } : {};
}

interface PostFieldsProps {
  control: PostControl;
  /** As it is kept now; a new post is none. */
  post: StaffPost | undefined;
}

/** Publication and its date. Users who may not publish cannot change them. */
function PublishingFields({ control, post }: PostFieldsProps) {
  const mayPublish = useMay('posts.publish');
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const was = post?.status ?? 'draft';
  const open = mayPublish
    ? postStatuses
    : postStatuses.filter((it) => it === was || (it !== 'published' && was !== 'published'));
  const mayDate = mayPublish || was !== 'published';
  return (
    <>
      <SelectField
        control={control}
        name="status"
        label={wordedPostFields.status.label}
        hint={mayPublish ? undefined : words.mayNotPublish}
        options={open.map((value) => ({ value, label: statusNames[value] ?? value }))}
      />
      {mayDate ? (
        <DateTimeField
          control={control}
          name="published_date"
          label={wordedPostFields.published_date.label}
          hint={words.publishedDateHint(siteTimeName())}
        />
      ) : null}
      <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
        {publishingMeaning({ status: status ?? 'draft', published_date: date || (post?.published_date ?? null) }, now)}
      </p>
    </>
  );
}

/** Places the fields: the form's layout. */
export function PostFields({ control, post }: PostFieldsProps) {
  const field = controlsIn(wordedPostFields, control, post);
  // Other programs may know the slug of a published post: a new title leaves it as it is.
  const isPublished = post?.status === 'published';
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <FormSection title={words.post}>
        <TitleField control={control} isSlugKept={isPublished} />
        {field('slug', isPublished ? { hint: words.slugHintOfPublished } : {})}
        {field('content')}
        {field('excerpt')}
        {field('media_id')}
      </FormSection>
      <FormSection title={words.publishing}>
        <PublishingFields control={control} post={post} />
        {field('category', useCategoryHint())}
        {field('tags')}
        {field('is_featured')}
      </FormSection>
    </div>
  );
}
