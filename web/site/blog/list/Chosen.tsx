import * as words from '#locale/blog.ts';
import { Icon } from '../../components/Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { BlogPlace } from './place.ts';

interface ChosenProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** The active filters, each with a link that removes it. */
export function Chosen({ place, onGo }: ChosenProps) {
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
