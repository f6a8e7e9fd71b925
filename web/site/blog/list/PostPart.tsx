import { Spinner } from '../../../ui/imigongo/Spinner.tsx';
import { AsItCame } from '../../components/AsItCame.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { type ListPart, pageCount, shownRange } from '../../components/paging.ts';
import { blogTexts } from '../texts.ts';
import { NoPosts } from './NoPosts.tsx';
import { PostRow } from './PostRow.tsx';
import { type BlogPlace, blogAddress } from './place.ts';
import type { RowPost } from './row-post.ts';

interface PostPartProps {
  part: ListPart<RowPost>;
  place: BlogPlace;
  /** Whether it still is what the document came with. */
  asItCame: boolean;
  /** Whether another part is on its way. */
  busy: boolean;
  pageSize: number;
  timeZone: string;
  onGo: (place: BlogPlace) => void;
}

function countOf({ page, count }: ListPart<RowPost>, pageSize: number): string {
  if (count === 0) return '';
  if (count === 1) return 'Showing the one article there is';
  const { from, to } = shownRange(page, pageSize, count);
  return `Showing ${from}-${to} of ${count} articles`;
}

/** One page of posts, which it is, and the way to the others. */
export function PostPart({ part, place, asItCame, busy, pageSize, timeZone, onGo }: PostPartProps) {
  const { page, count, items } = part;
  return (
    <>
      <div role="status" className="mt-3 min-h-8 text-muted">
        {busy ? <Spinner size="small">{blogTexts.loading}</Spinner> : <p>{countOf(part, pageSize)}</p>}
      </div>
      {count === 0 ? (
        <NoPosts place={place} onGo={onGo} />
      ) : (
        <AsItCame asItCame={asItCame} className={busy ? 'stale' : undefined}>
          {() => (
            <ol>
              {items.map((post) => (
                <li key={post.id} className="mt-6 first:mt-2">
                  <PostRow post={post} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          )}
        </AsItCame>
      )}
      <Pagination
        label="Pages of articles"
        page={page}
        pages={pageCount(count, pageSize)}
        addressOf={(to) => blogAddress({ ...place, page: to })}
        onGo={(to) => onGo({ ...place, page: to })}
      />
    </>
  );
}
