import { type ListedPost, POST_CARD_TEXT } from '../../../domain/post.ts';
import type { Section } from '../section.ts';
import { PostStates } from './PostStates.tsx';
import PostsAgain from './PostsAgain.island.tsx';

interface PostListProps {
  first: Section<ListedPost[]>;
  timeZone: string;
}

/** The home page's posts. What came stands still; only what failed comes alive, to be tried again. */
export function PostList({ first, timeZone }: PostListProps) {
  const look = { timeZone, textLength: POST_CARD_TEXT };
  return first.state === 'failed' ? <PostsAgain {...look} /> : <PostStates {...look} section={first} />;
}
