import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import * as words from '#locale/dashboard/plain-pages.ts';
import type { MissedWord } from '../../../domain/site-search.ts';
import { Button } from '../components/Button.tsx';
import { useRestoredFocus } from '../list/restore-focus.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Day } from '../time/Moment.tsx';
import { useAction } from '../toast/use-action.ts';

const missedWords = queryOptions({
  queryKey: ['missed words'],
  queryFn: () => request('GET /search/missed/'),
});

/** Lists a word no more, and lists it again. */
function useDismissing() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: missedWords.queryKey });
  const call =
    (is_dismissed: boolean) =>
    ({ id }: MissedWord) =>
      request('PATCH /search/missed/{id}/', { parameters: { id }, body: { is_dismissed } });
  const listing = useAction({ call: call(false), again, done: (_, { word }) => words.wordListedAgain(word) });
  return useAction({
    call: call(true),
    again,
    done: (_, { word }) => words.wordRemoved(word),
    undo: (it) => listing.mutate(it),
    notice: ({ id }) => `missed-word-${id}`,
  });
}

function Words({ missed }: { missed: readonly MissedWord[] }) {
  const dismissing = useDismissing();
  const { region, total } = useRestoredFocus(missed);
  return (
    <div ref={region} className="w-full">
      <p ref={total} tabIndex={-1} className={missed.length === 0 ? 'text-muted' : 'sr-only'}>
        {missed.length === 0 ? words.nothingMissed : words.searchedAndNotFound}
      </p>
      {missed.length === 0 ? null : (
        <ol className="divide-y divide-line border border-line bg-raised">
          {missed.map((it) => (
            <li key={it.word} className="flex items-center gap-x-3 py-1 pr-1 pl-4">
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 break-words font-semibold">{it.word}</span>
                <span className="text-muted text-sm">
                  {words.onDays(it.count)} · {words.lastSearched} <Day day={it.last_on} />
                </span>
              </span>
              <Button
                kind="quiet"
                size="small"
                aria-label={words.removeOneWord(it.word)}
                busy={dismissing.isPending && dismissing.variables.id === it.id}
                onClick={() => dismissing.mutate(it)}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
                {words.removeWord}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** What visitors looked for and the site does not say: what a page could be written about. For those who edit pages. */
export function MissedWords() {
  const mayEdit = useMay('pages.edit');
  const { data, error, refetch } = useQuery({ ...missedWords, enabled: mayEdit });
  if (!mayEdit) return null;
  return (
    <section aria-labelledby="missed-words" className="mt-6 grid max-w-reading justify-items-start gap-2">
      <h2 id="missed-words" className="text-subheading">
        {words.searchedAndNotFound}
      </h2>
      <p className="text-muted">{words.missedWordsHint}</p>
      {data === undefined && error === null ? <Waiting>{words.loadingMissed}</Waiting> : null}
      {error ? (
        <>
          <p role="alert" className="text-danger">
            {words.failedToLoadMissed}
          </p>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </>
      ) : null}
      {data ? <Words missed={data} /> : null}
    </section>
  );
}
