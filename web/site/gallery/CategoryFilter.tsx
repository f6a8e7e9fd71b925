import { follow } from '../components/follow.ts';
import type { ShownCategory } from './gallery-data.ts';
import { type GalleryPlace, placeAddress } from './place.ts';

interface CategoryFilterProps {
  /** The gallery's address, and what it calls all of its categories together. */
  page: string;
  all: string;
  categories: readonly ShownCategory[];
  chosen: string | null;
  onChoose: (place: GalleryPlace) => void;
}

/** One button for each category, and one for all. Without script each is a link. */
export function CategoryFilter({ page, all, categories, chosen, onChoose }: CategoryFilterProps) {
  const choices = [{ slug: null, name: all }, ...categories];
  return (
    <nav aria-label="Categories">
      <ul className="filters">
        {choices.map(({ slug, name }) => {
          const place = { category: slug, page: 1 };
          return (
            <li key={slug}>
              <a
                href={placeAddress(page, place)}
                aria-current={slug === chosen ? 'true' : undefined}
                onClick={(event) => follow(event, () => onChoose(place))}
                className="filter"
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
