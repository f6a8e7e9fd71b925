import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { StayUpdated } from '../../newsletter/StayUpdated.tsx';
import type { PageProps } from '../../page.ts';
import type { BlogData } from './load.ts';
import PostBrowser from './PostBrowser.island.tsx';
import { RecentPosts } from './RecentPosts.tsx';

/** How the blog begins: its name, beside a painted wall. */
function BlogHero() {
  return (
    <div data-theme="dark" className="grid bg-clay md:grid-cols-[7fr_5fr]">
      <div className="blog-hero-text">
        <h1 className="text-chalk text-display">Our Blog</h1>
        <p className="mt-5 max-w-md text-chalk text-lead">
          What the groups learn, try and change, written down so that the next group need not begin from nothing.
        </p>
      </div>
      <div className="max-md:h-16 max-md:order-first">
        <Placeholder seed={2} />
      </div>
    </div>
  );
}

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
