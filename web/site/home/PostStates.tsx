import * as words from '#locale/home.ts';
import { addresses } from '../addresses.ts';
import { type CardPost, PostCard } from '../blog/PostCard.tsx';
import { SectionStates } from '../components/SectionStates.tsx';
import type { LiveSection } from '../section.ts';
import { NothingYet } from './NothingYet.tsx';

/** The appearance of the posts. Plain values, so that they can be passed to an island. */
export interface PostListLook {
  timeZone: string;
  /** Characters after which a text is cut. */
  textLength: number;
}

interface PostStatesProps extends PostListLook {
  section: LiveSection<CardPost[]>;
  onTryAgain?: () => void;
}

/** The posts in whichever state they are: four beside each other where there is room. */
export function PostStates({ section, onTryAgain, timeZone, textLength }: PostStatesProps) {
  return (
    <SectionStates
      section={section}
      loading={words.loadingBlogs}
      failed={words.failedToLoadBlogs}
      empty={<NothingYet>{words.noBlogsAvailable}</NothingYet>}
      page={addresses.home}
      onTryAgain={onTryAgain}
    >
      {(posts) => (
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {posts.map((post) => (
            <li key={post.id} className="flex">
              <PostCard
                post={post}
                timeZone={timeZone}
                sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw"
                textLength={textLength}
              />
            </li>
          ))}
        </ul>
      )}
    </SectionStates>
  );
}
