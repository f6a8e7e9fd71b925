import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/translations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Language, languageWords, otherLanguages } from '../../../domain/languages.ts';
import {
  type BoardQuery,
  boardQuery,
  type TranslatedSummary,
  type TranslationBoard,
} from '../../../domain/translation/translation.ts';
import { belowBoard } from '../../../modules/dashboard-translations.ts';
import { Banner } from '../components/Banner.tsx';
import { everyTranslation } from '../form/translations-of.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowTitle } from '../list/RowTitle.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { DayOf } from '../time/Moment.tsx';
import { boardFacts, boardPage } from './calls.ts';
import { nounOf } from './names.ts';
import { StateBadge } from './StateBadge.tsx';

/** A row of the board. Records of different kinds share numbers, so its own is its place. */
type Row = TranslatedSummary & { id: number };

/** One language of a record: how far it is, and the way there. */
function LanguageCell({ row, language }: { row: Row; language: Language }) {
  if (row.written_in === language) return <span className="text-muted">{words.isOriginal}</span>;
  const found = row.translations.find((one) => one.language === language);
  if (!found) return null;
  const { state, has_draft, updated_at, updated_by } = found;
  return (
    <div className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-2.5">
      <Link
        to={staffAddresses.translation(row.resource, row.record, language)}
        aria-label={words.withState(words.translateInto(row.title, languageWords[language].name), words.states[state])}
        className="inline-flex min-h-6 items-center hover:underline pointer-coarse:min-h-11"
      >
        <StateBadge state={state} />
      </Link>
      <span className="truncate text-sm text-muted">
        {has_draft && state !== 'draft' ? `${words.withDraft} ` : null}
        {updated_at === null ? null : (
          <>
            <DayOf at={updated_at} /> {updated_by === null ? null : words.by(updated_by)}
          </>
        )}
      </span>
    </div>
  );
}

const columnsFor = (languages: readonly Language[]): Column<Row>[] => [
  {
    name: 'content',
    header: words.content,
    cell: (row) => <RowTitle>{row.title}</RowTitle>,
  },
  { name: 'kind', header: words.kind, cell: nounOf },
  ...languages.map((language) => ({
    name: language,
    header: languageWords[language].name,
    worth: 'state' as const,
    cell: (row: Row) => <LanguageCell row={row} language={language} />,
  })),
];

const texts: ListTexts = {
  label: words.translations,
  loading: words.loading,
  failed: words.failedToLoad,
  none: words.nothingToTranslate,
  noneHint: words.nothingToTranslateHint,
  noMatch: words.noMatch,
  total: (count, { first, last }) => words.total(count, first, last),
};

const filtersFor = (languages: readonly Language[], kinds: TranslationBoard['kinds']): ListFilter<BoardQuery>[] => [
  {
    kind: 'choice',
    name: 'resource',
    label: words.kind,
    all: words.allKinds,
    options: kinds.map((kind) => ({ value: kind.resource, label: nounOf(kind) })),
  },
  {
    kind: 'choice',
    name: 'language',
    label: words.language,
    all: words.allLanguages,
    options: languages.map((code) => ({ value: code, label: languageWords[code].name })),
  },
  { kind: 'choice', name: 'state', label: words.state, all: words.allStates, options: optionsOf(words.states) },
];

/** How much of everything is up to date, for each language. */
function Progress({ progress }: Pick<TranslationBoard, 'progress'>) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {progress.map(({ language, missing, draft, outdated, current }) => {
        const all = missing + draft + outdated + current;
        const label = words.progress(current, all, languageWords[language].name);
        return (
          <li
            key={language}
            className="grid items-center gap-x-4 gap-y-1 border border-line bg-raised px-4 py-2 xl:grid-cols-[auto_minmax(0,1fr)]"
          >
            <p className="font-semibold">{label}</p>
            <progress value={current} max={Math.max(all, 1)} aria-label={label} className="progress w-full" />
            <p className="text-sm text-muted xl:col-span-2">{words.notCurrent(outdated, draft, missing)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** All content by language, for those who translate it. */
export function TranslationBoardScreen() {
  const { data } = useQuery(boardFacts);
  // Those in which something is to be translated: the main one too, where a record is written in another.
  const languages = data?.progress.map(({ language }) => language) ?? otherLanguages();
  const list = useList({
    queryKey: [...everyTranslation, 'board'],
    query: boardQuery,
    load: async (query) => {
      const page = await boardPage(query);
      return { ...page, results: page.results.map((row, index): Row => ({ ...row, id: index })) };
    },
    columns: columnsFor(languages),
    filters: filtersFor(languages, data?.kinds ?? []),
    pageSizes: [25],
    staleTime: 0,
  });
  return (
    <div className="grid gap-5">
      <ListScreen
        title={words.translations}
        subtitle={words.boardSubtitle}
        hintId="translations"
        search={words.search}
        views={
          data ? (
            <>
              {data.is_complete ? null : <Banner tone="info">{words.notComplete}</Banner>}
              <Progress progress={data.progress} />
            </>
          ) : null
        }
        texts={texts}
        begin={
          <AddLink permission="posts.create" to={staffAddresses.newPost}>
            {words.writeAPost}
          </AddLink>
        }
        list={list}
      />
      {Object.entries(belowBoard).map(([name, Part]) => (
        <Part key={name} wanted={list.wanted} />
      ))}
    </div>
  );
}
