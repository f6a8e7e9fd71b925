import { cut } from '../../../../domain/text.ts';
import { addresses } from '../../../addresses.ts';
import { definePage } from '../../render.tsx';
import { load, type PostData } from './load.ts';
import { PostPage } from './PostPage.tsx';

/** Characters of a description that search engines and share previews show. */
const DESCRIPTION = 160;

export const post = definePage<PostData>({
  address: '/BlogDetail/{id}',
  load,
  head: ({ id, post }) => ({
    title: post.state === 'loaded' ? post.data.title : 'Blog',
    description: post.state === 'loaded' ? cut(post.data.excerpt || post.data.title, DESCRIPTION) : post.message,
    canonical: addresses.post(id),
  }),
  Page: PostPage,
});
