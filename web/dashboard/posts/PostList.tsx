import { Eye, History, Pencil, Trash2 } from 'lucide-react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedPost } from '../../../domain/post.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowMenu, RowMenuAction, RowMenuLink } from '../list/RowMenu.tsx';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { postList } from './description.ts';
import { PostFilterTools } from './PostFilterTools.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

interface PostActionsProps {
  post: StaffListedPost;
  isBusy: boolean;
  onView(): void;
  onDelete(): void;
}

/** The actions on one post of the list. */
function PostActions({ post, isBusy, onView, onDelete }: PostActionsProps) {
  const { id, title, can } = post;
  return (
    <>
      <RowAction label={`View details of ${title}`} word="View" Icon={Eye} onClick={onView} />
      <RowMenu label={`More for ${title}`}>
        {can?.edit ? <RowMenuLink word="Edit" Icon={Pencil} to={staffAddresses.editPost(id)} /> : null}
        <RowMenuLink word="Earlier versions" Icon={History} to={staffAddresses.postVersions(id)} />
        {can?.delete ? <RowMenuAction word="Delete" Icon={Trash2} disabled={isBusy} onClick={onDelete} /> : null}
      </RowMenu>
    </>
  );
}

interface PostListProps {
  address: ListAddress;
  trash: Trash<StaffListedPost>;
  onView(post: StaffListedPost): void;
}

/** Every post that is not in the trash, drafts included. */
export function PostList({ address, trash, onView }: PostListProps) {
  return (
    <>
      <PostFilterTools address={address} />
      <ShownList
        texts={listTexts}
        list={useList(postList, address, PAGE_SIZE)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        pager="window"
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
