import { useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { CAPACITY, type EventInput, eventTypes, type StaffEvent } from '../../../domain/event.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { RichTextField } from '../editor/RichTextField.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { siteTimeName } from '../time/site-time.ts';
import { everyEvent } from './calls.ts';
import { typeWords } from './EventWords.tsx';
import { type EventFormValues, eventChange, eventForm, eventFormValues, hasLink, hasLocation } from './event-form.ts';
import { useTellQuestion } from './TellQuestion.tsx';

interface EventMediaProps {
  control: Control<EventFormValues, unknown, EventInput>;
  event: StaffEvent | undefined;
}

/** The event's picture, at the top of its own page and in lists. */
function EventMedia({ control, event }: EventMediaProps) {
  return (
    <FormSection title="Media">
      <PictureField
        control={control}
        name="banner_media_id"
        label="Banner"
        hint="A wide picture for the top of the event's page. Up to 10 MB."
        rule={uploadRules.picture}
        present={event?.banner_picture ?? null}
      />
      <PictureField
        control={control}
        name="media_id"
        label="Thumbnail"
        hint="Shown in lists of events. Up to 10 MB."
        rule={uploadRules.picture}
        present={event?.picture ?? null}
      />
    </FormSection>
  );
}

/** The place: a location, an online link, or both. */
function EventPlace({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  const type = useWatch({ control, name: 'event_type' });
  return (
    <FormSection title="Location Details">
      {hasLocation(type) ? (
        <TextField
          control={control}
          name="location"
          label="Physical Location"
          hint="Clear enough for someone who has never been there."
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

/** The event's visibility and capacity. */
function EventSettings({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title="Event Settings">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CheckboxField
          control={control}
          name="is_public"
          label="Public"
          hint="Visible to visitors. Otherwise only staff can see it and register people."
        />
        <CheckboxField control={control} name="is_active" label="Active" hint="Inactive events are drafts." />
      </div>
      <NumberField
        control={control}
        name="capacity"
        label="Capacity"
        min={1}
        hint={`Leave empty for the default, ${CAPACITY} places.`}
      />
    </FormSection>
  );
}

const types = eventTypes.map((value) => ({ value, label: typeWords[value] }));

/** The basic fields of the event form. */
function EventBasics({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title="Basic Information">
      <TextField control={control} name="title" label="Title" autoComplete="off" />
      <RichTextField control={control} name="description" label="Description" />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField control={control} name="event_type" label="Event Type" options={types} />
        <TextField control={control} name="category" label="Category" hint="For example, Training. Optional." />
        <TextField control={control} name="organizer" label="Organiser" hint="Who runs the event. Optional." />
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
  const mayPreview = useMay('events.edit');
  const queries = useQueryClient();
  const { ask, question } = useTellQuestion();
  const isNew = event === undefined;
  return (
    <FormScreen
      schema={eventForm}
      startsWith={eventFormValues(event)}
      change={event && eventChange(event)}
      translated={event && { resource: 'events', record: String(event.id) }}
      draft={`event ${event?.id ?? 'new'}`}
      submit={isNew ? 'Create Event' : 'Update Event'}
      submitting={isNew ? 'Creating...' : 'Updating...'}
      otherwise={isNew ? asDraft : undefined}
      failed={isNew ? creatingFailed : changingFailed}
      backTo={staffAddresses.events}
      preview={
        mayPreview ? (input) => request('POST /previews/events/', { body: { ...input, id: event?.id } }) : undefined
      }
      save={async (input, seen) => {
        if (isNew) await request('POST /events/', { body: input });
        else {
          const answer = await ask(event, input);
          if (answer === 'go back') return 'not saved';
          const body = { ...input, ...seen, tell: answer === 'tell' };
          await request('PUT /events/{id}/', { parameters: { id: event.id }, body });
        }
        toast.success(isNew ? 'Event created successfully!' : 'Events updated successfully!');
        await queries.invalidateQueries({ queryKey: everyEvent });
        return undefined;
      }}
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
          {question}
        </>
      )}
    </FormScreen>
  );
}
