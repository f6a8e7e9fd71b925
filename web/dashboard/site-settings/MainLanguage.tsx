import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as names from '#locale/dashboard/language-names.ts';
import { tryAgain } from '#locale/dashboard/screen.ts';
import * as words from '#locale/dashboard/site-settings.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { notTranslatedInto, siteLanguages } from './calls.ts';
import { takeChangedLanguage } from './changed-language.ts';

interface MainLanguageProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  /** Of the button, so that the dialog is there when it is pressed. */
  approach: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  onChange(): void;
}

/** The main language of the site, what is written in another, and the way to change it. */
export function MainLanguage<Output>({ control, approach, onChange }: MainLanguageProps<Output>) {
  const { data, error, refetch } = useQuery(siteLanguages);
  const { isDirty } = useFormState({ control });
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const language = takeChangedLanguage();
    if (language) toast.success(words.mainLanguageChanged(names.named[language]));
  }, []);
  if (error)
    return (
      <>
        <Banner tone="danger">
          <p>{words.languagesNotLoaded}</p>
          <p>{error.message}</p>
        </Banner>
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </>
    );
  if (data === undefined) return <Waiting>{words.loadingLanguages}</Waiting>;
  return (
    <>
      <p>{words.mainLanguageIs(names.named[data.main_language])}</p>
      {(data.others ?? 0) === 0 ? null : (
        <p>
          <Link to={notTranslatedInto(data.main_language)} className="inline-flex min-h-11 items-center underline">
            {words.writtenInAnother(data.others ?? 0)}
          </Link>
        </p>
      )}
      {isHeld && isDirty ? <Banner tone="warning">{words.saveFirst}</Banner> : null}
      <Button
        className="justify-self-start"
        // The whole dashboard is loaded again then, with what was typed.
        onClick={() => (isDirty ? setHeld(true) : onChange())}
        {...approach}
      >
        {words.changeMainLanguage}
      </Button>
    </>
  );
}
