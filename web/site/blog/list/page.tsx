import * as words from '#locale/blog.ts';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { addresses, otherAddresses } from '../../addresses.ts';
import { newsletterPlan } from '../../newsletter/plan.ts';
import Subscribe from '../../newsletter/Subscribe.island.tsx';
import type { PageProps } from '../../page.ts';
import { definePageOfSections } from '../../sections/define.tsx';
import { Own } from '../../sections/own-words.tsx';
import { type BlogData, load } from './load.ts';
import PostBrowser from './PostBrowser.island.tsx';
import { type BlogPlace, blogAddress } from './place.ts';
import { RecentPosts } from './RecentPosts.tsx';

/** The box of the blog's sidebar in which readers ask for the newsletter. */
function StayUpdated() {
  return (
    <section aria-labelledby="stay-updated-title" data-theme="dark" className="bg-leaf p-6">
      <h2 id="stay-updated-title" className="text-subheading">
        {words.stayUpdated}
      </h2>
      <p className="mt-2 mb-4">{words.occasionalNewsAboutTheGroups}</p>
      <Subscribe plan={newsletterPlan} />
    </section>
  );
}

/** The head of the blog: its name beside a painted wall. */
function BlogHero() {
  return (
    <div data-theme="dark" className="grid bg-clay md:grid-cols-[7fr_5fr]">
      <div className="blog-hero-text">
        <h1 className="text-chalk text-display">
          <Own of="title">{words.ourBlog}</Own>
        </h1>
        <p className="mt-5 max-w-md text-chalk text-lead">
          <Own of="text">{words.whatTheGroupsLearnTry}</Own>
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
function BlogPage({ data, timeZone }: PageProps<BlogData>) {
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

/** A search is not a page of its own. */
const canonicalOf = ({ category, tag, search }: BlogPlace, page: number) =>
  blogAddress({ category, tag, search: '', page: search === '' ? page : 1 });

export const postsPage = definePageOfSections<BlogData, 'posts'>({
  name: 'posts',
  address: [addresses.posts, otherAddresses.postsAsBlogs],
  query: ['search', 'category', 'tag', 'page'],
  load,
  head: ({ place, posts }, site) => ({
    title: place.category || place.tag || words.blogs,
    description: words.whatTheSavingsGroups(site.name),
    canonical: canonicalOf(place, posts.state === 'loaded' ? posts.data.page : 1),
  }),
  sections: { posts_page: BlogPage },
});
