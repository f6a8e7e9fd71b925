import { contactMessageInput, contactTexts, subjectTypeLabels, subjectTypes } from '../../../domain/contact-message.ts';
import type { Option } from '../forms/Options.tsx';
import { planForm } from '../forms/plan-form.ts';

export const contactPlan = planForm('POST /contact/', contactMessageInput, contactTexts);

/** The subjects of a message; the first is the default. */
export const subjectOptions: Option[] = subjectTypes.map((value) => ({ value, label: subjectTypeLabels[value] }));
