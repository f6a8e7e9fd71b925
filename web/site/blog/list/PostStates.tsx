import * as words from '#locale/blog.ts';
import type { ListPart } from '../../components/paging.ts';
import { SectionInTime } from '../../components/SectionStates.tsx';
import type { LiveSection } from '../../section.ts';
import { Chosen } from './Chosen.tsx';
import type { RowPost } from './fetch-posts.ts';
import { PostPart } from './PostPart.tsx';
import { type BlogPlace, blogAddress } from './place.ts';

interface PostStatesProps {
  section: LiveSection<ListPart<RowPost>>;
  place: BlogPlace;
  asItCame: boolean;
  busy: boolean;
  pageSize: number;
  timeZone: string;
  onGo: (place: BlogPlace) => void;
  onTryAgain: () => void;
}

/** The posts in any state, below the filters. */
export function PostStates({ section, place, onTryAgain, ...part }: PostStatesProps) {
  return (
    <SectionInTime
      section={section}
      loading={words.loadingBlogs}
      failed={words.oopsSomethingWentWrongWhile}
      withMessage
      page={blogAddress(place)}
      onTryAgain={onTryAgain}
    >
      {(posts) => (
        <>
          <Chosen place={place} onGo={part.onGo} />
          <PostPart part={posts} place={place} {...part} />
        </>
      )}
    </SectionInTime>
  );
}
