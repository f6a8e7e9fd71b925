import { useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type EventInput, eventTypes, type StaffEvent } from '../../../domain/event.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { request } from '../session/request.ts';
import { siteTimeName } from '../time/site-time.ts';
import { everyEvent } from './calls.ts';
import { EventMedia } from './EventMedia.tsx';
import { EventPlace } from './EventPlace.tsx';
import { EventSettings } from './EventSettings.tsx';
import { typeWords } from './EventWords.tsx';
import { comparedFields, readCurrent } from './event-change.ts';
import { type EventFormValues, eventForm, eventFormValues } from './event-form.ts';

const types = eventTypes.map((value) => ({ value, label: typeWords[value] }));

/** The basic fields of the event form. */
function EventBasics({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
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

const creatingFailed = (words: string, reached: boolean) =>
  reached
    ? `Error creating event: ${words || 'Error creating event.'}`
    : 'An unexpected error occurred while creating the event.';

const changingFailed = (words: string) => `Error updating event: ${words || 'Error updating event.'}`;

const asDraft = { submit: 'Save as Draft', finish: (input: EventInput) => ({ ...input, is_active: false }) };

/** Creates an event, or changes the one that is given. */
export function EventForm({ event }: { event?: StaffEvent }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isNew = event === undefined;
  return (
    <FormScreen
      schema={eventForm}
      startsWith={eventFormValues(event)}
      change={event && { seen: event.updated_at, read: readCurrent, fields: comparedFields }}
      draft={`event ${event?.id ?? 'new'}`}
      submit={isNew ? 'Create Event' : 'Update Event'}
      submitting={isNew ? 'Creating...' : 'Updating...'}
      otherwise={isNew ? asDraft : undefined}
      failed={isNew ? creatingFailed : changingFailed}
      cancelTo={staffAddresses.events}
      save={async (input, seen) => {
        if (isNew) await request('POST /events/', { body: input });
        else await request('PUT /events/{id}/', { parameters: { id: event.id }, body: { ...input, updated_at: seen } });
        toast.success(isNew ? 'Event created successfully!' : 'Events updated successfully!');
        await queries.invalidateQueries({ queryKey: everyEvent });
      }}
      onSaved={() => navigate(staffAddresses.events)}
    >
      {(control) => (
        <>
          <EventBasics control={control} />
          <EventPlace control={control} />
          <FormSection title="Date and Time" hint={`${siteTimeName()}.`}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <DateTimeField control={control} name="start_date" label="Start Date" />
              <DateTimeField control={control} name="end_date" label="End Date" />
            </div>
          </FormSection>
          <EventMedia control={control} event={event} />
          <EventSettings control={control} />
        </>
      )}
    </FormScreen>
  );
}
