import * as words from '#locale/blog.ts';
import type { Category } from '../../../../domain/collections/categories.ts';
import type { Section } from '../../section.ts';
import { langOf } from '../../untranslated.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { BlogPlace } from './place.ts';

interface PopularTagsProps {
  tags: Section<string[]>;
  /** Of which the tags are names. */
  categories: Section<Category[]>;
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** The most frequent tags. Shows nothing if there are none; a failure to load is shown by the categories above. */
export function PopularTags({ tags, categories, place, onGo }: PopularTagsProps) {
  if (tags.state === 'failed' || tags.data.length === 0) return null;
  const named = categories.state === 'loaded' ? categories.data : [];
  return (
    <section aria-labelledby="tags-title">
      <h2 id="tags-title" className="blog-beside-title">
        {words.popularTags}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.data.map((name) => (
          <li key={name}>
            <PlaceLink
              to={{ page: 1, search: '', category: name, tag: '' }}
              onGo={onGo}
              current={name === place.category}
              lang={langOf(named.find((one) => one.name === name) ?? {}, 'name')}
              className="blog-tag"
            >
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
