import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import { categories as blogCategories } from '../../../domain/collections/categories.ts';
import { type PostStatus, postStatuses, type StaffPost } from '../../../domain/post.ts';
import { slugOf } from '../../../domain/slug.ts';
import { allRecords } from '../collections/calls.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { controlLook } from '../form/Field.tsx';
import { FormField } from '../form/FormField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useMay } from '../session/account.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import type { PostControl } from './post-form.ts';
import { publishingMeaning } from './publishing.ts';
import { statusNames } from './StatusBadge.tsx';

interface TitleAndSlugProps {
  control: PostControl;
  /** The post is published under this slug, which other programs may know: a new title leaves it as it is. */
  isPublished: boolean;
}

/** The title, and the slug that follows it until the slug is edited by hand. */
export function TitleAndSlug({ control, isPublished }: TitleAndSlugProps) {
  const { field: slug } = useController({ control, name: 'slug' });
  return (
    <>
      <FormField control={control} name="title" label={words.title}>
        {(wiring, title) => (
          <input
            {...wiring}
            value={title.value}
            onChange={({ target }) => {
              if (!isPublished && slug.value === slugOf(title.value)) slug.onChange(slugOf(target.value));
              title.onChange(target.value);
            }}
            className={controlLook}
          />
        )}
      </FormField>
      <TextField
        control={control}
        name="slug"
        label={words.slug}
        spellCheck={false}
        hint={isPublished ? words.slugHintOfPublished : words.slugHint}
      />
    </>
  );
}

interface CategoryFieldProps {
  control: PostControl;
  /** The category the post is in now: it can be kept while the list is on its way, or does not come. */
  present: StaffPost['category_details'];
}

/** The field for the post's category. */
export function CategoryField({ control, present }: CategoryFieldProps) {
  const { data, error } = useQuery(allRecords(blogCategories));
  useEffect(() => {
    if (error) toast.error(words.categoriesFailed);
  }, [error]);
  const known = data ?? (present === null ? [] : [present]);
  return (
    <SelectField
      control={control}
      name="category"
      label={words.category}
      hint={error ? words.categoriesFailedHint : undefined}
      options={[
        { value: null, label: words.uncategorized },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** The field for the post's tags, separated by commas. */
export function TagsField({ control }: { control: PostControl }) {
  const [typed, setTyped] = useState('');
  return (
    <FormField control={control} name="tags" label={words.tags} hint={words.tagsHint}>
      {(wiring, { value: tags = [], onChange }) => (
        <input
          {...wiring}
          // The typed text stays as it is, unless a draft or another user's change gives the form other tags.
          value={tagsIn(typed).join() === tags.join() ? typed : tags.join(', ')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(tagsIn(target.value));
          }}
          className={controlLook}
        />
      )}
    </FormField>
  );
}

interface PublishingFieldsProps {
  control: PostControl;
  /** As it is kept now; a new post is none. */
  present: { status: PostStatus; published_date: string | null } | undefined;
}

/** Publication and its date. Users who may not publish cannot change them. */
export function PublishingFields({ control, present }: PublishingFieldsProps) {
  const mayPublish = useMay('posts.publish');
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const was = present?.status ?? 'draft';
  const open = mayPublish
    ? postStatuses
    : postStatuses.filter((it) => it === was || (it !== 'published' && was !== 'published'));
  const mayDate = mayPublish || was !== 'published';
  return (
    <>
      <SelectField
        control={control}
        name="status"
        label={words.status}
        hint={mayPublish ? undefined : words.mayNotPublish}
        options={open.map((value) => ({ value, label: statusNames[value] }))}
      />
      {mayDate ? (
        <DateTimeField
          control={control}
          name="published_date"
          label={words.publishedDate}
          hint={words.publishedDateHint(siteTimeName())}
        />
      ) : null}
      <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
        {publishingMeaning(
          { status: status ?? 'draft', published_date: date || (present?.published_date ?? null) },
          now,
        )}
      </p>
    </>
  );
}
