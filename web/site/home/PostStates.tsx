import * as words from '#locale/home.ts';
import { addresses } from '../addresses.ts';
import type { CardPost } from '../blog/PostCard.tsx';
import { PostCards } from '../blog/PostCards.tsx';
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
      {(posts) => <PostCards posts={posts} timeZone={timeZone} textLength={textLength} className="mt-12" />}
    </SectionStates>
  );
}
