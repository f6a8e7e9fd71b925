import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import type { StaffListedPost } from '../../../domain/post.ts';
import { staffAddresses } from '../../addresses.ts';
import type { ListAddress } from '../list/list-address.ts';
import { withoutFilters } from '../list/list-filters.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { allPosts, usePostTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { filterNames, matchesPost } from './filters.ts';
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
          <>
            <RowAction label={`View details of ${it.title}`} word="View" Icon={Eye} onClick={() => onView(it)} />
            {it.can?.edit ? (
              <RowLink label={`Edit ${it.title}`} word="Edit" Icon={Pencil} to={staffAddresses.editPost(it.id)} />
            ) : null}
            {it.can?.delete ? (
              <RowAction
                label={`Delete ${it.title}`}
                word="Delete"
                Icon={Trash2}
                disabled={trash.isBusyWith(it)}
                onClick={() => trash.remove(it)}
              />
            ) : null}
          </>
        )}
      />
    </>
  );
}
