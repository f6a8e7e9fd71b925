import { useQueryClient } from '@tanstack/react-query';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/events.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type EventInput, hasLink, hasLocation, type StaffEvent } from '../../../domain/event.ts';
import { controlsIn } from '../fields/FieldControl.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { siteTimeName } from '../time/site-time.ts';
import { everyEvent } from './calls.ts';
import { changeOfEvent, eventForm, eventFormValues, wordedEventFields } from './event-form.ts';
import { useTellQuestion } from './TellQuestion.tsx';

/** Places the fields: the form's layout. */
function EventFields({
  control,
  event,
}: {
  control: Control<FieldValues, unknown, EventInput>;
  event: StaffEvent | undefined;
}) {
  const field = controlsIn(wordedEventFields, control, event);
  const type = useWatch({ control, name: 'event_type' });
  return (
    <>
      <FormSection title={words.basicInformation}>
        {field('title')}
        {field('description')}
        <div className="grid items-start gap-5 sm:grid-cols-3">
          {field('event_type')}
          {field('category')}
          {field('organizer')}
        </div>
      </FormSection>
      <FormSection title={words.locationDetails}>
        {hasLocation(type) ? field('location') : null}
        {hasLink(type) ? field('online_link') : null}
      </FormSection>
      <FormSection title={words.dateAndTime} hint={`${siteTimeName()}.`}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('start_date')}
          {field('end_date')}
        </div>
      </FormSection>
      <FormSection title={words.media}>
        {field('banner_media_id')}
        {field('media_id')}
      </FormSection>
      <FormSection title={words.eventSettings}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('is_public')}
          {field('is_active')}
        </div>
        {field('capacity')}
      </FormSection>
    </>
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
      change={event && changeOfEvent(event)}
      translated={event && { resource: 'events', record: String(event.id) }}
      versions={event && { collection: 'events', id: event.id }}
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
          <EventFields control={control} event={event} />
          {question}
        </>
      )}
    </FormScreen>
  );
}
