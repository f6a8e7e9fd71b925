import { useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/events.ts';
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
    <FormSection title={words.media}>
      <PictureField
        control={control}
        name="banner_media_id"
        label={words.banner}
        hint={words.bannerHint}
        rule={uploadRules.picture}
        present={event?.banner_picture ?? null}
      />
      <PictureField
        control={control}
        name="media_id"
        label={words.thumbnail}
        hint={words.thumbnailHint}
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
    <FormSection title={words.locationDetails}>
      {hasLocation(type) ? (
        <TextField control={control} name="location" label={words.physicalLocation} hint={words.locationHint} />
      ) : null}
      {hasLink(type) ? (
        <TextField
          control={control}
          name="online_link"
          label={words.meetingLink}
          type="url"
          inputMode="url"
          placeholder="https://"
          hint={words.meetingLinkHint}
        />
      ) : null}
    </FormSection>
  );
}

/** The event's visibility and capacity. */
function EventSettings({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title={words.eventSettings}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CheckboxField control={control} name="is_public" label={words.publicEvent} hint={words.publicHint} />
        <CheckboxField control={control} name="is_active" label={words.active} hint={words.activeHint} />
      </div>
      <NumberField control={control} name="capacity" label={words.capacity} hint={words.capacityHint(CAPACITY)} />
    </FormSection>
  );
}

const types = eventTypes.map((value) => ({ value, label: typeWords[value] }));

/** The basic fields of the event form. */
function EventBasics({ control }: { control: Control<EventFormValues, unknown, EventInput> }) {
  return (
    <FormSection title={words.basicInformation}>
      <TextField control={control} name="title" label={words.title} autoComplete="off" />
      <RichTextField control={control} name="description" label={words.description} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <SelectField control={control} name="event_type" label={words.eventType} options={types} />
        <TextField control={control} name="category" label={words.category} hint={words.categoryHint} />
        <TextField control={control} name="organizer" label={words.organiser} hint={words.organiserHint} />
      </div>
    </FormSection>
  );
}

const asDraft = { submit: words.saveAsDraft, finish: (input: EventInput) => ({ ...input, is_active: false }) };

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
      submit={isNew ? words.createEvent : words.updateEvent}
      submitting={isNew ? words.creating : words.updating}
      otherwise={isNew ? asDraft : undefined}
      failed={isNew ? words.creatingFailed : words.updatingFailed}
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
        toast.success(isNew ? words.eventCreated : words.eventUpdated);
        await queries.invalidateQueries({ queryKey: everyEvent });
        return undefined;
      }}
    >
      {(control) => (
        <>
          <EventBasics control={control} />
          <EventPlace control={control} />
          <FormSection title={words.dateAndTime} hint={`${siteTimeName()}.`}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <DateTimeField control={control} name="start_date" label={words.startDate} />
              <DateTimeField control={control} name="end_date" label={words.endDate} />
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
