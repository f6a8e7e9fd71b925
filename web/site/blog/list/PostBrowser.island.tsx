import * as words from '#locale/blog.ts';
import type { Category } from '../../../../domain/collections/categories.ts';
import { request } from '../../../request.ts';
import { type ListPart, withoutItems } from '../../components/paging.ts';
import { useAddressed } from '../../components/useAddressed.ts';
import { island } from '../../island.tsx';
import { mapSection, type Section } from '../../section.ts';
import { Categories } from './Categories.tsx';
import { fetchPosts, type RowPost } from './fetch-posts.ts';
import { PopularTags } from './PopularTags.tsx';
import { PostStates } from './PostStates.tsx';
import { type BlogPlace, blogAddress, isNarrowed, placeAt } from './place.ts';
import { SearchBox } from './SearchBox.tsx';

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
  const { place, section, asItCame, busy, go, tryAgain } = useAddressed({
    first,
    firstPlace,
    addressOf: blogAddress,
    placeAt,
    load: (wanted) => fetchPosts(request, wanted, pageSize),
    fallback: words.anErrorOccurredWhileFetching,
  });

  const nothingYet = first.state === 'loaded' && first.data.count === 0 && !isNarrowed(firstPlace);

  async function goAndRead(next: BlogPlace): Promise<void> {
    await go(next);
    document.getElementById(title)?.focus();
  }

  return (
    <>
      {nothingYet ? null : <SearchBox place={place} onGo={goAndRead} />}
      <section aria-labelledby={title} className="blog-list">
        <h2 id={title} tabIndex={-1} className="text-heading">
          {words.articles}
        </h2>
        <PostStates
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
