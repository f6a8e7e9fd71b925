import type { Control } from 'react-hook-form';
import { CAPACITY, type EventInput } from '../../../domain/event.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { NumberField } from '../form/NumberField.tsx';
import type { EventFormValues } from './event-form.ts';

/** The event's visibility and capacity. */
export function EventSettings({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title="Event Settings">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CheckboxField
          control={control}
          name="is_public"
          label="Public"
          hint="Shown to every visitor. Otherwise only staff see it, and register people for it."
        />
        <CheckboxField
          control={control}
          name="is_active"
          label="Active"
          hint="Takes place. What is not active is a draft."
        />
      </div>
      <NumberField
        control={control}
        name="capacity"
        label="Capacity"
        min={1}
        hint={`How many people can come. Left empty, there are ${CAPACITY} places.`}
      />
    </FormSection>
  );
}
