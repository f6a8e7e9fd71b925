import { Star } from 'lucide-react';
import { Link } from 'react-router';
import type { StaffListedPost } from '../../../domain/post.ts';
import { staffAddresses } from '../../addresses.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';

/** A post in its row: its picture, whether it is featured, its title and its slug. */
export function PostName({ post }: { post: StaffListedPost }) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail picture={post.picture} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">
          {post.is_featured ? (
            <Star role="img" aria-label="Featured" className="mr-1 inline size-4 fill-current text-warning" />
          ) : null}
          {post.can?.edit && post.deleted_at === null ? (
            <Link to={staffAddresses.editPost(post.id)} className="hover:text-accent hover:underline">
              {post.title}
            </Link>
          ) : (
            post.title
          )}
        </p>
        <p className="line-clamp-1 text-sm break-all text-muted">{post.slug}</p>
      </div>
    </div>
  );
}
