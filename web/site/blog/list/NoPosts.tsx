import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { blogTexts } from '../texts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { BlogPlace } from './place.ts';

interface NoPostsProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

const everything: BlogPlace = { page: 1, search: '', category: '', tag: '' };

/** Nothing was found, or nothing is written yet. */
export function NoPosts({ place, onGo }: NoPostsProps) {
  const isNarrow = place.search !== '' || place.category !== '' || place.tag !== '';
  return (
    <div className="mt-4 grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
      <div className="h-36">
        <Placeholder seed={1} />
      </div>
      <div>
        <p className="font-display font-extrabold text-heading">{blogTexts.noneFound}</p>
        {isNarrow ? (
          <>
            <p className="mt-2 text-muted">Try fewer or other words, or look through everything.</p>
            <PlaceLink to={everything} onGo={onGo} className="card-more mt-1">
              Show every article
            </PlaceLink>
          </>
        ) : (
          <p className="mt-2 text-muted">The first article is still being written.</p>
        )}
      </div>
    </div>
  );
}
