import type { Control } from 'react-hook-form';
import type { EventInput, StaffEvent } from '../../../domain/event.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { FormSection } from '../form/FormSection.tsx';
import { PictureField } from '../media/PictureField.tsx';
import type { EventFormValues } from './event-form.ts';

interface EventMediaProps {
  control: Control<EventFormValues, unknown, EventInput>;
  event: StaffEvent | undefined;
}

/** How it looks: at the top of its own page, and in lists. */
export function EventMedia({ control, event }: EventMediaProps) {
  return (
    <FormSection title="Media">
      <PictureField
        control={control}
        name="banner_media_id"
        label="Banner"
        hint="Wide, at the top of the event's page. Up to 10 MB."
        rule={uploadRules.picture}
        present={event?.banner_picture ?? null}
      />
      <PictureField
        control={control}
        name="media_id"
        label="Thumbnail"
        hint="In lists of events. Up to 10 MB."
        rule={uploadRules.picture}
        present={event?.picture ?? null}
      />
    </FormSection>
  );
}
