import { useQuery } from '@tanstack/react-query';
import { Eye, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { categories as blogCategories } from '../../../domain/collections/categories.ts';
import { postQuery, type StaffListedPost } from '../../../domain/post.ts';
import { allRecords } from '../collections/calls.ts';
import { buttonLook } from '../components/Button.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction, RowMenu, RowMenuAction, RowMenuLink } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { everyBlogRecord, usePostTrash } from './calls.ts';
import { categoryOptions } from './category-options.ts';
import { columns } from './columns.tsx';
import { statusNames } from './StatusBadge.tsx';

const PostDetails = lazyPart(async () => (await import('./PostDetails.tsx')).PostDetails);

const texts: ListTexts = {
  label: 'Blog posts',
  loading: 'Loading blogs...',
  failed: 'Failed to load blogs. Please try again later.',
  reload: 'Retry',
  none: 'No blog posts found matching your criteria.',
  noneHint: 'None have been written yet.',
  noMatch: 'No blog posts found matching your criteria.',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} blog posts · Page ${page} of ${pages}`,
};

/** By a category's name, and by the day of publishing among others. */
function useFilters(): ListFilter[] {
  const { data: categories = [] } = useQuery(allRecords(blogCategories));
  return [
    {
      kind: 'choice',
      name: 'category',
      label: 'Category',
      all: 'All Categories',
      options: categoryOptions(categories.map(({ name }) => name)),
    },
    { kind: 'choice', name: 'status', label: 'Status', all: 'All Status', options: optionsOf(statusNames) },
    {
      kind: 'choice',
      name: 'is_featured',
      label: 'Featured',
      all: 'All posts',
      options: optionsOf({ true: 'Featured only', false: 'Non-featured only' }),
    },
    { kind: 'day', name: 'published_on', label: 'Published' },
  ];
}

interface PostActionsProps {
  post: StaffListedPost;
  trash: Trash<StaffListedPost>;
  onView(): void;
}

/** The actions on one post of the list. */
function PostActions({ post, trash, onView }: PostActionsProps) {
  const { id, title, can } = post;
  return (
    <>
      <RowAction label={`View details of ${title}`} word="View" Icon={Eye} onClick={onView} />
      <RowMenu label={`More for ${title}`}>
        {can?.edit ? <RowMenuLink word="Edit" Icon={Pencil} to={staffAddresses.editPost(id)} /> : null}
        <RowMenuLink word="Earlier versions" Icon={History} to={staffAddresses.postVersions(id)} />
        {can?.delete ? (
          <RowMenuAction
            word="Delete"
            Icon={Trash2}
            disabled={trash.isBusyWith(post)}
            onClick={() => trash.remove(post)}
          />
        ) : null}
      </RowMenu>
    </>
  );
}

/** All posts for staff: published, scheduled and drafts. */
export function Posts() {
  const [viewed, setViewed] = useState<StaffListedPost>();
  const trash = usePostTrash();
  const list = useList({
    queryKey: [...everyBlogRecord, 'posts'],
    query: postQuery,
    load: (query) => request('GET /posts/', { query }),
    order: '-created_at',
    columns,
    filters: useFilters(),
    pageSizes: [6],
  });
  return (
    <ListScreen
      title="Blogs management"
      subtitle="Published posts and drafts."
      actions={
        <>
          <May permission="categories.view">
            <Link to={staffAddresses.categories} className={buttonLook('secondary')}>
              Categories
            </Link>
          </May>
          <AddLink permission="posts.create" to={staffAddresses.newPost}>
            New Post
          </AddLink>
        </>
      }
      views={<ViewLinks all="Blog posts" inTrash={list.address.inTrash} />}
      search="Search by title..."
      clear="Reset"
      texts={texts}
      list={list}
      trash={trash}
      pager="window"
      opening={(it) => (it.can?.edit ? staffAddresses.editPost(it.id) : () => setViewed(it))}
      rowActions={(it) => <PostActions post={it} trash={trash} onView={() => setViewed(it)} />}
    >
      {viewed === undefined ? null : <PostDetails post={viewed} onClose={() => setViewed(undefined)} />}
    </ListScreen>
  );
}
