import * as words from '#locale/search.ts';
import { type FoundText, MOST_TYPED, RESULT_PAGES, RESULTS_ON_A_PAGE } from '../../../domain/site-search.ts';
import { addresses } from '../addresses.ts';
import { Pagination } from '../components/Pagination.tsx';
import { type ListPart, pageCount, pageIn, partAddress, shownRange } from '../components/paging.ts';
import { TextLink } from '../components/TextLink.tsx';
import type { PageProps } from '../page.ts';
import { useLedLinks } from '../page-leads.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { Result } from './Result.tsx';

interface SearchData {
  typed: string;
  /** Null where nothing was searched for. */
  found: Section<ListPart<FoundText>> | null;
}

function SearchBox({ typed }: { typed: string }) {
  return (
    <search>
      <form aria-label={words.searchTheSite} action={addresses.search}>
        <label htmlFor="search" className="block font-semibold">
          {words.searchTheSite}
        </label>
        <p id="search-hint" className="text-muted">
          {words.searchHint}
        </p>
        <div className="mt-2 flex max-w-reading">
          <input
            id="search"
            type="search"
            name="q"
            defaultValue={typed}
            maxLength={MOST_TYPED}
            enterKeyHint="search"
            aria-describedby="search-hint"
            className="min-h-12 min-w-0 flex-1 border-2 border-line-strong border-r-0 bg-surface px-4"
          />
          <button type="submit" className="min-h-12 bg-accent px-6 font-semibold text-on-accent hover:bg-accent-hover">
            {words.search}
          </button>
        </div>
      </form>
    </search>
  );
}

const elsewhere = [
  { label: words.articles, address: addresses.posts },
  { label: words.events, address: addresses.events },
  { label: words.documents, address: addresses.documents },
  { label: words.writeToUs, address: addresses.contact },
];

/** Says what to try, and where else to look. */
function NothingFound() {
  return (
    <>
      <ul className="mt-2 list-disc pl-6">
        <li>{words.tryFewerWords}</li>
        <li>{words.checkTheSpelling}</li>
        <li>{words.tryOtherWords}</li>
      </ul>
      <h3 className="mt-8 text-subheading">{words.lookHere}</h3>
      <ul className="mt-2">
        {useLedLinks(elsewhere).map(({ label, address }) => (
          <li key={label}>
            <TextLink href={address}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Results({ typed, part: { page, count, items } }: { typed: string; part: ListPart<FoundText> }) {
  const { from, to } = shownRange(page, RESULTS_ON_A_PAGE, count);
  return (
    <section aria-labelledby="results-title" className="mt-10">
      <h2 id="results-title" className="break-words text-heading">
        {count === 0 ? words.nothingFound : words.resultsFor(typed)}
      </h2>
      {count === 0 ? (
        <NothingFound />
      ) : items.length === 0 ? (
        // A page behind the last one.
        <TextLink href={partAddress(addresses.search, { q: typed })}>{words.firstResults}</TextLink>
      ) : (
        <>
          <p className="mt-2 text-muted">{words.showingResults(from, to, count)}</p>
          <ol className="mt-6 grid gap-8">
            {items.map((found) => (
              <li key={`${found.kind} ${found.address} ${JSON.stringify(found.title)}`}>
                <Result found={found} />
              </li>
            ))}
          </ol>
          <Pagination
            label={words.pagesOfResults}
            page={page}
            pages={pageCount(count, RESULTS_ON_A_PAGE)}
            addressOf={(other) => partAddress(addresses.search, { q: typed, page: other })}
          />
        </>
      )}
    </section>
  );
}

/** The search over everything that visitors may read. */
function SearchPage({ data: { typed, found } }: PageProps<SearchData>) {
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="mb-6 text-title">{words.search}</h1>
      <SearchBox typed={typed} />
      {found?.state === 'failed' ? (
        <p role="alert" className="mt-10 text-lead">
          {found.message}
        </p>
      ) : null}
      {found?.state === 'loaded' ? <Results typed={typed} part={found.data} /> : null}
    </div>
  );
}

export const searchPage = definePage<SearchData>({
  address: addresses.search,
  query: ['q', 'page'],
  // What somebody searches for is kept nowhere.
  isPersonal: true,
  async load({ request, query, section }) {
    // The API takes no text that a database could not hold.
    const typed = (query.get('q') ?? '').slice(0, MOST_TYPED).replaceAll('\0', ' ').trim();
    if (typed === '') return { typed, found: null };
    const page = Math.min(pageIn(query), RESULT_PAGES);
    const asked = request('GET /search/', { query: { q: typed, page } });
    const found = asked.then(({ count, results }) => ({ page, count, items: results }));
    return { typed, found: await section(found, words.searchFailed) };
  },
  head: () => ({
    title: words.search,
    description: words.searchHint,
    canonical: addresses.search,
    isHidden: true,
    isSecret: true,
  }),
  Page: SearchPage,
});
