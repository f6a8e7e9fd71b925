import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { advertisements, type StaffAdvertisement } from '../../../domain/collections/advertisements.ts';
import { callsOf, keyOf } from '../collections/calls.ts';
import { FieldControl } from '../collections/FieldControl.tsx';
import { fileOf, formOf } from '../collections/form.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { siteTimeName } from '../time/site-time.ts';

interface AdvertisementFormProps {
  /** The one to change; without it a new one is made. */
  advertisement?: StaffAdvertisement;
  onSaved?: () => void;
}

const texts = {
  new: { submit: 'Create Advertisement', submitting: 'Creating...', failed: 'Error creating Ads.', done: 'created' },
  old: { submit: 'Update Advertisement', submitting: 'Updating...', failed: 'Error updating Ads.', done: 'updated' },
} as const;

/** The form of an advertisement: its texts, its target, and its dates. */
export function AdvertisementForm({ advertisement, onSaved }: AdvertisementFormProps) {
  const queries = useQueryClient();
  const { done, ...words } = texts[advertisement ? 'old' : 'new'];
  const calls = callsOf(advertisements);
  const file = fileOf(advertisements, advertisement);
  return (
    <FormScreen
      {...formOf(advertisements, advertisement)}
      {...words}
      backTo={staffAddresses.advertisements}
      save={async (input, seen) => {
        await (advertisement ? calls.change(advertisement.id, { ...input, ...seen }) : calls.create(input));
        toast.success(`Advertisement ${done} successfully!`);
        await queries.invalidateQueries({ queryKey: keyOf(advertisements) });
      }}
      {...(onSaved && { onSaved })}
    >
      {(control) => {
        const fields = (...names: string[]) =>
          advertisements.fields
            .filter(({ name }) => names.includes(name))
            .map((field) => <FieldControl key={field.name} form={control} field={field} file={file} />);
        return (
          <>
            <FormSection title="Basic Information">{fields('title', 'target_url')}</FormSection>
            <FormSection
              title="Campaign Timing"
              hint={`Shown from the start of the first day to the end of the last, ${siteTimeName()}.`}
            >
              <div className="grid items-start gap-5 sm:grid-cols-2">{fields('start_date', 'end_date')}</div>
            </FormSection>
            <FormSection title="Ad Content">{fields('description', 'content')}</FormSection>
            <FormSection title="Media">{fields('media_id', 'is_active')}</FormSection>
          </>
        );
      }}
    </FormScreen>
  );
}
