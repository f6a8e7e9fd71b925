import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/translations.ts';
import { earlierVersions } from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { addressIn, languageWords } from '../../../domain/languages.ts';
import { offPage, recordPage } from '../../../domain/translation/record-pages.ts';
import type { Translation } from '../../../domain/translation/translation.ts';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { translationsOf } from '../form/translations-of.ts';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { oneTranslation, type Place, usePlace } from './calls.ts';
import { nounOf } from './names.ts';
import { StateBadge } from './StateBadge.tsx';
import { TranslationForm } from './TranslationForm.tsx';

/** The record and the language that the address names. */
export function TranslationScreen() {
  const place = usePlace();
  if (!place) return <ScreenProblem title={words.noSuchRecord} detail={words.noSuchRecordHint} />;
  return <KnownTranslation key={`${place.resource} ${place.record} ${place.language}`} place={place} />;
}

/** The record in its other languages. */
function OtherLanguages({ place }: { place: Place }) {
  const { data } = useQuery(translationsOf(place.resource, place.record));
  const others = data?.translations.filter(({ language }) => language !== place.language) ?? [];
  return others.map(({ language, state }) => (
    <Link
      key={language}
      to={staffAddresses.translation(place.resource, place.record, language)}
      className={buttonLook('secondary')}
    >
      {words.withState(languageWords[language].name, words.states[state])}
    </Link>
  ));
}

/** How many of its texts are translated. */
const doneOf = ({ fields }: Translation) =>
  fields.filter(({ draft, published }) => (draft ?? published ?? '') !== '').length;

function KnownTranslation({ place }: { place: Place }) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneTranslation(place));
  if (!isFetchedAfterMount) return <Waiting>{words.loadingTranslation}</Waiting>;
  if (data === undefined) {
    return (
      <ScreenProblem title={words.failedToLoadTranslation} detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  const title = data.fields.find(({ name }) => name === 'title')?.published ?? undefined;
  const page = recordPage(place.resource, place.record, title);
  const without = offPage(place.resource);
  return (
    <div className="grid gap-6">
      <ScreenHeader
        title={data.title}
        subtitle={words.subtitle(languageWords[data.language].name, nounOf(data))}
        actions={
          <>
            <BackLink to={staffAddresses.translations}>{words.allContent}</BackLink>
            <OtherLanguages place={place} />
            <Link
              to={staffAddresses.translationVersions(place.resource, place.record, place.language)}
              className={buttonLook('secondary')}
            >
              {earlierVersions}
            </Link>
            {page === undefined ? null : <SiteLink page={addressIn(place.language, page)} words={words.viewOnSite} />}
          </>
        }
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateBadge state={data.state} />
        <span>{words.translated(doneOf(data), data.fields.length)}</span>
      </p>
      {without === undefined ? null : <p className="text-muted">{words.noPreview[without]}</p>}
      <TranslationForm key={data.language} translation={data} place={place} />
    </div>
  );
}
