import { eventRegistrationInput, registrationTexts } from '../../../../domain/event-registration.ts';
import { planForm } from '../../forms/plan-form.ts';

const plan = planForm('POST /events/{id}/registrations/', eventRegistrationInput, {
  sent: registrationTexts.registered,
  failed: registrationTexts.failed,
});

/** The form with which a visitor takes a place at this event. */
export const registrationPlan = (id: number) => ({ ...plan, parameters: { id } });
