import { eventRegistrationInput, registrationTexts } from '../../../../domain/event-registration.ts';
import { planForm } from '../../forms/plan-form.ts';

const { rules, ...texts } = planForm('', eventRegistrationInput, {
  sent: registrationTexts.registered,
  failed: registrationTexts.failed,
});

/** The form with which a visitor takes a place at this event. */
export const registrationPlan = (id: number) => ({ ...texts, rules, path: `/events/${id}/registrations/` });
