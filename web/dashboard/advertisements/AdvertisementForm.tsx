import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/advertisements.ts';
import { advertisements as described, type StaffAdvertisement } from '../../../domain/collections/advertisements.ts';
import { callsOf, collectionKey } from '../collections/calls.ts';
import { formOf } from '../collections/form.ts';
import { wordedCollection } from '../collections/worded.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { siteTimeName } from '../time/site-time.ts';

interface AdvertisementFormProps {
  /** The one to change; without it a new one is made. */
  advertisement?: StaffAdvertisement;
  onSaved?: () => void;
}

const advertisements = wordedCollection(described);

const texts = {
  new: { submit: words.create, submitting: words.creating, failed: words.creatingFailed, done: words.createdToast },
  old: { submit: words.update, submitting: words.updating, failed: words.updatingFailed, done: words.updatedToast },
} as const;

/** The form of an advertisement: its texts, its target, and its dates. */
export function AdvertisementForm({ advertisement, onSaved }: AdvertisementFormProps) {
  const queries = useQueryClient();
  const { done, ...shown } = texts[advertisement ? 'old' : 'new'];
  const calls = callsOf(advertisements);
  return (
    <FormScreen
      {...formOf(advertisements, advertisement)}
      {...shown}
      backTo={advertisements.screen.address}
      save={async (input, seen, _, key) => {
        await (advertisement ? calls.change(advertisement.id, { ...input, ...seen }) : calls.create(input, key));
        toast.success(done);
        await queries.invalidateQueries({ queryKey: collectionKey(advertisements) });
      }}
      {...(onSaved && { onSaved })}
    >
      {(control) => {
        const field = controlsIn(advertisements.fields, control, advertisement);
        return (
          <>
            <FormSection title={words.basicInformation}>
              {field('title')}
              {field('target_url')}
            </FormSection>
            <FormSection title={words.campaignTiming} hint={words.campaignTimingHint(siteTimeName())}>
              <div className="grid items-start gap-5 sm:grid-cols-2">
                {field('start_date')}
                {field('end_date')}
              </div>
            </FormSection>
            <FormSection title={words.adContent}>
              {field('description')}
              {field('content')}
            </FormSection>
            <FormSection title={words.media}>
              {field('media_id')}
              {field('is_active')}
            </FormSection>
          </>
        );
      }}
    </FormScreen>
  );
}
