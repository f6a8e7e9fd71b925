import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/translations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languageWords, type TranslationLanguage, translationLanguages } from '../../../domain/languages.ts';
import {
  type BoardQuery,
  boardQuery,
  type TranslatedSummary,
  type TranslationBoard,
} from '../../../domain/translation/translation.ts';
import { belowBoard } from '../../../modules/dashboard-translations.ts';
import { Banner } from '../components/Banner.tsx';
import { everyTranslation } from '../form/translations-of.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { Moment } from '../time/Moment.tsx';
import { boardFacts, boardPage } from './calls.ts';
import { nounOf } from './names.ts';
import { StateBadge } from './StateBadge.tsx';

/** A row of the board. Records of different kinds share numbers, so its own is its place. */
type Row = TranslatedSummary & { id: number };

/** One language of a record: how far it is, and the way there. */
function LanguageCell({ row, language }: { row: Row; language: TranslationLanguage }) {
  const found = row.translations.find((one) => one.language === language);
  if (!found) return null;
  const { state, has_draft, updated_at, updated_by } = found;
  return (
    <div className="grid justify-items-start gap-1">
      <Link
        to={staffAddresses.translation(row.resource, row.record, language)}
        aria-label={words.withState(words.translateInto(row.title, languageWords[language].name), words.states[state])}
        className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
      >
        <StateBadge state={state} />
      </Link>
      {has_draft && state !== 'draft' ? <span className="text-sm text-muted">{words.withDraft}</span> : null}
      {updated_at === null ? null : (
        <span className="text-sm text-muted">
          {words.translatedAt(<Moment key="moment" at={updated_at} />)}{' '}
          {updated_by === null ? null : words.by(updated_by)}
        </span>
      )}
    </div>
  );
}

const columns: Column<Row>[] = [
  {
    name: 'content',
    header: words.content,
    cell: (row) => (
      <>
        <p className="font-semibold">{row.title}</p>
        <p className="text-sm text-muted">{nounOf(row)}</p>
      </>
    ),
  },
  ...translationLanguages.map((language) => ({
    name: language,
    header: languageWords[language].name,
    cell: (row: Row) => <LanguageCell row={row} language={language} />,
  })),
];

const texts: ListTexts = {
  label: words.translations,
  loading: words.loading,
  failed: words.failedToLoad,
  none: words.nothingToTranslate,
  noMatch: words.noMatch,
  total: (count, { first, last }) => words.total(count, first, last),
};

const filtersOf = (kinds: TranslationBoard['kinds']): ListFilter<BoardQuery>[] => [
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
    options: translationLanguages.map((code) => ({ value: code, label: languageWords[code].name })),
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
          <li key={language} className="grid gap-2 border border-line bg-raised p-4">
            <p className="font-semibold">{label}</p>
            <progress value={current} max={Math.max(all, 1)} aria-label={label} className="progress w-full" />
            <p className="text-sm text-muted">{words.notCurrent(outdated, draft, missing)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** All content by language, for those who translate it. */
export function TranslationBoardScreen() {
  const { data } = useQuery(boardFacts);
  const list = useList({
    queryKey: [...everyTranslation, 'board'],
    query: boardQuery,
    load: async (query) => {
      const page = await boardPage(query);
      return { ...page, results: page.results.map((row, index): Row => ({ ...row, id: index })) };
    },
    columns,
    filters: filtersOf(data?.kinds ?? []),
    pageSizes: [25],
    staleTime: 0,
  });
  return (
    <div className="grid gap-5">
      <ListScreen
        title={words.translations}
        subtitle={words.boardSubtitle}
        search={words.search}
        clear={words.clearFilters}
        views={
          data ? (
            <>
              {data.is_complete ? null : <Banner tone="info">{words.notComplete}</Banner>}
              <Progress progress={data.progress} />
            </>
          ) : null
        }
        texts={texts}
        list={list}
      />
      {Object.entries(belowBoard).map(([name, Part]) => (
        <Part key={name} wanted={list.wanted} />
      ))}
    </div>
  );
}
