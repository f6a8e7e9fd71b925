import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { keptDraftFrom } from '#locale/dashboard/drafts.ts';
import * as words from '#locale/dashboard/form.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { showDateAndTime } from '../time/site-time.ts';
import type { Draft } from './drafts.ts';
import type { SavingForm } from './saving-form.ts';

/** Characters of a draft by which one knows it again. */
const BEGINNING = 60;

/** The beginning of the first text in a draft, without HTML; empty where there is none. */
function beginningOf(draft: Draft): string {
  const texts = Object.values(draft.values).filter((value) => typeof value === 'string');
  const plain = texts.map((text) => text.replaceAll(/<[^<>]*>/g, ' ').trim()).find((text) => text !== '') ?? '';
  return plain.length > BEGINNING ? `${plain.slice(0, BEGINNING)}…` : plain;
}

interface DraftOfferProps<Values extends FieldValues, Output> {
  form: Pick<SavingForm<Values, Output>, 'draft' | 'changed'>;
}

/** Offers an unsaved draft of this form. It replaces the form's content only after a click. */
export function DraftOffer<Values extends FieldValues, Output>({ form }: DraftOfferProps<Values, Output>) {
  const { draft, changed } = form;
  const [chosen, setChosen] = useState<Draft>();
  if (draft.found.length === 0) return null;
  return (
    <Banner tone="info">
      <ul className="grid gap-3">
        {draft.found.map((found) => (
          <li key={found.begunAt}>
            <p>{(found.isElsewhere ? keptDraftFrom : words.savedDraftFrom)(showDateAndTime(found.savedAt))}</p>
            <p className="italic">{beginningOf(found)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => (changed ? setChosen(found) : draft.takeUp(found))}>{words.continueWithIt}</Button>
              <Button kind="quiet" onClick={() => draft.discard(found)}>
                {words.discardIt}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Question
        open={chosen !== undefined}
        title={words.replaceWhatYouTyped}
        detail={words.whatYouTypedIsAlso}
        no={words.keepWhatITyped}
        yes={words.useTheSavedDraft}
        onNo={() => setChosen(undefined)}
        onYes={() => {
          if (chosen) draft.takeUp(chosen);
          setChosen(undefined);
        }}
      />
    </Banner>
  );
}
