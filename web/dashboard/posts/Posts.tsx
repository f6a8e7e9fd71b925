import { useQuery } from '@tanstack/react-query';
import { Eye, History, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import * as draftWords from '#locale/dashboard/drafts.ts';
import * as words from '#locale/dashboard/posts.ts';
import * as versionWords from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { categories as blogCategories } from '../../../domain/collections/categories.ts';
import { type PostQuery, postQuery, type StaffListedPost } from '../../../domain/post.ts';
import { allRecords } from '../collections/calls.ts';
import { buttonLook } from '../components/Button.tsx';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction, RowMenu } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import type { ListTrash } from '../list/trash.ts';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { useMay } from '../session/account.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { everyBlogRecord, usePostTrash } from './calls.ts';
import { categoryOptions } from './category-options.ts';
import { postColumns } from './columns.tsx';
import { statusNames } from './PublicationBadge.tsx';

const PostDetails = lazyPart(async () => (await import('./PostDetails.tsx')).PostDetails);

const texts: ListTexts = {
  label: words.blogPosts,
  loading: words.loadingBlogs,
  failed: words.failedToLoad,
  reload: words.retry,
  none: words.noPosts,
  noneHint: words.noPostsHint,
  noMatch: words.noMatch,
  total: words.total,
};

/** By a category's name, and by the day of publishing among others. */
function useFilters(): ListFilter<PostQuery>[] {
  const mayPublish = useMay('posts.publish');
  const { data: categories = [] } = useQuery(allRecords(blogCategories));
  return [
    {
      kind: 'choice',
      name: 'category',
      label: words.category,
      all: words.allCategories,
      options: categoryOptions(categories.map(({ name }) => name)),
    },
    { kind: 'choice', name: 'status', label: words.status, all: words.allStatus, options: optionsOf(statusNames) },
    {
      kind: 'choice',
      name: 'is_featured',
      label: words.featured,
      all: words.allPosts,
      options: optionsOf({ true: words.featuredOnly, false: words.notFeaturedOnly }),
    },
    ...(mayPublish
      ? [
          {
            kind: 'choice',
            name: 'asks',
            label: draftWords.waitingForPublishing,
            all: draftWords.waitingOrNot,
            options: optionsOf({ true: draftWords.waitingForPublishing }),
          } as const,
        ]
      : []),
    { kind: 'day', name: 'published_on', label: words.published },
  ];
}

interface PostActionsProps {
  post: StaffListedPost;
  trash: ListTrash<StaffListedPost>;
  onView(): void;
}

/** The actions on one post of the list. */
function PostActions({ post, trash, onView }: PostActionsProps) {
  const { id, title, can } = post;
  return (
    <>
      <RowAction label={words.viewDetailsOf(title)} word={words.view} Icon={Eye} onClick={onView} />
      <RowMenu
        label={words.moreFor(title)}
        entries={[
          ...(can?.edit
            ? [
                { word: words.edit, Icon: Pencil, to: staffAddresses.editPost(id) },
                { word: versionWords.earlierVersions, Icon: History, to: staffAddresses.versions('posts', id) },
              ]
            : []),
          ...(can?.delete
            ? [
                {
                  word: words.deleteWord,
                  Icon: Trash2,
                  busy: trash.isBusyWith(post),
                  onPress: () => trash.remove(post),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** All posts for staff: published, scheduled and drafts. */
export function Posts() {
  const trash = usePostTrash();
  const list = useList({
    queryKey: [...everyBlogRecord, 'posts'],
    query: postQuery,
    load: (query) => request('GET /posts/', { query }),
    order: '-created_at',
    columns: postColumns,
    filters: useFilters(),
    pageSizes: [6],
  });
  const opened = useOpened<StaffListedPost>(list, (id) => request('GET /posts/{id}/', { parameters: { id } }));
  return (
    <ListScreen
      title={words.blogsManagement}
      subtitle={words.subtitle}
      actions={
        <>
          <May permission="categories.view">
            <Link to={blogCategories.screen.address} className={buttonLook('secondary')}>
              {words.categories}
            </Link>
          </May>
          <AddLink permission="posts.create" to={staffAddresses.newPost}>
            {words.newPost}
          </AddLink>
        </>
      }
      views={<ViewLinks all={words.blogPosts} inTrash={list.address.inTrash} />}
      search={words.searchByTitle}
      clear={words.reset}
      texts={texts}
      begin={
        <AddLink permission="posts.create" to={staffAddresses.newPost}>
          {words.writeTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      pager="window"
      opening={(it) => (it.can?.edit ? staffAddresses.editPost(it.id) : opened.addressOf(it))}
      rowActions={(it) => <PostActions post={it} trash={trash} onView={() => opened.open(it)} />}
    >
      <OpenedDetails opened={opened}>{(post) => <PostDetails post={post} onClose={opened.close} />}</OpenedDetails>
    </ListScreen>
  );
}
