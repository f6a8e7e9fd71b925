import * as words from '#locale/blog.ts';
import { type ListedPost, POST_CARD_TEXT } from '../../../../domain/post.ts';
import { addresses } from '../../addresses.ts';
import { SettledList } from '../../components/SettledList.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Section } from '../../section.ts';
import { PostCard } from '../PostCard.tsx';

interface ReadOnProps {
  posts: Section<ListedPost[]>;
  /** The article they stand below. */
  id: number;
  timeZone: string;
}

/** Other articles to read. Without any there is no such section. */
export function ReadOn({ posts, id, timeZone }: ReadOnProps) {
  if (posts.state === 'loaded' && posts.data.length === 0) return null;
  return (
    <section aria-labelledby="read-on-title" className="pb-16 lg:pb-24">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="read-on-title" className="text-title">
            {words.readOn}
          </h2>
          <TextLink href={addresses.posts}>{words.allArticles}</TextLink>
        </div>
        <SettledList section={posts} empty={null} page={addresses.post(id)}>
          {(others) => (
            <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((post) => (
                <li key={post.id} className="flex">
                  <PostCard
                    post={post}
                    timeZone={timeZone}
                    sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
                    textLength={POST_CARD_TEXT}
                  />
                </li>
              ))}
            </ul>
          )}
        </SettledList>
      </div>
    </section>
  );
}
