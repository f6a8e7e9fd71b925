import { contactMessageInput, contactTexts, subjectTypeLabels, subjectTypes } from '../../../domain/contact-message.ts';
import { formPaths } from '../../api.ts';
import type { Option } from '../forms/Options.tsx';
import { planForm } from '../forms/plan-form.ts';

export const contactPlan = planForm(formPaths.contact, contactMessageInput, contactTexts);

/** What a message can be about, the first being what it is about unless said otherwise. */
export const subjectOptions: Option[] = subjectTypes.map((value) => ({ value, label: subjectTypeLabels[value] }));
