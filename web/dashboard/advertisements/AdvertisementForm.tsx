import { staffAddresses } from '../../../domain/addresses.ts';
import {
  type Advertisement,
  type AdvertisementInput,
  advertisementInput,
  advertisementLimits,
  advertisement as advertisementSchema,
} from '../../../domain/advertisement.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DayField } from '../form/DayField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { siteTimeName } from '../time/site-time.ts';

interface AdvertisementFormProps {
  /** The one to change; without it a new one is made. */
  advertisement?: Advertisement;
  submit: string;
  submitting: string;
  failed: string;
  /** `seen` is the state of the one to change that the form was shown. */
  save(input: AdvertisementInput, seen: string | undefined): Promise<void>;
  onSaved(): void;
}

const empty = {
  title: '',
  description: '',
  content: '',
  media_id: null,
  target_url: '',
  is_active: true,
  start_date: '',
  end_date: '',
};

const formValues = ({ picture, ...advertisement }: Advertisement) => ({
  title: advertisement.title,
  description: advertisement.description,
  content: advertisement.content,
  media_id: picture?.id ?? null,
  target_url: advertisement.target_url,
  is_active: advertisement.is_active,
  start_date: advertisement.start_date,
  end_date: advertisement.end_date,
});

const fields = {
  title: 'Title',
  target_url: 'Target URL',
  start_date: 'Start Date',
  end_date: 'End Date',
  description: 'Short Description',
  content: 'Detailed Content',
  media_id: { label: 'Image', show: (id: unknown) => (id === null ? 'No image' : `Image number ${id}`) },
  is_active: 'Make this ad active immediately',
} as const;

/** The advertisement as another editor has left it. */
function readCurrent(current: unknown) {
  const left = advertisementSchema.parse(current);
  return { values: formValues(left), seen: left.updated_at };
}

/** The form of an advertisement: its texts, its target, and its dates. */
export function AdvertisementForm({ advertisement, ...form }: AdvertisementFormProps) {
  return (
    <FormScreen
      {...form}
      schema={advertisementInput}
      startsWith={advertisement ? formValues(advertisement) : empty}
      change={advertisement && { seen: advertisement.updated_at, read: readCurrent, fields }}
      draft={`advertisement ${advertisement?.id ?? 'new'}`}
      cancelTo={staffAddresses.advertisements}
    >
      {(control) => (
        <>
          <FormSection title="Basic Information">
            <TextField control={control} name="title" label="Title" maxLength={advertisementLimits.title} />
            <TextField
              control={control}
              name="target_url"
              label="Target URL"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              hint="A web address such as www.example.org, or a page of this site such as /donate."
            />
          </FormSection>
          <FormSection
            title="Campaign Timing"
            hint={`Whole days, ${siteTimeName()}: it is shown on both of them, and between.`}
          >
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <DayField control={control} name="start_date" label="Start Date" />
              <DayField control={control} name="end_date" label="End Date" />
            </div>
          </FormSection>
          <FormSection title="Ad Content">
            <TextAreaField control={control} name="description" label="Short Description" rows={2} />
            <TextAreaField control={control} name="content" label="Detailed Content" rows={6} />
          </FormSection>
          <FormSection title="Media">
            <PictureField
              control={control}
              name="media_id"
              label="Image"
              hint="It fills the width of the home page. Without one, our hills stand there."
              rule={uploadRules.picture}
              present={advertisement?.picture ?? null}
            />
            <CheckboxField
              control={control}
              name="is_active"
              label="Make this ad active immediately"
              hint="Your ad goes live once approved, otherwise it is saved as a draft. Ticking this approves it."
            />
          </FormSection>
        </>
      )}
    </FormScreen>
  );
}
