import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import * as versionWords from '#locale/dashboard/versions.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { categories as blogCategories } from '../../../domain/collections/categories.ts';
import { EXCERPT_LIMIT, type PostInput, postInput, type StaffPost } from '../../../domain/post.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { allRecords } from '../collections/calls.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { everyBlogRecord, onePost } from './calls.ts';
import { CategoryField, PublishingFields, TagsField, TitleAndSlug } from './PostFields.tsx';
import { type PostControl, postChange, postFormValues } from './post-form.ts';
import { isScheduled } from './publishing.ts';

/** Creates a post, or changes the one with this number as it was seen. Throws `RequestFailed`. */
function savePost(input: PostInput, id?: number, seen?: Seen): Promise<StaffPost> {
  if (id === undefined) return request('POST /posts/', { body: input });
  return request('PUT /posts/{id}/', { parameters: { id }, body: { ...input, ...seen } });
}

/** The post in a few words, counted as they are written. */
function ExcerptField({ control }: { control: PostControl }) {
  const text = useWatch({ control, name: 'excerpt' }) ?? '';
  return (
    <TextAreaField
      control={control}
      name="excerpt"
      label={words.excerpt}
      hint={words.charactersOf(text.length, EXCERPT_LIMIT)}
      rows={3}
      maxLength={EXCERPT_LIMIT}
    />
  );
}

/** Writes a post, or changes the one that is given. */
function PostForm({ post }: { post?: StaffPost }) {
  const mayPreview = useMay('posts.edit');
  const queries = useQueryClient();
  const { data: categories = [] } = useQuery(allRecords(blogCategories));
  return (
    <FormScreen
      schema={postInput}
      startsWith={postFormValues(post)}
      change={post && postChange(post, categories)}
      translated={post && { resource: 'posts', record: String(post.id) }}
      draft={`post ${post?.id ?? 'new'}`}
      submit={words.savePost}
      submitting={words.saving}
      failed={post ? words.updatingFailed : words.creatingFailed}
      backTo={staffAddresses.posts}
      preview={
        mayPreview ? (input) => request('POST /previews/posts/', { body: { ...input, id: post?.id } }) : undefined
      }
      save={async (input, seen) => {
        await savePost(input, post?.id, seen);
        toast.success(post ? words.updated : words.postCreated);
        await queries.invalidateQueries({ queryKey: everyBlogRecord });
      }}
    >
      {(control) => (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <FormSection title={words.post}>
            <TitleAndSlug control={control} isPublished={post?.status === 'published'} />
            <RichTextField control={control} name="content" label={words.content} />
            <ExcerptField control={control} />
            <PictureField
              control={control}
              name="media_id"
              label={words.featuredImage}
              hint={words.featuredImageHint}
              rule={uploadRules.picture}
              present={post?.picture ?? null}
            />
          </FormSection>
          <FormSection title={words.publishing}>
            <PublishingFields control={control} present={post} />
            <CategoryField control={control} present={post?.category_details ?? null} />
            <TagsField control={control} />
            <CheckboxField
              control={control}
              name="is_featured"
              label={words.featuredPost}
              hint={words.featuredPostHint}
            />
          </FormSection>
        </div>
      )}
    </FormScreen>
  );
}

/** Leads to the post on the site, where visitors read it. */
function PostOnSite({ post }: { post: StaffPost }) {
  const now = useNow();
  const isPublic = post.status === 'published' && !isScheduled(post, now);
  return isPublic ? <SiteLink page={addresses.post(post.id)} words={words.viewOnSite} /> : null;
}

/** The form for a post still to be written. */
export function NewPost() {
  return (
    <div className="grid max-w-7xl gap-6">
      <ScreenHeader title={words.blogManagement} subtitle={words.newPostSubtitle} />
      <PostForm />
    </div>
  );
}

/** The form of the post in the address. */
export function EditPost() {
  return (
    <RecordScreen
      one={onePost}
      title={words.blogManagement}
      loading={words.loadingPost}
      failed={words.postFailed}
      list={staffAddresses.posts}
    >
      {(post) => (
        <div className="grid max-w-7xl gap-6">
          <ScreenHeader
            title={words.blogManagement}
            subtitle={words.editPostSubtitle}
            actions={
              <>
                <PostOnSite post={post} />
                <Link to={staffAddresses.postVersions(post.id)} className={buttonLook('secondary')}>
                  {versionWords.earlierVersions}
                </Link>
              </>
            }
          />
          <PostForm post={post} />
        </div>
      )}
    </RecordScreen>
  );
}
