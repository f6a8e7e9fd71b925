import { newsletterInput, newsletterTexts } from '../../../domain/newsletter.ts';
import { planForm } from '../forms/plan-form.ts';

/** The one field with which a visitor asks for the newsletter. */
export const newsletterPlan = planForm('POST /newsletter/', newsletterInput, newsletterTexts);
