import { z } from 'zod';
import { emailAddressOrEmpty } from '../email-address.ts';
import { optionalLine, requiredEmail, requiredLine, requiredText } from '../form.ts';
import { replyText } from '../reply-text.ts';
import { paragraphsUpTo } from '../text.ts';

// The questions of a form that staff make, and what may be answered to each. None asks for a password or a file.

/** The kinds of answers, with the words by which staff choose one. The first three say who it is. */
export const questionKinds = {
  name: 'The sender’s name',
  email: 'The sender’s e-mail address, to which the thanks go',
  telephone: 'The sender’s telephone number',
  line: 'A line of text',
  paragraphs: 'Several lines of text',
  number: 'A number',
  day: 'A day',
  choice: 'A choice of several',
  tick: 'A box to tick',
} as const;

export type QuestionKind = keyof typeof questionKinds;

export const isQuestionKind = (kind: string): kind is QuestionKind => Object.hasOwn(questionKinds, kind);

/** As much of a question as its answer is checked by. */
export interface FormQuestion {
  id: string;
  label: string;
  kind: string;
  choices: string;
  is_required: string;
}

/** Choices of one question. */
export const MAX_CHOICES = 30;

/** The choices that a text of several lines names, one on each line. */
export const choicesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Characters of the answers. */
const MAX_LINE = 300;
const MAX_NAME = 120;
const MAX_TELEPHONE = 40;
const MAX_PARAGRAPHS = 5000;

/** What a box that is ticked sends; one that is not ticked sends nothing. */
export const TICKED = 'true';

const missing = replyText('fillInRequired');

/** The name in the form of the box by which the sender agrees. No question has it. */
export const CONSENT = 'consent';

/** The name of the field that answers a question. It cannot be that of another field of the form. */
export const fieldNameOf = (id: string) => `q_${id}`;

/** One that may be empty, and is checked by this otherwise. */
const orEmpty = (schema: z.ZodType<string, string>, error: string) =>
  z.union([z.literal(''), schema], { error }).default('');

const amount = z
  .string({ error: missing })
  .trim()
  .max(20, replyText('enterNumber'))
  .regex(/^-?\d+(?:[.,]\d+)?$/, replyText('enterNumber'));

const dayOfAnswer = z.iso.date({ error: replyText('enterDay') });

const lineUpTo = (most: number, isRequired: boolean) => (isRequired ? requiredLine(most) : optionalLine(most));

/** A box; the answer of one that is not ticked is empty. */
const box = (isRequired: boolean) =>
  isRequired ? z.literal(TICKED, { error: missing }) : z.enum([TICKED, '']).default('');

const schemas: Readonly<Record<QuestionKind, (isRequired: boolean, choices: readonly string[]) => z.ZodType<string>>> =
  {
    name: (isRequired) => lineUpTo(MAX_NAME, isRequired),
    email: (isRequired) => (isRequired ? requiredEmail : emailAddressOrEmpty.default('')),
    telephone: (isRequired) => lineUpTo(MAX_TELEPHONE, isRequired),
    line: (isRequired) => lineUpTo(MAX_LINE, isRequired),
    paragraphs: (isRequired) =>
      isRequired ? requiredText(MAX_PARAGRAPHS) : paragraphsUpTo(MAX_PARAGRAPHS).default(''),
    number: (isRequired) =>
      isRequired
        ? z.string({ error: missing }).trim().min(1, missing).pipe(amount)
        : orEmpty(amount, replyText('enterNumber')),
    day: (isRequired) =>
      isRequired
        ? z.string({ error: missing }).min(1, missing).pipe(dayOfAnswer)
        : orEmpty(dayOfAnswer, replyText('enterDay')),
    choice: (isRequired, choices) => {
      const one = z.enum(choices, { error: replyText('chooseAnAnswer') });
      return isRequired
        ? z.string({ error: missing }).min(1, missing).pipe(one)
        : orEmpty(one, replyText('chooseAnAnswer'));
    },
    tick: box,
  };

/** The schema of the answer to a question. */
function schemaOf({ kind, choices, is_required }: FormQuestion): z.ZodType<string> {
  return schemas[isQuestionKind(kind) ? kind : 'line'](is_required === 'yes', choicesIn(choices));
}

/** What a form with these questions takes, by the names of its fields; with `consent` the sender must agree. */
export const answersSchema = (questions: readonly FormQuestion[], consent: string) =>
  z.object({
    ...Object.fromEntries(questions.map((one) => [fieldNameOf(one.id), schemaOf(one)])),
    ...(consent === '' ? {} : { [CONSENT]: box(true) }),
  });
