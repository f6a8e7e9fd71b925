import { type Control, useWatch } from 'react-hook-form';
import type { EventInput } from '../../../domain/event.ts';
import { FormSection } from '../form/FormSection.tsx';
import { TextField } from '../form/TextField.tsx';
import { type EventFormValues, hasLink, hasLocation } from './event-form.ts';

/** Where it is: at a place, at an address of the web, or both. */
export function EventPlace({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  const type = useWatch({ control, name: 'event_type' });
  return (
    <FormSection title="Location Details">
      {hasLocation(type) ? (
        <TextField
          control={control}
          name="location"
          label="Physical Location"
          hint="So that somebody who has never been there finds it."
        />
      ) : null}
      {hasLink(type) ? (
        <TextField
          control={control}
          name="online_link"
          label="Meeting Link"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="The full web address of the meeting."
        />
      ) : null}
    </FormSection>
  );
}
