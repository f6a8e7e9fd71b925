import { newsletterInput, newsletterTexts } from '../../../domain/newsletter.ts';
import { formPaths } from '../../api.ts';
import { planForm } from '../forms/plan-form.ts';

/** The one field with which a visitor asks for the newsletter. */
export const newsletterPlan = planForm(formPaths.newsletter, newsletterInput, {
  sent: newsletterTexts.asked,
  failed: newsletterTexts.failed,
});
