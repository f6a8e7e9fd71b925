import { Eye, History, Pencil, Trash2 } from 'lucide-react';
import type { StaffListedPost } from '../../../domain/post.ts';
import { staffAddresses } from '../../addresses.ts';
import { RowAction } from '../list/RowAction.tsx';
import { RowMenu, RowMenuAction, RowMenuLink } from '../list/RowMenu.tsx';

interface PostActionsProps {
  post: StaffListedPost;
  isBusy: boolean;
  onView(): void;
  onDelete(): void;
}

/** The actions on one post of the list. */
export function PostActions({ post, isBusy, onView, onDelete }: PostActionsProps) {
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
