import { addresses } from '../../../addresses.ts';
import { definePage } from '../../render.tsx';
import { load, type PreviewData } from './load.ts';
import { PreviewPage } from './PreviewPage.tsx';

/** An article by its private link, published or not, as it is saved now. */
export const postPreviewPage = definePage<PreviewData>({
  address: '/BlogPreview/{token}',
  isPersonal: true,
  load,
  // The address of the page holds the secret: it is named nowhere.
  head: ({ post }) => ({
    title: post.state === 'loaded' ? post.data.title : 'Blog',
    description: 'An article that is not for everybody yet.',
    canonical: addresses.posts,
    isHidden: true,
  }),
  Page: PreviewPage,
});
