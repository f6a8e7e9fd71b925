import type { Post } from '../../../../domain/post.ts';
import { pictureSource } from '../../components/picture-source.ts';
import { categoryOf } from '../byline.ts';
import BackToBlogs from './BackToBlogs.island.tsx';
import { Byline } from './Byline.tsx';
import FeaturedPicture from './FeaturedPicture.island.tsx';

interface PostHeadProps {
  post: Post;
  timeZone: string;
}

/** How an article begins: what it says in short beside what it looks like. */
export function PostHead({ post, timeZone }: PostHeadProps) {
  return (
    <header className={`bg-chalk-deep ${post.picture ? 'post-head-pictured' : ''}`}>
      <div className="post-head-text">
        <BackToBlogs />
        <p className="card-facts mt-6">{categoryOf(post)}</p>
        <h1 className="mt-3 max-w-[18ch] text-title">{post.title}</h1>
        {post.excerpt === '' ? null : <p className="mt-5 max-w-reading text-lead">{post.excerpt}</p>}
        <Byline post={post} timeZone={timeZone} />
      </div>
      {post.picture ? <FeaturedPicture picture={pictureSource(post.picture)} /> : null}
    </header>
  );
}
