import type { FormEvent } from 'react';
import * as words from '#locale/blog.ts';
import { addresses } from '../../addresses.ts';
import { type BlogPlace, MAX_SEARCH_LENGTH } from './place.ts';

interface SearchBoxProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** Looks for words in titles and excerpts, within the category and the tag that are chosen. A new search begins at the first page. */
export function SearchBox({ place: { search, category, tag }, onGo }: SearchBoxProps) {
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
      </form>
    </search>
  );
}
