import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { AdvertisementInput } from '../../../domain/advertisement.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useStepBack } from '../screen/step-back.ts';
import { request } from '../session/request.ts';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { everyAdvertisement } from './calls.ts';

/** Milliseconds for which what was created stays on the screen. */
const STAY = 3000;

/** The form for an advertisement still to come. When one is created, the form is empty again and the screen goes back. */
export function NewAdvertisement() {
  const queries = useQueryClient();
  const stepBack = useStepBack(staffAddresses.advertisements);
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

  const save = async (input: AdvertisementInput) => {
    await request('POST /ads/', { body: input });
    toast.success('Advertisement created successfully!');
    await queries.invalidateQueries({ queryKey: everyAdvertisement });
  };
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader
        title="Create New Advertisement"
        subtitle="Design and launch your new ad campaign in minutes"
        message={created ? 'Ads created successfully!' : undefined}
      />
      <fieldset disabled={created} className="contents">
        <AdvertisementForm
          submit="Create Advertisement"
          submitting="Creating..."
          failed="Error creating Ads."
          save={save}
          onSaved={() => setCreated(true)}
        />
      </fieldset>
    </div>
  );
}
