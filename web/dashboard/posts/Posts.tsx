import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPost } from '../../../domain/post.ts';
import { buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { postsInTrash, usePostTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { PostList } from './PostList.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

const PostDetails = lazyPart(async () => (await import('./PostDetails.tsx')).PostDetails);

/** The blog as staff see it: what is published, what waits for its moment, and what is still being written. */
export function Posts() {
  const address = useListAddress('-created_at');
  const [viewed, setViewed] = useState<StaffListedPost>();
  const trash = usePostTrash();
  const mayCreate = useMay('posts.create');
  const maySeeCategories = useMay('categories.view');
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Blogs management"
        subtitle="What visitors read in the blog, and what is still being written."
        actions={
          <>
            {maySeeCategories ? (
              <Link to={staffAddresses.categories} className={buttonLook('secondary')}>
                Categories
              </Link>
            ) : null}
            {mayCreate ? (
              <Link to={staffAddresses.newPost} className={buttonLook('primary')}>
                <Plus aria-hidden="true" className="size-5" />
                New Post
              </Link>
            ) : null}
          </>
        }
      />
      <ViewLinks label="Blog posts and trash" all="Blog posts" inTrash={address.inTrash} />
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={postsInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <PostList address={address} trash={trash} onView={setViewed} />
      )}
      {viewed === undefined ? null : (
        <Suspense>
          <PostDetails post={viewed} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
