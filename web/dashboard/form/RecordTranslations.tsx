import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import * as names from '#locale/dashboard/language-names.ts';
import * as words from '#locale/dashboard/translations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type Language, languageWords, mainLanguage } from '../../../domain/languages.ts';
import type { TranslationState } from '../../../domain/translation/freshness.ts';
import type { TranslatedRecord } from './saving-form.ts';
import { translationsOf } from './translations-of.ts';

interface RecordTranslationsProps extends TranslatedRecord {
  isSmallCorrection: boolean;
  onSmallCorrection(isSmall: boolean): void;
}

interface NotInMainProps extends TranslatedRecord {
  writtenIn: Language;
  /** How far the translation into the main language is. */
  state: TranslationState;
}

/** Says that the record is not written in the main language, and leads to where it is translated into it. */
function NotInMain({ resource, record, writtenIn, state }: NotInMainProps) {
  const main = mainLanguage();
  const say = state === 'missing' || state === 'draft' ? words.notYetInMain : words.writtenInAnother;
  return (
    <p>
      {say(names.inIt[writtenIn], names.named[main])}{' '}
      <Link
        to={staffAddresses.translation(resource, record, main)}
        className="inline-flex min-h-11 items-center underline"
      >
        {words.translateItInto(names.named[main], names.inIt[main])}
      </Link>
    </p>
  );
}

/**
 * In the form of a record: how far its translations are, and whether this change leaves them as they are. Nothing where the
 * organisation offers no other language.
 */
export function RecordTranslations(props: RecordTranslationsProps) {
  const { resource, record, isSmallCorrection, onSmallCorrection } = props;
  const heading = useId();
  const hint = useId();
  const { data } = useQuery(translationsOf(resource, record));
  const shown = data?.translations.filter(
    ({ language, state }) => state !== 'missing' || data.offered.includes(language),
  );
  if (!shown || shown.length === 0) return null;
  const inMain = shown.find(({ language }) => language === mainLanguage());
  const canBeKept = shown.some(({ state }) => state !== 'missing');
  return (
    <section aria-labelledby={heading} className="grid gap-3 border border-line bg-raised p-4">
      <h2 id={heading} className="text-subheading">
        {words.inLanguages}
      </h2>
      {data && inMain ? (
        <NotInMain resource={resource} record={record} writtenIn={data.written_in} state={inMain.state} />
      ) : null}
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {shown.map(({ language, state }) => (
          <li key={language}>
            <Link
              to={staffAddresses.translation(resource, record, language)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
            >
              {state === 'missing'
                ? words.missingTranslate(languageWords[language].name)
                : words.withState(languageWords[language].name, words.states[state])}
            </Link>
          </li>
        ))}
      </ul>
      {canBeKept ? (
        <div>
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5"
              aria-describedby={hint}
              checked={isSmallCorrection}
              onChange={(event) => onSmallCorrection(event.target.checked)}
            />
            {words.smallCorrection}
          </label>
          <p id={hint} className="pl-8 text-sm text-muted">
            {words.smallCorrectionHint}
          </p>
        </div>
      ) : null}
    </section>
  );
}
