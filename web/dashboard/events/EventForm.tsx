import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import type { EventInput, StaffEvent } from '../../../domain/event.ts';
import { staffAddresses } from '../../addresses.ts';
import { staffEvents } from '../../dashboard-calls.ts';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { request } from '../session/request.ts';
import { siteTimeName } from '../time/site-time.ts';
import { everyEvent } from './calls.ts';
import { EventBasics } from './EventBasics.tsx';
import { EventMedia } from './EventMedia.tsx';
import { EventPlace } from './EventPlace.tsx';
import { EventSettings } from './EventSettings.tsx';
import { comparedFields, readCurrent } from './event-change.ts';
import { eventForm, eventFormValues } from './event-form.ts';

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
        if (isNew) await staffEvents.create(request, input);
        else await staffEvents.change(request, event.id, { ...input, updated_at: seen });
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
