import { z } from 'zod';
import { askedEmail, askedParagraphs, askedTelephone, askedText } from '../fields/asked.ts';
import { choice } from '../fields/choice.ts';
import type { Field, Fields } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { formGuard } from '../form.ts';
import { inEachLanguage, type Language, programLanguage } from '../languages.ts';
import { replyText } from '../reply-text.ts';
import { retentionMonths } from '../retention.ts';
import { line } from '../text.ts';
import { contacts } from './contacts.ts';
import { describeSubmission, ownKeys, type PlainSubmission, type SubmissionWords } from './submission.ts';

// A form as data: what a submission's descriptor says, in a shape that can be stored and that staff can write.

/** Words in each language; a language without them has those of the source. */
const words = z.object({
  ...inEachLanguage(() => line(200).min(1).optional()),
  [programLanguage]: line(200).min(1),
});

type Words = z.infer<typeof words>;

/** Names that a question cannot have: they are columns of the table of answers, or fields of every form. */
const taken = new Set([...Object.keys(formGuard.shape), ...ownKeys, 'form', 'language']);

const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/)
  .refine((one) => !taken.has(one));

const asked = { name, label: words };
const isRequired = z.boolean();

const question = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('text'), max: z.int().min(1).max(500), isRequired }),
  z.object({ ...asked, kind: z.literal('paragraphs'), max: z.int().min(1).max(5000), isRequired }),
  z.object({ ...asked, kind: z.literal('email') }),
  z.object({ ...asked, kind: z.literal('telephone'), isRequired }),
  z.object({ ...asked, kind: z.literal('choice'), choices: z.array(z.object({ value: name, label: words })).min(1) }),
  z.object({ ...asked, kind: z.literal('flag') }),
]);

type AskedQuestion = z.infer<typeof question>;

/** A form: its heading, its questions in their order, and which of these say who somebody is. */
export const formDescription = z
  .object({
    title: words,
    questions: z.array(question).min(1).max(50),
    personal: z.object({ name: z.string(), address: z.string(), phone: z.string().optional() }),
  })
  .refine(({ questions }) => new Set(questions.map((one) => one.name)).size === questions.length)
  .refine(({ questions, personal: { name, address, phone } }) => {
    const kindOf = (wanted: string) => questions.find((one) => one.name === wanted)?.kind;
    return (
      kindOf(name) === 'text' && kindOf(address) === 'email' && (phone === undefined || kindOf(phone) === 'telephone')
    );
  })
  // People are found by these: another address or number among the answers would stay where nobody looks for it.
  .refine(({ questions, personal: { address, phone } }) =>
    questions.every(({ kind, name }) => (kind !== 'email' && kind !== 'telephone') || [address, phone].includes(name)),
  );

export type FormDescription = z.infer<typeof formDescription>;

const saidIn = (said: Words, language: Language) => said[language] ?? said[programLanguage];

const choicesIn = (language: Language, choices: readonly { value: string; label: Words }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, saidIn(label, language)]));

function fieldFor(it: AskedQuestion): Field {
  const label = saidIn(it.label, programLanguage);
  const optional = 'isRequired' in it && !it.isRequired ? ({ isOptional: true } as const) : {};
  const wrong = replyText('fillInRequired');
  switch (it.kind) {
    case 'text':
      return askedText({ label, max: it.max, searched: true, ...optional });
    case 'paragraphs':
      return askedParagraphs({ label, max: it.max, searched: true, ...optional });
    case 'email':
      return askedEmail({ label, searched: true });
    case 'telephone':
      return askedTelephone({ label, ...optional });
    case 'choice':
      return choice({
        label,
        wrong,
        initial: it.choices[0]?.value ?? '',
        choices: choicesIn(programLanguage, it.choices),
      });
    case 'flag':
      return flag({ label, wrong, initial: false });
  }
}

/** Its words in a language: the heading stands for the noun as well. */
function wordsIn(language: Language, { title, questions }: FormDescription): SubmissionWords {
  const said = saidIn(title, language);
  return {
    ...{ title: said, subtitle: said, one: said, many: said, none: said, invitation: said },
    fields: Object.fromEntries(
      questions.map((it) => [
        it.name,
        {
          label: saidIn(it.label, language),
          ...(it.kind === 'choice' && { choices: choicesIn(language, it.choices) }),
        },
      ]),
    ),
  };
}

type AnswersDefinition = Pick<
  PlainSubmission<'form_answers'>,
  'name' | 'form' | 'table' | 'noun' | 'path' | 'staffPath' | 'summary' | 'fields' | 'personal' | 'screen'
>;

// TypeScript cannot type what a loop over questions makes: here it takes our word.
function describeAnswers(definition: AnswersDefinition): PlainSubmission<'form_answers'>;
function describeAnswers({ screen, ...definition }: AnswersDefinition): object {
  const described = describeSubmission({
    ...definition,
    statusPath: 'status',
    transitions: { new: ['handled'], handled: ['new'] },
    filters: [],
    orders: [],
  });
  return { ...described, screen, keptMonths: retentionMonths.contactMessages };
}

/** The submission that a form describes. Who deals with contact messages deals with its answers. */
export function submissionOf(
  id: number,
  description: FormDescription,
): PlainSubmission<'form_answers'> & {
  permissions: typeof contacts.permissions;
} {
  const { fields: _, invitation, ...screen } = wordsIn(programLanguage, description);
  const fields: Fields = Object.fromEntries(description.questions.map((it) => [it.name, fieldFor(it)]));
  return {
    ...describeAnswers({
      name: 'form_answers',
      form: `form ${id}`,
      table: 'form_answers',
      noun: 'answer to a form',
      path: `/forms/${id}/`,
      staffPath: `/admin-forms/${id}/`,
      summary: 'Send the organisation a form',
      fields,
      personal: description.personal,
      screen: {
        ...screen,
        address: `/dashboard/forms/${id}`,
        invitation,
        columns: [{ field: description.personal.name }],
      },
    }),
    permissions: contacts.permissions,
    words: inEachLanguage((language) => wordsIn(language, description)),
  };
}
