import type { FormEvent } from 'react';
import { addresses } from '../../../addresses.ts';
import { type BlogPlace, LONGEST_SEARCH } from './place.ts';

interface SearchBoxProps {
  place: BlogPlace;
  onGo: (place: BlogPlace) => void;
}

/** Looks for words in titles and excerpts, within the category that is chosen. A new search begins at the first page. */
export function SearchBox({ place: { search, category }, onGo }: SearchBoxProps) {
  function searchInPlace(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    onGo({ page: 1, search: wanted, category });
  }

  return (
    <search className="blog-search">
      <form action={addresses.posts} onSubmit={searchInPlace}>
        <label htmlFor="blog-search" className="block font-semibold">
          Search the blog
        </label>
        <div className="mt-2 flex">
          <input
            // Another address, another search: the field begins anew.
            key={search}
            id="blog-search"
            type="search"
            name="search"
            defaultValue={search}
            maxLength={LONGEST_SEARCH}
            enterKeyHint="search"
            className="min-h-12 min-w-0 flex-1 border-2 border-line-strong border-r-0 bg-surface px-4"
          />
          {category === '' ? null : <input type="hidden" name="category" value={category} />}
          <button type="submit" className="min-h-12 bg-accent px-6 font-semibold text-on-accent hover:bg-accent-hover">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
