import type { StaffListedPost } from '../../../domain/post.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { ShownList } from '../list/ShownList.tsx';
import type { Trash } from '../list/trash.ts';
import { columns } from './columns.tsx';
import { postList } from './description.ts';
import { PostActions } from './PostActions.tsx';
import { PostFilterTools } from './PostFilterTools.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

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
