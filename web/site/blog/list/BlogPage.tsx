import { StayUpdated } from '../../newsletter/StayUpdated.tsx';
import type { PageProps } from '../../page.ts';
import { BlogHero } from './BlogHero.tsx';
import type { BlogData } from './load.ts';
import PostBrowser from './PostBrowser.island.tsx';
import { RecentPosts } from './RecentPosts.tsx';

const TITLE = 'articles-title';

/** The blog: to search, to leaf through, to begin anywhere. */
export function BlogPage({ data, timeZone }: PageProps<BlogData>) {
  const { place, posts, categories, tags, recent, pageSize } = data;
  return (
    <>
      <BlogHero />
      <div className="page-width blog-layout">
        <PostBrowser
          first={posts}
          firstPlace={place}
          categories={categories}
          tags={tags}
          pageSize={pageSize}
          timeZone={timeZone}
          title={TITLE}
        />
        <div className="blog-beside">
          <RecentPosts posts={recent} timeZone={timeZone} />
          <StayUpdated />
        </div>
      </div>
    </>
  );
}
