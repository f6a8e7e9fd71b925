import * as words from '#locale/home.ts';
import { request } from '../../request.ts';
import { useSection } from '../components/useSection.ts';
import { island } from '../island.tsx';
import { expectList } from '../section.ts';
import { type PostListLook, PostStates } from './PostStates.tsx';

/** The posts that did not come with the page, for the visitor to try again. */
function PostsAgain(look: PostListLook) {
  const [section, tryAgain] = useSection(
    { state: 'failed', message: words.failedToLoadBlogs },
    async () =>
      expectList(await request('GET /posts/', { query: { window: 'home' } }), words.invalidResponseFormatExpected),
    words.failedToLoadBlogs,
  );
  return <PostStates {...look} section={section} onTryAgain={tryAgain} />;
}

export default island('home/PostsAgain', PostsAgain);
