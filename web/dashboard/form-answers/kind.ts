import * as statusWords from '#locale/dashboard/submissions.ts';
import * as words from '#locale/dashboard/visitor-forms.ts';
import { type FormAnswer, formAnswers, type GivenAnswer } from '../../../domain/submissions/form-answers.ts';
import { kindOf } from '../submissions/kind.ts';

/** Who sent it, as far as they said; otherwise which form it answers. */
export const senderOf = ({ name, email, phone, form_title, id }: FormAnswer): string =>
  name || email || phone || words.answerNumber(form_title, id);

/** Answers to forms of staff. */
export const answers = {
  ...kindOf(formAnswers, {
    one: words.answer,
    labels: statusWords.statuses,
    statusTexts: { updated: statusWords.statusUpdated, failed: statusWords.statusFailed },
  }),
  nameOf: senderOf,
};

const ticks = ['tick', 'consent'];

/** An answer as one reads it. */
export function saidAnswer({ kind, value }: Pick<GivenAnswer, 'kind' | 'value'>): string {
  if (ticks.includes(kind)) return value === '' ? words.no : words.yes;
  return value || statusWords.notGiven;
}
