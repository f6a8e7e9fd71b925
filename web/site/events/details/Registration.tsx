import * as words from '#locale/events.ts';
import type { Event, RegistrationState } from '../../../../domain/event.ts';
import { eventRegistrationInput, registrationTexts } from '../../../../domain/event-registration.ts';
import { phonePattern } from '../../../../domain/phone.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { addresses } from '../../addresses.ts';
import type { PostedForm } from '../../forms/plan.ts';
import { planForm, wordedForVisitors } from '../../forms/plan-form.ts';
import RegistrationForm from './RegistrationForm.island.tsx';

const plan = {
  ...planForm('POST /events/{id}/registrations/', eventRegistrationInput, registrationTexts),
  oneOf: {
    text: wordedForVisitors(registrationTexts.unreachable),
    fields: { email: null, phone: { source: phonePattern, text: wordedForVisitors(registrationTexts.phone) } },
  },
};

/** The form with which a visitor takes a place at this event. */
export const registrationPlan = (id: number) => ({ ...plan, parameters: { id } });

interface RegistrationProps {
  event: Event;
  state: RegistrationState;
  /** The outcome of a form sent without script. */
  posted: PostedForm | undefined;
}

/** A place at the event, while there are any. Once it has begun there is nothing to register for. */
export function Registration({ event, state, posted }: RegistrationProps) {
  const { id, places } = event;
  if (state === 'closed' && !posted) return null;
  return (
    <>
      <Edge from="surface" to="chalk-deep" line="clay" />
      <section id="register" aria-labelledby="register-title" className="section-space bg-chalk-deep">
        <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id="register-title" className="text-title">
              {words.reserveMyPlace}
            </h2>
            <p className="mt-5 max-w-md text-lead">{words.tellUsWhoIsComing}</p>
            {state === 'open' && places === 'few' ? (
              <p className="mt-8 font-display font-extrabold text-accent text-title">{words.onlyAFewPlacesLeft}</p>
            ) : null}
          </div>
          {state === 'open' || posted ? (
            <RegistrationForm page={addresses.event(event)} plan={registrationPlan(id)} posted={posted} />
          ) : (
            <p className="self-center border-call border-l-8 bg-raised p-6 font-display font-extrabold text-heading">
              {wordedForVisitors(registrationTexts.full)}
            </p>
          )}
        </div>
      </section>
      <Edge from="chalk-deep" to="surface" />
    </>
  );
}
