import type { Post } from '../../../../domain/post.ts';
import { addresses } from '../../../addresses.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import Share from '../../components/Share.island.tsx';
import { VisitorText } from '../../components/VisitorText.tsx';
import CountView from './CountView.island.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import { PostHead } from './PostHead.tsx';
import { PublishedInformation } from './PublishedInformation.tsx';
import { Tags } from './Tags.tsx';

interface PostFoundProps {
  post: Post;
  timeZone: string;
  publicUrl: string;
  /** Seen by a private link: it is not there for others yet, so it is neither shared nor counted. */
  isPreview?: boolean;
}

/** An article to read, with what is known of it in the margin. */
export function PostFound({ post, timeZone, publicUrl, isPreview = false }: PostFoundProps) {
  return (
    <article>
      <PostHead post={post} timeZone={timeZone} />
      <Edge from="chalk-deep" to="surface" line="clay" />
      <div className="page-width post-layout">
        <VisitorText html={post.content} className="post-text" />
        <aside aria-label="About this article" className="post-margin">
          {post.is_featured ? <FeaturedArticle /> : null}
          <PublishedInformation post={post} timeZone={timeZone} />
          <Tags tags={post.tags} />
          {isPreview ? null : (
            <>
              <Share label="Share Article" title={post.title} url={`${publicUrl}${addresses.post(post.id)}`} />
              <CountView id={post.id} />
            </>
          )}
        </aside>
      </div>
    </article>
  );
}
