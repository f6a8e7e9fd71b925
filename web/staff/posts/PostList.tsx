import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffListedPost } from '../../../domain/post.ts';
import type { ListAddress } from '../list/list-address.ts';
import { withoutFilters } from '../list/list-filters.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { allPosts, usePostTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, matchesPost } from './filters.ts';
import { PostActions } from './PostActions.tsx';
import { PostFilterTools } from './PostFilterTools.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface PostListProps {
  address: ListAddress;
  onView(post: StaffListedPost): void;
}

/** Every post that is not in the trash, drafts included. */
export function PostList({ address, onView }: PostListProps) {
  const trash = usePostTrash();
  const { search } = address;
  const [category, status, featured, published] = [
    address.filter('category'),
    address.filter('status'),
    address.filter('featured'),
    address.filter('published'),
  ];
  const matches = useCallback(
    (it: StaffListedPost) => matchesPost(it, { search, category, status, featured, published }),
    [search, category, status, featured, published],
  );
  return (
    <>
      <PostFilterTools address={address} filters={{ search, category, status, featured, published }} />
      <ResourceList
        texts={listTexts}
        query={useQuery(allPosts)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
        matches={matches}
        onClearFilters={() => address.narrow(withoutFilters(filterNames))}
        actions={(it) => (
          <PostActions
            post={it}
            isBusy={trash.isBusyWith(it)}
            onView={() => onView(it)}
            onDelete={() => trash.remove(it)}
          />
        )}
      />
    </>
  );
}
