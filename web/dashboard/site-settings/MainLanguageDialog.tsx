import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as names from '#locale/dashboard/language-names.ts';
import { tryAgain } from '#locale/dashboard/screen.ts';
import * as words from '#locale/dashboard/site-settings.ts';
import { type Language, languagesBeside, languageWords, mainLanguage } from '../../../domain/languages.ts';
import type { MainLanguageChange } from '../../../domain/site-languages.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { changeMainLanguage, mainLanguageChange, notTranslatedInto } from './calls.ts';
import { reloadWith } from './changed-language.ts';

interface TickProps {
  label: string;
  hint: string;
  isTicked: boolean;
  onTick(isTicked: boolean): void;
}

/** A box with what it does. */
function Tick({ label, hint, isTicked, onTick }: TickProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={id}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        {label}
      </label>
      <p id={id} className="pl-8 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}

/** What will happen, before it does. */
function Consequences({ change, isWrittenAlready }: { change: MainLanguageChange; isWrittenAlready: boolean }) {
  const { from, to, translated, kept } = change;
  const [inOld, inNew] = [names.inIt[from], names.inIt[to]];
  return (
    <Banner tone="info">
      <h3 className="font-semibold">{words.whatItDoes}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        <li>{words.atOnce(inNew)}</li>
        {isWrittenAlready ? <li>{words.countsAsWritten(inNew)}</li> : null}
        {isWrittenAlready || translated === 0 ? null : <li>{words.changingPlaces(translated, inNew)}</li>}
        {isWrittenAlready || kept === 0 ? null : (
          <li>
            {words.keptLanguage(kept, inOld)}{' '}
            <Link to={notTranslatedInto(to)} className="inline-flex min-h-11 items-center underline">
              {words.showUntranslated}
            </Link>
          </li>
        )}
        <li>{words.oldAddresses}</li>
        <li>{words.changingBack(names.named[from])}</li>
      </ul>
    </Banner>
  );
}

/** Another main language is chosen, what will happen is read, and then it is changed, for all visitors at once. */
export function MainLanguageDialog({ onClose }: { onClose(): void }) {
  const [to, setTo] = useState<Language>();
  const [offersFormer, setOffersFormer] = useState(true);
  const [isWrittenAlready, setWrittenAlready] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const now = mainLanguage();
  const preview = useQuery({ ...mainLanguageChange(to ?? now), enabled: to !== undefined });
  const changing = useMutation({
    mutationFn: (change: MainLanguageChange) =>
      changeMainLanguage({
        main_language: change.to,
        seen: change.from,
        offers_former: offersFormer,
        is_written_already: isWrittenAlready && change?.translated === 0,
      }),
    onSuccess: ({ main_language }) => reloadWith(main_language),
  });
  // The page is loaded again after it: until then the button stays as it is.
  const isUnderWay = changing.isPending || changing.isSuccess;
  const change = preview.data;
  const from = change?.from ?? now;
  return (
    <Modal title={words.changeMainLanguage} onClose={isUnderWay ? () => undefined : onClose} initialFocus={first}>
      <div className="grid gap-5" inert={isUnderWay}>
        <fieldset>
          <legend className="mb-1 font-semibold">{words.newMainLanguage}</legend>
          {languagesBeside(now).map((language, place) => (
            <label key={language} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 pr-4">
              <input
                ref={place === 0 ? first : undefined}
                type="radio"
                name="main_language"
                className="size-5 shrink-0"
                checked={language === to}
                onChange={() => setTo(language)}
              />
              <span lang={language}>{languageWords[language].name}</span>
            </label>
          ))}
        </fieldset>
        {to === undefined ? null : preview.isError ? (
          <>
            <Banner tone="danger">
              <p>{words.notWorkedOut}</p>
              <p>{preview.error.message}</p>
            </Banner>
            <Button className="justify-self-start" onClick={() => void preview.refetch()}>
              {tryAgain}
            </Button>
          </>
        ) : change === undefined ? (
          <Waiting>{words.workingOut}</Waiting>
        ) : (
          <>
            <Consequences change={change} isWrittenAlready={isWrittenAlready} />
            <div className="grid gap-3">
              <Tick
                label={words.offerFormer(names.named[from])}
                hint={words.offerFormerHint(names.inIt[from])}
                isTicked={offersFormer}
                onTick={setOffersFormer}
              />
              {change.translated === 0 ? (
                <Tick
                  label={words.isWrittenAlready(names.inIt[change.to])}
                  hint={words.isWrittenAlreadyHint(names.inIt[change.to], names.inIt[from])}
                  isTicked={isWrittenAlready}
                  onTick={setWrittenAlready}
                />
              ) : null}
            </div>
          </>
        )}
      </div>
      <div className="actions">
        {changing.error ? (
          <Banner tone="danger">
            <p>{words.notChanged}</p>
            <p>{changing.error.message}</p>
          </Banner>
        ) : null}
        <Button
          kind="danger"
          disabled={change === undefined}
          busy={isUnderWay}
          onClick={() => change && changing.mutate(change)}
        >
          {isUnderWay ? words.changing : change ? words.makeMain(names.named[change.to]) : words.changeMainLanguage}
        </Button>
        <Button busy={isUnderWay} onClick={onClose}>
          {words.leaveAsItIs}
        </Button>
      </div>
    </Modal>
  );
}
