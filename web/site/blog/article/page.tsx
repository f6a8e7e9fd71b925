import { addresses } from '../../../../domain/addresses.ts';
import { cut } from '../../../../domain/text.ts';
import { postData } from '../../head/structured-data.ts';
import { definePage } from '../../render.tsx';
import { load, type PostData } from './load.ts';
import { PostPage } from './PostPage.tsx';

/** Characters of a description that search engines and share previews show. */
const DESCRIPTION = 160;

export const post = definePage<PostData>({
  address: '/BlogDetail/{id}',
  load,
  head: ({ id, post }, site, publicUrl) => {
    const place = {
      canonical: addresses.post(id),
      trail: [{ name: 'Blogs', address: addresses.posts }],
      isArticle: true,
    };
    if (post.state === 'failed') return { ...place, title: 'Blog', description: post.message };
    return {
      ...place,
      title: post.data.title,
      description: cut(post.data.excerpt || post.data.title, DESCRIPTION),
      sharePicture: `/share/post-${id}.jpg`,
      structuredData: postData(post.data, place.canonical, site, publicUrl),
    };
  },
  Page: PostPage,
});
