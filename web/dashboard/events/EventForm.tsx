import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/events.ts';
import * as writing from '#locale/dashboard/writing.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { NEW_RECORD } from '../../../domain/drafts.ts';
import { type EventInput, hasLink, hasLocation, type StaffEvent } from '../../../domain/event.ts';
import { Banner } from '../components/Banner.tsx';
import { controlsIn } from '../fields/FieldControl.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { BeforePublishing } from '../writing/BeforePublishing.tsx';
import { outcomeOf, type Written } from '../writing/outcome.ts';
import { SettingsGroup } from '../writing/SettingsGroup.tsx';
import { TitleField } from '../writing/TitleField.tsx';
import { useTakingBack } from '../writing/taking-back.ts';
import { WritingFrame } from '../writing/WritingFrame.tsx';
import { useWrittenLanguages } from '../writing/written-languages.ts';
import { everyEvent } from './calls.ts';
import { changeOfEvent, eventForm, eventFormValues, eventOnDay, wordedEventFields } from './event-form.ts';
import { useTellQuestion } from './TellQuestion.tsx';

interface EventFieldsProps {
  control: Control<FieldValues, unknown, EventInput>;
  event: StaffEvent | undefined;
  /** Its languages and versions. */
  beside: ReactNode;
}

/** Whom an event is for. */
const reachOf = (isActive: unknown, isPublic: unknown): Written['reach'] =>
  isActive !== true ? 'draft' : isPublic === true ? 'public' : 'staff';

/** A start that is moved to after the end takes the end along, so that the event lasts as long as before. */
function useEndFollowsStart(control: EventFieldsProps['control']): void {
  const start = useWatch({ control, name: 'start_date' });
  const { field: end } = useController({ control, name: 'end_date' });
  const before = useRef(Date.parse(start));
  useEffect(() => {
    const [begins, ends] = [Date.parse(start), Date.parse(end.value)];
    if (Number.isNaN(begins)) return;
    const lasts = ends - before.current;
    before.current = begins;
    if (lasts > 0 && ends <= begins) end.onChange(new Date(begins + lasts).toISOString());
  }, [start, end.value, end.onChange]);
}

/** Places the fields: the form's layout. */
function EventFields({ control, event, beside }: EventFieldsProps) {
  const field = controlsIn(wordedEventFields, control, event);
  const now = useNow();
  useEndFollowsStart(control);
  const [type, isActive, isPublic] = useWatch({ control, name: ['event_type', 'is_active', 'is_public'] });
  const record = event && ({ resource: 'events', record: String(event.id) } as const);
  const languages = useWrittenLanguages(record);
  const reach = reachOf(isActive, isPublic);
  const isRead = reachOf(event?.is_active, event?.is_public) === 'public';
  return (
    <WritingFrame
      outcome={outcomeOf({ reach, from: null, isRead, ...languages }, now)}
      checks={
        <BeforePublishing
          control={control}
          record={record}
          head={{ field: 'banner_media_id', present: event?.banner_picture ?? null }}
          link={{ field: 'online_link' }}
        />
      }
      settings={
        <>
          <SettingsGroup title={words.dateAndTime} hint={`${siteTimeName()}.`}>
            {field('start_date')}
            {field('end_date')}
          </SettingsGroup>
          {beside}
          <SettingsGroup title={words.basicInformation}>
            {field('event_type')}
            {field('category')}
            {field('organizer')}
          </SettingsGroup>
          <SettingsGroup title={words.locationDetails}>
            {hasLocation(type) ? field('location') : null}
            {hasLink(type) ? field('online_link') : null}
          </SettingsGroup>
          <SettingsGroup title={words.media}>
            {field('banner_media_id')}
            {field('media_id')}
          </SettingsGroup>
          <SettingsGroup title={words.eventSettings}>
            {field('is_public')}
            {field('is_active')}
            {field('capacity')}
          </SettingsGroup>
        </>
      }
    >
      <TitleField
        control={control}
        name="title"
        label={wordedEventFields.title.label}
        isNew={event === undefined}
        placeholder={writing.titleHere}
      />
      {field('description')}
    </WritingFrame>
  );
}

const asDraft = { submit: words.saveAsDraft, finish: (input: EventInput) => ({ ...input, is_active: false }) };

/** Creates an event, or changes the one that is given. With a day, the form begins with the event moved there; saving moves it. */
export function EventForm({ event, day }: { event?: StaffEvent; day?: string | undefined }) {
  const mayPreview = useMay('events.edit');
  const queries = useQueryClient();
  const { ask, question } = useTellQuestion();
  const isNew = event === undefined;
  const isPublishing = useRef(false);
  const again = () => queries.invalidateQueries({ queryKey: everyEvent });
  const sayPublished = useTakingBack<{ input: EventInput; saved: StaffEvent }>({
    call: ({ input, saved: { id, updated_at } }) =>
      request('PUT /events/{id}/', {
        parameters: { id },
        body: { ...input, is_active: false, updated_at, tell: false },
      }),
    again,
  });
  const publish = {
    submit: writing.publish,
    finish(input: EventInput): EventInput {
      isPublishing.current = true;
      return { ...input, is_active: true, is_public: true };
    },
  };
  return (
    <FormScreen
      schema={eventForm}
      startsWith={eventFormValues(event && day !== undefined ? eventOnDay(event, day) : event)}
      change={event && changeOfEvent(event)}
      translated={event && { resource: 'events', record: String(event.id) }}
      versions={event && { collection: 'events', id: event.id }}
      keptAs={{ collection: 'events', record: event?.id ?? NEW_RECORD }}
      draft={`event ${event?.id ?? 'new'}`}
      submit={isNew ? words.createEvent : words.updateEvent}
      submitting={isNew ? words.creating : words.updating}
      otherwise={isNew ? asDraft : event.is_active ? undefined : publish}
      failed={isNew ? words.creatingFailed : words.updatingFailed}
      backTo={staffAddresses.events}
      preview={
        mayPreview ? (input) => request('POST /previews/events/', { body: { ...input, id: event?.id } }) : undefined
      }
      save={async (input, seen, _, key) => {
        const wasPublished = isPublishing.current;
        isPublishing.current = false;
        if (isNew) {
          await request('POST /events/', { body: input, key });
          toast.success(words.eventCreated);
        } else {
          const answer = await ask(event, input);
          if (answer === 'go back') return 'not saved';
          const body = { ...input, ...seen, tell: answer === 'tell' };
          const saved = await request('PUT /events/{id}/', { parameters: { id: event.id }, body });
          if (wasPublished) sayPublished(writing.published, { input, saved });
          else toast.success(words.eventUpdated);
        }
        await again();
        return undefined;
      }}
      placesBeside
      checksText
    >
      {(control, beside) => (
        <>
          {day === undefined ? null : (
            <Banner tone="info">
              <p>{words.newDatesFilledIn}</p>
            </Banner>
          )}
          <EventFields control={control} event={event} beside={beside} />
          {question}
        </>
      )}
    </FormScreen>
  );
}
