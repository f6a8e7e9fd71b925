import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { type PostInput, postInput, type StaffPost } from '../../../domain/post.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { choicesOf } from '../fields/relations.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { everyBlogRecord, onePost } from './calls.ts';
import { wordedPostFields } from './fields.ts';
import { PostFields } from './PostFields.tsx';
import { postChange, postFormValues } from './post-form.ts';
import { isScheduled } from './publishing.ts';

/** Creates a post, or changes the one with this number as it was seen. Throws `RequestFailed`. */
function savePost(input: PostInput, id?: number, seen?: Seen): Promise<StaffPost> {
  if (id === undefined) return request('POST /posts/', { body: input });
  return request('PUT /posts/{id}/', { parameters: { id }, body: { ...input, ...seen } });
}

/** Writes a post, or changes the one that is given. */
function PostForm({ post }: { post?: StaffPost }) {
  const mayPreview = useMay('posts.edit');
  const queries = useQueryClient();
  const { data: categories = [] } = useQuery(choicesOf(wordedPostFields.category.options));
  return (
    <FormScreen
      schema={postInput}
      startsWith={postFormValues(post)}
      change={post && postChange(post, categories)}
      translated={post && { resource: 'posts', record: String(post.id) }}
      versions={post && { collection: 'posts', id: post.id }}
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
      {(control) => <PostFields control={control} post={post} />}
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
            actions={<PostOnSite post={post} />}
          />
          <PostForm post={post} />
        </div>
      )}
    </RecordScreen>
  );
}
