import type { MouseEvent } from 'react';
import { filterAddress } from './category.ts';
import type { ShownCategory } from './gallery-data.ts';

interface CategoryFilterProps {
  /** The gallery's address, and what it calls all of its categories together. */
  page: string;
  all: string;
  categories: readonly ShownCategory[];
  chosen: string | null;
  onChoose: (slug: string | null, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One button for each category, and one for all. Without script each is a link. */
export function CategoryFilter({ page, all, categories, chosen, onChoose }: CategoryFilterProps) {
  const choices = [{ slug: null, name: all }, ...categories];
  return (
    <nav aria-label="Categories">
      <ul className="filters">
        {choices.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={filterAddress(page, slug)}
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(slug, event)}
              className="filter"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
