import * as words from '#locale/blog.ts';
import { Icon } from '../../components/Icon.tsx';
import type { ListPart } from '../../components/paging.ts';
import { SectionInTime } from '../../components/SectionStates.tsx';
import type { LiveSection } from '../../section.ts';
import type { RowPost } from './fetch-posts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { PostPart } from './PostPart.tsx';
import { type BlogPlace, blogAddress } from './place.ts';

interface ChosenProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** The active filters, each with a link that removes it. */
function Chosen({ place, onGo }: ChosenProps) {
  const { search, category, tag } = place;
  const all = [
    { filter: 'category', value: category, shown: category, removes: words.showAllCategories },
    { filter: 'tag', value: tag, shown: tag, removes: words.showAllTags },
    { filter: 'search', value: search, shown: words.searchedFor(search), removes: words.clearTheSearch },
  ] as const;
  const active = all.filter(({ value }) => value !== '');
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.filters} className="mt-4 flex flex-wrap gap-3">
      {active.map(({ filter, shown, removes }) => (
        <li key={filter}>
          <PlaceLink
            to={{ ...place, page: 1, [filter]: '' }}
            onGo={onGo}
            label={words.filterLink(shown, removes)}
            className="blog-chosen"
          >
            {shown}
            <Icon name="close" className="size-3.5" />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

interface ChosenPostsProps {
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
export function ChosenPosts({ section, place, onTryAgain, ...part }: ChosenPostsProps) {
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
