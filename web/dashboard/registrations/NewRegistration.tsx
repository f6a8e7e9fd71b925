import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/registrations.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import { registrationTexts, staffRegistrationInput } from '../../../domain/event-registration.ts';
import { visitorsLanguage } from '../../../domain/languages.ts';
import { everyEvent } from '../events/calls.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { LanguageField } from '../form/LanguageField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { BackLink } from '../screen/BackLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { comingEvents } from './calls.ts';

/** The events as the choices of a form. Full ones stand there and say so. */
function choicesOf(events: readonly StaffListedEvent[]): { value: string; label: string }[] {
  return events.map(({ id, title, start_date, places_left }) => ({
    value: String(id),
    label: `${title}, ${showDateAndTime(start_date)} (${words.placesLeft(places_left)})`,
  }));
}

interface RegistrationFormProps {
  events: readonly StaffListedEvent[];
  /** The number of the event that is chosen to begin with; empty for none. */
  event: string;
  /** Told for which event. */
  onRegistered(event: string): void;
}

/** One person for one event. */
function RegistrationForm({ events, event, onRegistered }: RegistrationFormProps) {
  const queries = useQueryClient();
  const chosen = useRef(event);
  const options = choicesOf(events);
  const begun = options.some(({ value }) => value === event) ? event : '';
  return (
    <FormScreen
      schema={staffRegistrationInput}
      startsWith={{ event: begun, full_name: '', email: '', phone: '', organization: '', language: visitorsLanguage }}
      draft="registration"
      submit={words.register}
      submitting={words.registering}
      failed={wordedForStaff(registrationTexts.failed)}
      backTo={begun === '' ? staffAddresses.events : staffAddresses.eventRegistrations(Number(begun))}
      save={async (input) => {
        const { full_name, email } = await request('POST /event-registrations/', {
          body: { ...input, event: String(input.event) },
        });
        chosen.current = String(input.event);
        toast.success(words.personRegistered(full_name, email !== ''));
        await queries.invalidateQueries({ queryKey: everyEvent });
      }}
      onSaved={() => onRegistered(chosen.current)}
    >
      {(control) => (
        <FormSection title={words.attendeeAndEvent}>
          <SelectField
            control={control}
            name="event"
            label={words.event}
            options={[{ value: '', label: words.chooseAnEvent }, ...options]}
            hint={options.length === 0 ? words.noComingEvents : undefined}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField control={control} name="full_name" label={words.fullName} autoComplete="off" />
            <TextField
              control={control}
              name="email"
              label={words.emailField}
              type="email"
              hint={words.emailOrPhone}
              autoComplete="off"
            />
            <TextField control={control} name="phone" label={words.phone} inputMode="tel" autoComplete="off" />
            <TextField
              control={control}
              name="organization"
              label={words.organisation}
              hint={words.optional}
              autoComplete="off"
            />
            <LanguageField control={control} name="language" />
          </div>
        </FormSection>
      )}
    </FormScreen>
  );
}

/** Registers people for an event, one after the other: those who called, and those on a list of paper. */
export function NewRegistration() {
  const [parameters] = useSearchParams();
  const [{ event, done }, setBegun] = useState({ event: parameters.get('event') ?? '', done: 0 });
  const { data, error, refetch } = useQuery(comingEvents);
  if (data === undefined && error === null) return <Waiting>{words.loadingEvents}</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title={words.eventRegistration} detail={error?.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-3xl gap-6">
      <ScreenHeader
        title={words.eventRegistration}
        subtitle={words.registerSomeone}
        actions={<BackLink to={staffAddresses.events}>{words.backToEvents}</BackLink>}
      />
      <RegistrationForm
        key={done}
        events={data}
        event={event}
        onRegistered={(chosen) => setBegun({ event: chosen, done: done + 1 })}
      />
    </div>
  );
}
