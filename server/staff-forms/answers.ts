import { CONSENT, type FormQuestion, fieldNameOf, type QuestionKind } from '../../domain/fields/question.ts';
import { isPhoneNumber, phoneNumber } from '../../domain/phone.ts';
import { type GivenAnswer, givenAnswers } from '../../domain/submissions/form-answers.ts';

// What visitors answered, as it is stored: each answer with its question as it was then.

/** The answers of a row. */
export const answersIn = (stored: string): GivenAnswer[] => givenAnswers.parse(JSON.parse(stored));

/** The kinds of answers that a box gives. */
const ticks = ['tick', 'consent'];

/** An answer as one reads it. A box that was not ticked is an answer too. */
export function saidAnswer(
  { kind, value }: Pick<GivenAnswer, 'kind' | 'value'>,
  words: { yes: string; no: string },
): string {
  if (!ticks.includes(kind)) return value;
  return value === '' ? words.no : words.yes;
}

/** What was sent, under the questions of the form as they are now. */
export const answersTo = (
  questions: readonly FormQuestion[],
  consent: string,
  sent: Readonly<Record<string, string | undefined>>,
): GivenAnswer[] => [
  ...questions.map(({ id, label, kind }) => ({ id, question: label, kind, value: sent[fieldNameOf(id)] ?? '' })),
  ...(consent === '' ? [] : [{ id: CONSENT, question: consent, kind: CONSENT, value: sent[CONSENT] ?? '' }]),
];

/** The answer to the question of this kind: a form has at most one that says who it is. */
const answerTo = (answers: readonly GivenAnswer[], wanted: QuestionKind) =>
  answers.find(({ kind }) => kind === wanted)?.value ?? '';

/** Texts that are searched: whatever was written, and what was chosen. */
const searched = (answers: readonly GivenAnswer[]) =>
  answers.flatMap(({ kind, value }) => (ticks.includes(kind) || value === '' ? [] : [value])).join('\n');

/**
 * The columns of answers. Who left a telephone number and no address is found by the number: it stands in the place of the
 * address, as of registrations.
 */
export function columnsOf(answers: readonly GivenAnswer[]) {
  const phone = answerTo(answers, 'telephone');
  const email = answerTo(answers, 'email') || (phoneNumber(phone) ?? '');
  return {
    name: answerTo(answers, 'name'),
    email,
    phone,
    answers: JSON.stringify(answers),
    searched_text: `${searched(answers)}\n${email}`,
  };
}

/** The e-mail address of a row; empty where a number stands in its place. */
export const emailOf = (email: string): string => (isPhoneNumber(email) ? '' : email);
