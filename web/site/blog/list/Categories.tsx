import * as words from '#locale/blog.ts';
import type { Category } from '../../../../domain/collections/categories.ts';
import { SettledList } from '../../components/SettledList.tsx';
import { mapSection, type Section } from '../../section.ts';
import { langOf } from '../../untranslated.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type BlogPlace, blogAddress } from './place.ts';

interface CategoriesProps {
  categories: Section<Category[]>;
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** A category without an article is nothing to choose, unless it was chosen. */
const isShown = (place: BlogPlace) => (category: Category) =>
  category.post_count > 0 || category.name === place.category;

/** The categories with their counts. The chosen one leads back to all. Shows nothing where there is none to choose. */
export function Categories({ categories: all, place, onGo }: CategoriesProps) {
  const categories = mapSection(all, (found) => found.filter(isShown(place)));
  if (categories.state === 'loaded' && categories.data.length === 0) return null;
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className="blog-beside-title">
        {words.categories}
      </h2>
      <SettledList section={categories} failed={words.errorFetchingBlogs} empty={null} page={blogAddress(place)}>
        {(shown) => (
          <ul>
            {shown.map((category) => {
              const { id, name, post_count } = category;
              const current = name === place.category;
              return (
                <li key={id}>
                  <PlaceLink
                    to={{ page: 1, search: place.search, category: current ? '' : name, tag: place.tag }}
                    onGo={onGo}
                    current={current}
                    className="blog-category"
                  >
                    <span lang={langOf(category, 'name')}>{name}</span>{' '}
                    <span className="blog-category-count">{post_count}</span>
                  </PlaceLink>
                </li>
              );
            })}
          </ul>
        )}
      </SettledList>
    </section>
  );
}
