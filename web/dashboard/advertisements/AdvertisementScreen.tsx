import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as words from '#locale/dashboard/advertisements.ts';
import { advertisements } from '../../../domain/collections/advertisements.ts';
import { oneRecord } from '../collections/calls.ts';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { AdvertisementForm } from './AdvertisementForm.tsx';

/** Time that a success message stays on the screen (ms). */
const STAY = 3000;

/** Whether the dashboard has a screen to go back to; the router numbers them in the state it keeps with the history. */
function hasStepBack(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Goes back one step; to `otherwise` where the screen was opened by its address. */
function useStepBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasStepBack() ? navigate(-1) : navigate(otherwise));
}

/** The form for an advertisement still to come. When one is created, the form is empty again and the screen goes back. */
export function NewAdvertisement() {
  const stepBack = useStepBack(advertisements.screen.address);
  const [created, setCreated] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was created, with the way back of then
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => {
      setCreated(false);
      stepBack();
    }, STAY);
    return () => clearTimeout(timer);
  }, [created]);

  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title={words.createNew}
        subtitle={words.createSubtitle}
        message={created ? words.createdMessage : undefined}
      />
      <fieldset disabled={created} className="contents">
        <legend className="sr-only">{words.createNew}</legend>
        <AdvertisementForm onSaved={() => setCreated(true)} />
      </fieldset>
    </div>
  );
}

/** The form of the advertisement in the address. */
export function EditAdvertisement() {
  return (
    <RecordScreen
      one={(id) => oneRecord(advertisements, id)}
      title={words.editAd}
      loading={words.loadingAdvertisement}
      failed={words.advertisementNotLoaded}
      list={advertisements.screen.address}
    >
      {(advertisement) => (
        <div className="grid max-w-4xl gap-6">
          <ScreenHeader title={words.editAd} subtitle={words.editSubtitle} />
          <AdvertisementForm advertisement={advertisement} />
        </div>
      )}
    </RecordScreen>
  );
}
