import { addresses, otherAddresses } from '../../../../domain/addresses.ts';
import { definePage } from '../../render.tsx';
import { BlogPage } from './BlogPage.tsx';
import { type BlogData, load } from './load.ts';
import { type BlogPlace, blogAddress } from './place.ts';

/** A search is not a page of its own. */
const canonicalOf = ({ category, tag, search }: BlogPlace, page: number) =>
  blogAddress({ category, tag, search: '', page: search === '' ? page : 1 });

export const posts = definePage<BlogData>({
  address: [addresses.posts, otherAddresses.postsAsBlogs],
  query: ['search', 'category', 'tag', 'page'],
  load,
  head: ({ place, posts }, site) => ({
    title: place.category || place.tag || 'Blogs',
    description: `What the saving groups of ${site.name} learn, try and change: articles on saving, training, agriculture and fair trade.`,
    canonical: canonicalOf(place, posts.state === 'loaded' ? posts.data.page : 1),
  }),
  Page: BlogPage,
});
