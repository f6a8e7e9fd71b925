import type { Control } from 'react-hook-form';
import { type EventInput, eventTypes } from '../../../domain/event.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { typeWords } from './EventBadges.tsx';
import type { EventFormValues } from './event-form.ts';

const types = eventTypes.map((value) => ({ value, label: typeWords[value] }));

/** The basic fields of the event form. */
export function EventBasics({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title="Basic Information">
      <TextField control={control} name="title" label="Title" autoComplete="off" />
      <RichTextField control={control} name="description" label="Description" />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField control={control} name="event_type" label="Event Type" options={types} />
        <TextField control={control} name="category" label="Category" hint="Such as Training. May be left empty." />
        <TextField control={control} name="organizer" label="Organizer" hint="Who holds it. May be left empty." />
      </div>
    </FormSection>
  );
}
