import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import * as writing from '#locale/dashboard/writing.ts';
import { postStatuses, type StaffPost } from '../../../domain/post.ts';
import { slugOf } from '../../../domain/slug.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { choicesOf } from '../fields/relations.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { useMay } from '../session/account.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { BeforePublishing } from '../writing/BeforePublishing.tsx';
import { outcomeOfStatus } from '../writing/outcome.ts';
import { SettingsGroup } from '../writing/SettingsGroup.tsx';
import { TitleField } from '../writing/TitleField.tsx';
import { WritingFrame } from '../writing/WritingFrame.tsx';
import { useWrittenLanguages } from '../writing/written-languages.ts';
import { wordedPostFields } from './fields.ts';
import { statusNames } from './PublicationBadge.tsx';
import type { PostControl } from './post-form.ts';

/** The title, which the slug follows until it is edited by hand, or `isSlugKept`. */
function PostTitle({ control, isSlugKept, isNew }: { control: PostControl; isSlugKept: boolean; isNew: boolean }) {
  const { field: slug } = useController({ control, name: 'slug' });
  return (
    <TitleField
      control={control}
      name="title"
      label={wordedPostFields.title.label}
      isNew={isNew}
      placeholder={writing.titleHere}
      onTyped={(title, before) => {
        if (!isSlugKept && slug.value === slugOf(before)) slug.onChange(slugOf(title));
      }}
    />
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

interface PostControlsProps {
  control: PostControl;
  /** As it is kept now; a new post is none. */
  post: StaffPost | undefined;
}

/** Publication and its date. Users who may not publish cannot change them. */
function PublishingFields({ control, post }: PostControlsProps) {
  const mayPublish = useMay('posts.publish');
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
    </>
  );
}

interface PostFieldsProps extends PostControlsProps {
  /** Its languages and versions. */
  beside: ReactNode;
}

/** Places the fields: the form's layout. */
export function PostFields({ control, post, beside }: PostFieldsProps) {
  const field = controlsIn(wordedPostFields, control, post);
  const now = useNow();
  const [status, date] = useWatch({ control, name: ['status', 'published_date'] });
  const record = post && ({ resource: 'posts', record: String(post.id) } as const);
  const languages = useWrittenLanguages(record);
  const publishing = { status: status ?? 'draft', published_date: date || (post?.published_date ?? null) };
  // Other programs may know the slug of a published post: a new title leaves it as it is.
  const isPublished = post?.status === 'published';
  return (
    <WritingFrame
      outcome={outcomeOfStatus(publishing, post, languages, now)}
      checks={
        <BeforePublishing
          control={control}
          record={record}
          description={{ field: 'excerpt' }}
          head={{ field: 'media_id', present: post?.picture ?? null }}
        />
      }
      settings={
        <>
          <SettingsGroup title={words.publishing}>
            <PublishingFields control={control} post={post} />
            {field('is_featured')}
          </SettingsGroup>
          {beside}
          <SettingsGroup title={writing.addressAndExcerpt}>
            {field('slug', isPublished ? { hint: words.slugHintOfPublished } : {})}
            {field('excerpt')}
          </SettingsGroup>
          <SettingsGroup title={writing.categoryAndTags}>
            {field('category', useCategoryHint())}
            {field('tags')}
          </SettingsGroup>
          <SettingsGroup title={writing.featuredPicture}>{field('media_id')}</SettingsGroup>
        </>
      }
    >
      <PostTitle control={control} isSlugKept={isPublished} isNew={post === undefined} />
      {field('content')}
    </WritingFrame>
  );
}
