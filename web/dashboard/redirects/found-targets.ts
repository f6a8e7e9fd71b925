import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/redirects.ts';
import { nouns } from '#locale/dashboard/search.ts';
import { addresses } from '../../../domain/addresses.ts';
import { folded } from '../../../domain/folded.ts';
import { MAX_SEARCH } from '../../../domain/listing.ts';
import { toPage } from '../../list-reply.ts';
import type { Suggestion } from '../form/SuggestingField.tsx';
import { useSettled } from '../search/use-settled.ts';
import { request } from '../session/request.ts';
import { allStandardPages } from '../standard-pages/calls.ts';

/** Pause in typing before the search (ms). */
const PAUSE = 150;
const SHORTEST = 2;
const MOST_PAGES = 5;

const kindAndAddress = (kind: string, address: string) => `${kind} · ${address}`;

/** The pages that every site has. They have no title but their address. */
const fixedPages: readonly Suggestion[] = Object.values<unknown>(addresses).flatMap((address) =>
  typeof address === 'string' && address !== addresses.home
    ? [{ value: address, title: address.slice(1), about: kindAndAddress(nouns.pages, address) }]
    : [],
);

async function find(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const [pages, records] = await Promise.all([
    request('GET /pages/', { query: { search: text, page_size: MOST_PAGES }, signal }),
    request('GET /search/records/', { query: { text }, signal }),
  ]);
  const byNumber = { posts: addresses.postByNumber, events: addresses.eventByNumber };
  const numbered = (kind: keyof typeof byNumber) =>
    records
      .filter((it) => it.kind === kind)
      .map(({ id, title }) => ({ id, title, noun: nouns[kind], value: byNumber[kind](id) }));
  return [
    ...toPage(pages).results.map(({ title, address }) => ({
      title,
      noun: nouns.pages,
      value: addresses.plainPage(address),
    })),
    ...numbered('posts'),
    ...numbered('events'),
  ].map(({ title, noun, value }) => ({ value, title, about: kindAndAddress(noun, value) }));
}

/** Pages, posts and events whose title has what was typed, unless that is an address already; and what is to be said of them. */
export function useFoundTargets(typed: string) {
  const text = useSettled(typed.trim(), PAUSE);
  const isAsked = text.length >= SHORTEST && text.length <= MAX_SEARCH && !/^[/\\?]|:\/\//.test(text);
  const { data, error, isPending } = useQuery({
    queryKey: ['redirect targets', text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const { data: standard = [] } = useQuery({ ...allStandardPages, enabled: isAsked });
  if (!isAsked) return { suggestions: [], says: null };
  const hidden = new Set(standard.filter(({ state }) => state !== 'shown').map(({ name }) => addresses[name]));
  const suggestions = [
    ...fixedPages
      .filter(({ value }) => !hidden.has(value))
      .filter(({ title }) => folded(title).includes(folded(text)))
      .slice(0, MOST_PAGES),
    ...(data ?? []),
  ];
  const says = error?.message ?? (isPending ? words.searchingTargets : words.foundTargets(suggestions.length));
  return { suggestions, says };
}
