import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/translations.ts';
import * as versionWords from '#locale/dashboard/versions.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { languageWords } from '../../../domain/languages.ts';
import type { Translation, TranslationVersion } from '../../../domain/translation/translation.ts';
import { plainLines } from '../comparison/WordDifference.tsx';
import { Banner } from '../components/Banner.tsx';
import { buttonLook } from '../components/Button.tsx';
import { EarlierVersions, VersionDifference } from '../details/EarlierVersions.tsx';
import { everyTranslation } from '../form/translations-of.ts';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { oneTranslation, type Place, usePlace, versionsOf, versionTexts } from './calls.ts';
import { labelOf } from './names.ts';

/** The texts of a version as a translator sends them who has seen the translation as it is. */
const asSent = ({ fields }: Translation, version: TranslationVersion) =>
  version.fields.flatMap(({ name, text, fingerprint }) => {
    const field = fields.find((one) => one.name === name);
    return field ? [{ name, text, fingerprint, updated_at: field.updated_at }] : [];
  });

interface TranslationDifferenceProps {
  translation: Translation;
  place: Place;
  version: number;
}

/** One version against the translation as it is now. */
function TranslationDifference({ translation, place, version }: TranslationDifferenceProps) {
  const { data, error } = useQuery(versionTexts(place, version));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: (texts: TranslationVersion) =>
      request('PUT /translations/{resource}/{record}/{language}/', {
        parameters: place,
        body: { fields: asSent(translation, texts), publish: false },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: everyTranslation }),
    onSuccess() {
      toast.success(versionWords.versionRestored);
      return navigate(staffAddresses.translation(place.resource, place.record, place.language));
    },
  });
  if (error) return <Banner tone="danger">{error.message}</Banner>;
  if (data === undefined) return <Waiting>{versionWords.loadingVersion}</Waiting>;
  const texts = data.fields.map(({ name, label, kind, text }) => {
    const field = translation.fields.find((one) => one.name === name);
    const now = field?.draft ?? field?.published ?? '';
    const asRead = kind === 'html' ? plainLines : (one: string) => one;
    const html = kind === 'html' && now !== text ? { now, earlier: text } : undefined;
    return { name: labelOf({ label }), now: asRead(now), earlier: asRead(text), html };
  });
  return (
    <VersionDifference
      version={data}
      texts={texts}
      restoring={translation.can.translate ? { ...restoring, mutate: () => restoring.mutate(data) } : undefined}
      hint={words.restoreHint}
    />
  );
}

function KnownVersions({ place }: { place: Place }) {
  const translation = useQuery(oneTranslation(place));
  const versions = useQuery(versionsOf(place));
  const error = translation.error ?? versions.error;
  if (error) {
    const retry = () => void Promise.all([translation.refetch(), versions.refetch()]);
    return <ScreenProblem title={words.failedToLoadTranslation} detail={error.message} onRetry={retry} />;
  }
  const { data } = translation;
  if (data === undefined || versions.data === undefined) return <Waiting>{versionWords.loadingVersions}</Waiting>;
  const { resource, record, language } = place;
  const back = (
    <Link to={staffAddresses.translation(resource, record, language)} className={buttonLook('secondary')}>
      {words.backToTranslation}
    </Link>
  );
  return (
    <EarlierVersions
      subtitle={words.withState(data.title, languageWords[language].name)}
      back={back}
      versions={versions.data}
      difference={(version) => (
        <TranslationDifference key={version} translation={data} place={place} version={version} />
      )}
    />
  );
}

/** The versions of the translation in the address. */
export function TranslationVersions() {
  const place = usePlace();
  if (!place) return <ScreenProblem title={words.noSuchRecord} detail={words.noSuchRecordHint} />;
  return <KnownVersions place={place} />;
}
