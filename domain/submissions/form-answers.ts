import { z } from 'zod';
import { askedEmail, askedTelephone, askedText } from '../fields/asked.ts';
import { formGuard } from '../form.ts';
import { recordId } from '../identifier.ts';
import { replyText, staffText } from '../reply-text.ts';
import { paragraphsUpTo } from '../text.ts';
import { describeSubmission } from './submission.ts';

/**
 * One answer: the question as it was when it was answered, its id, and the kind of the answer. So an answer can be read when its
 * question was changed or taken out.
 */
const given = z.object({ id: z.string(), question: z.string(), kind: z.string(), value: z.string() });

/** All of them, in the order of the questions; empty ones too, as they were asked. */
export const givenAnswers = z.array(given);

/** The longest that any answer can be; a form says of each what it takes. */
const MOST_CHARACTERS = 5000;

const described = describeSubmission({
  name: 'form_answers',
  form: 'form',
  table: 'form_answers',
  noun: 'answer to a form',
  path: '/form-answers/',
  summary: 'Send the organisation a form that staff have made',
  sent: replyText('messageSent'),
  staffPath: '/form-answers/',
  statusPath: 'status',
  // The columns by which people are found. What was answered stands in `answers`.
  fields: {
    name: askedText({ label: 'Name', max: 120, searched: true }),
    email: askedEmail({ label: 'E-mail', searched: true }),
    phone: askedTelephone({ label: 'Phone', isOptional: true }),
  },
  personal: { name: 'name', address: 'email', phone: 'phone' },
  transitions: { new: ['handled'], handled: ['new'] },
  filters: [],
  orders: [],
  also: {
    form: z.int(),
    /** What the form is called now. */
    form_title: z.string(),
    answers: givenAnswers,
  },
});

/** Answers of visitors to the forms that staff make. */
export const formAnswers = {
  ...described,
  /** What each field must be, its form says. */
  request: formGuard.catchall(paragraphsUpTo(MOST_CHARACTERS)),
  query: described.query.extend({
    /** Those to one form. */
    form: z.coerce
      .number()
      .pipe(recordId(staffText('chooseForm')))
      .optional(),
  }),
};

export type GivenAnswer = z.infer<typeof given>;
export type FormAnswer = z.infer<typeof formAnswers.record>;
export type FormAnswerQuery = z.infer<typeof formAnswers.query>;
