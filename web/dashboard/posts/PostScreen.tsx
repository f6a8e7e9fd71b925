import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/posts.ts';
import * as writing from '#locale/dashboard/writing.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { NEW_RECORD, type PublishingAsk } from '../../../domain/drafts.ts';
import { type PostInput, postInput, type StaffPost } from '../../../domain/post.ts';
import type { Seen } from '../../../domain/timestamps.ts';
import { sayPublished as answerAsk, asksOf } from '../asking/calls.ts';
import { RecordAsks } from '../asking/RecordAsks.tsx';
import { useAsking } from '../asking/use-asking.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { choicesOf } from '../fields/relations.ts';
import { fitting } from '../form/drafts.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { Hint } from '../hints/Hint.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { useTakingBack } from '../writing/taking-back.ts';
import { everyBlogRecord, onePost } from './calls.ts';
import { wordedPostFields } from './fields.ts';
import { PostFields } from './PostFields.tsx';
import { postChange, postFormValues } from './post-form.ts';
import { isScheduled } from './publishing.ts';

/** Creates a post, or changes the one with this number as it was seen. Throws `RequestFailed`. */
function savePost(input: PostInput, id?: number, seen?: Seen, key?: string): Promise<StaffPost> {
  if (id === undefined) return request('POST /posts/', { body: input, key });
  return request('PUT /posts/{id}/', { parameters: { id }, body: { ...input, ...seen } });
}

interface PostFormProps {
  post?: StaffPost;
  /** What somebody asks to be published of a post that visitors read: the form begins with their changes. */
  taken?: PublishingAsk | undefined;
}

/** Writes a post, or changes the one that is given. Who may not publish asks for it. */
function PostForm({ post, taken }: PostFormProps) {
  const mayPreview = useMay('posts.edit');
  const mayPublish = useMay('posts.publish');
  const asking = useAsking<PostInput>('posts', post);
  const { onlyAsks, instead } = asking;
  const startsWith = postFormValues(post);
  const queries = useQueryClient();
  const now = useNow();
  const { data: categories = [] } = useQuery(choicesOf(wordedPostFields.category.options));
  const isPublishing = useRef(false);
  const isTakingOff = useRef(false);
  const again = () => queries.invalidateQueries({ queryKey: everyBlogRecord });
  const sayPublished = useTakingBack<{ input: PostInput; saved: StaffPost }>({
    call: ({ input, saved }) => savePost({ ...input, status: 'draft' }, saved.id, { updated_at: saved.updated_at }),
    again,
  });
  const publish = {
    submit: writing.publish,
    finish(input: PostInput): PostInput {
      isPublishing.current = true;
      return { ...input, status: 'published' };
    },
  };
  const takeOff = {
    submit: writing.takeOff,
    finish(input: PostInput): PostInput {
      isTakingOff.current = true;
      return { ...input, status: 'draft' };
    },
  };
  const otherwise = mayPublish ? (post?.status === 'published' ? takeOff : publish) : asking.beside;
  return (
    <FormScreen
      schema={postInput}
      startsWith={{ ...startsWith, ...fitting(taken?.draft?.values ?? {}, startsWith) }}
      change={post && postChange({ ...post, updated_at: taken?.draft?.seen ?? post.updated_at }, categories)}
      translated={post && { resource: 'posts', record: String(post.id) }}
      versions={post && { collection: 'posts', id: post.id }}
      keptAs={{ collection: 'posts', record: post?.id ?? NEW_RECORD }}
      draft={`post ${post?.id ?? 'new'}`}
      submit={onlyAsks ? instead.submit : words.savePost}
      submitting={onlyAsks ? instead.submitting : words.saving}
      otherwise={otherwise}
      failed={onlyAsks ? instead.failed : post ? words.updatingFailed : words.creatingFailed}
      backTo={staffAddresses.posts}
      preview={
        mayPreview ? (input) => request('POST /previews/posts/', { body: { ...input, id: post?.id } }) : undefined
      }
      save={async (input, seen, keepDraft, key) => {
        if (post && onlyAsks) {
          await asking.askForChanges(post.id, keepDraft);
          await again();
          return 'kept as draft';
        }
        const [asks, wasPublished, wasTakenOff] = [asking.wasPressed(), isPublishing.current, isTakingOff.current];
        isPublishing.current = false;
        isTakingOff.current = false;
        const saved = await savePost(input, post?.id, seen, key);
        if (wasPublished)
          sayPublished(isScheduled(saved, now) ? writing.scheduled : writing.published, { input, saved });
        else if (wasTakenOff) toast.success(writing.draftAgain);
        else toast.success(post ? words.updated : words.postCreated);
        if (asks) await asking.askFor(saved.id);
        if (taken) await answerAsk('posts', saved.id, taken).catch(() => undefined);
        await again();
        return undefined;
      }}
      placesBeside
      checksText
    >
      {(control, beside) => <PostFields control={control} post={post} beside={beside} />}
    </FormScreen>
  );
}

/** Leads to the post on the site, where visitors read it. */
function PostOnSite({ post }: { post: StaffPost }) {
  const now = useNow();
  const isPublic = post.status === 'published' && !isScheduled(post, now);
  return isPublic ? <SiteLink page={addresses.post(post)} words={words.viewOnSite} /> : null;
}

/** The form for a post still to be written. */
export function NewPost() {
  return (
    <div className="writing-screen grid">
      <ScreenHeader title={words.blogManagement} subtitle={words.newPostSubtitle} />
      <Hint name="writing" />
      <PostForm />
    </div>
  );
}

/** What is asked of a post, and its form. */
function AskedPost({ post }: { post: StaffPost }) {
  const record = { collection: 'posts', id: post.id, every: everyBlogRecord } as const;
  const { data: asks = [] } = useQuery(asksOf(record));
  const [taken, setTaken] = useState<PublishingAsk>();
  return (
    <>
      <RecordAsks
        record={record}
        isPublished={post.status === 'published'}
        asks={asks}
        taken={taken}
        onTake={setTaken}
      />
      <PostForm key={taken?.id} post={post} taken={taken} />
    </>
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
        <div className="writing-screen grid">
          <ScreenHeader
            title={words.blogManagement}
            subtitle={words.editPostSubtitle}
            actions={<PostOnSite post={post} />}
          />
          <Hint name="writing" />
          <AskedPost post={post} />
        </div>
      )}
    </RecordScreen>
  );
}
