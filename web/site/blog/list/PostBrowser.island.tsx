import type { FormEvent } from 'react';
import * as words from '#locale/blog.ts';
import type { Category } from '../../../../domain/collections/categories.ts';
import { request } from '../../../request.ts';
import { addresses } from '../../addresses.ts';
import { type ListPart, partAddress, withoutItems } from '../../components/paging.ts';
import { SettledList } from '../../components/SettledList.tsx';
import { useAddressed } from '../../components/useAddressed.ts';
import { island } from '../../island.tsx';
import { mapSection, type Section } from '../../section.ts';
import { langOf } from '../../untranslated.ts';
import { ChosenPosts } from './ChosenPosts.tsx';
import { fetchPosts, type RowPost } from './fetch-posts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type BlogPlace, blogAddress, isNarrowed, MAX_SEARCH_LENGTH, placeAt } from './place.ts';

interface ChoiceProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** Looks for words in titles and excerpts, within the category and the tag that are chosen. A new search begins at the first page. */
function SearchBox({ place: { search, category, tag }, onGo }: ChoiceProps) {
  function searchInPlace(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    onGo({ page: 1, search: wanted, category, tag });
  }

  return (
    <search className="blog-search">
      <form aria-label={words.searchTheBlog} action={addresses.posts} onSubmit={searchInPlace}>
        <label htmlFor="blog-search" className="block font-semibold">
          {words.searchTheBlog}
        </label>
        <div className="mt-2 flex">
          <input
            // Another address, another search: the field begins anew.
            key={search}
            id="blog-search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            className="min-h-12 min-w-0 flex-1 border-2 border-line-strong border-r-0 bg-surface px-4"
          />
          {category === '' ? null : <input type="hidden" name="category" value={category} />}
          {tag === '' ? null : <input type="hidden" name="tag" value={tag} />}
          <button type="submit" className="min-h-12 bg-accent px-6 font-semibold text-on-accent hover:bg-accent-hover">
            {words.search}
          </button>
        </div>
        <a
          href={partAddress(addresses.search, { q: search })}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.searchEverything}
        </a>
      </form>
    </search>
  );
}

interface CategoriesProps extends ChoiceProps {
  categories: Section<Category[]>;
}

/** A category without an article is nothing to choose, unless it was chosen. */
const isShown = (place: BlogPlace) => (category: Category) =>
  category.post_count > 0 || category.name === place.category;

/** The categories with their counts. The chosen one leads back to all. Shows nothing where there is none to choose. */
function Categories({ categories: all, place, onGo }: CategoriesProps) {
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

interface PopularTagsProps extends ChoiceProps {
  tags: Section<string[]>;
  /** Of which the tags are names. */
  categories: Section<Category[]>;
}

/** The most frequent tags. Shows nothing if there are none; a failure to load is shown by the categories above. */
function PopularTags({ tags, categories, place, onGo }: PopularTagsProps) {
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

interface PostBrowserProps {
  first: Section<ListPart<RowPost>>;
  firstPlace: BlogPlace;
  categories: Section<Category[]>;
  tags: Section<string[]>;
  pageSize: number;
  timeZone: string;
  /** The id of the list's heading, where reading goes on after each step. */
  title: string;
}

/** Everything that chooses posts, and the posts that were chosen. */
function PostBrowser({ first, firstPlace, categories, tags, pageSize, timeZone, title }: PostBrowserProps) {
  const { place, section, asItCame, busy, goAndRead, tryAgain } = useAddressed({
    first,
    firstPlace,
    addressOf: blogAddress,
    placeAt,
    load: (wanted) => fetchPosts(request, wanted, pageSize),
    fallback: words.anErrorOccurredWhileFetching,
    title,
  });

  const nothingYet = first.state === 'loaded' && first.data.count === 0 && !isNarrowed(firstPlace);

  return (
    <>
      {nothingYet ? null : <SearchBox place={place} onGo={goAndRead} />}
      <section aria-labelledby={title} className="blog-list">
        <h2 id={title} tabIndex={-1} className="text-heading">
          {words.articles}
        </h2>
        <ChosenPosts
          section={section}
          place={place}
          asItCame={asItCame}
          busy={busy}
          pageSize={pageSize}
          timeZone={timeZone}
          onGo={goAndRead}
          onTryAgain={tryAgain}
        />
      </section>
      <div className="blog-choices">
        <Categories categories={categories} place={place} onGo={goAndRead} />
        <PopularTags tags={tags} categories={categories} place={place} onGo={goAndRead} />
      </div>
    </>
  );
}

export default island('blog/list/PostBrowser', PostBrowser, {
  travelling: (props) => ({ ...props, first: mapSection(props.first, withoutItems) }),
});
