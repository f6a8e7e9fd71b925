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
  if (search === '' && category === '' && tag === '') return null;
  return (
    <ul aria-label="Chosen" className="mt-4 flex flex-wrap gap-3">
      {category === '' ? null : (
        <li>
          <PlaceLink
            to={{ page: 1, search, category: '', tag }}
            onGo={onGo}
            label={`${category}: show every category`}
            className="blog-chosen"
          >
            {category}
            <Icon name="close" className="size-3.5" />
          </PlaceLink>
        </li>
      )}
      {tag === '' ? null : (
        <li>
          <PlaceLink
            to={{ page: 1, search, category, tag: '' }}
            onGo={onGo}
            label={`${tag}: show every tag`}
            className="blog-chosen"
          >
            {tag}
            <Icon name="close" className="size-3.5" />
          </PlaceLink>
        </li>
      )}
      {search === '' ? null : (
        <li>
          <PlaceLink
            to={{ page: 1, search: '', category, tag }}
            onGo={onGo}
            label={`“${search}”: end the search`}
            className="blog-chosen"
          >
            {`“${search}”`}
            <Icon name="close" className="size-3.5" />
          </PlaceLink>
        </li>
      )}
    </ul>
  );
}
