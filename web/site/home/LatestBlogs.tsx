import type { ListedPost } from '../../../domain/post.ts';
import { addresses } from '../../addresses.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { Section } from '../section.ts';
import { PostList } from './PostList.tsx';

interface LatestBlogsProps {
  posts: Section<ListedPost[]>;
  timeZone: string;
}

/** The newest posts of the blog. */
export function LatestBlogs({ posts, timeZone }: LatestBlogsProps) {
  return (
    <>
      <Edge from="surface" to="chalk-deep" line="clay" />
      <section aria-labelledby="posts-title" className="section-space bg-chalk-deep">
        <div className="page-width">
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
            <SectionHeading id="posts-title" above="Latest Blogs" title="Find Our Recent Blog Posts" />
            <TextLink href={addresses.posts}>All blog posts</TextLink>
          </div>
          <PostList first={posts} timeZone={timeZone} />
        </div>
      </section>
    </>
  );
}
