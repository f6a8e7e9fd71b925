import { addresses } from '../../../addresses.ts';
import { definePage } from '../../render.tsx';
import { BlogPage } from './BlogPage.tsx';
import { type BlogData, load } from './load.ts';
import { blogAddress } from './place.ts';

export const posts = definePage<BlogData>({
  address: [addresses.posts, '/Blogs'],
  query: ['search', 'category', 'page'],
  load,
  head: ({ place, posts }, site) => ({
    title: place.category === '' ? 'Blogs' : place.category,
    description: `What the saving groups of ${site.name} learn, try and change: articles on saving, training, agriculture and fair trade.`,
    canonical: blogAddress({ ...place, search: '', page: posts.state === 'loaded' ? posts.data.page : 1 }),
  }),
  Page: BlogPage,
});
