import { z } from 'zod';
import { choice } from '../fields/choice.ts';
import { flag } from '../fields/flag.ts';
import { group } from '../fields/group.ts';
import { givenNumber, number } from '../fields/number.ts';
import { choicesIn, MAX_CHOICES, questionKinds } from '../fields/question.ts';
import { slug } from '../fields/slug.ts';
import { paragraphs, text } from '../fields/text.ts';
import { moment } from '../fields/time.ts';
import { staffText } from '../reply-text.ts';
import { retentionMonths } from '../retention.ts';
import { defineCollection, ownPermissions } from './collection.ts';

/** Questions that a form can have, the most answers that it can take, and the longest time that these can be kept, in months. */
export const MAX_QUESTIONS = 40;
const MOST_ANSWERS = 100_000;
const MOST_MONTHS = 120;

const wrongMost = staffText('answersFromOne');
const monthsBetween = staffText('monthsBetween', 1, MOST_MONTHS);

const questions = group({
  label: 'Questions',
  hint: 'Answers that came before stay as they were, also those to a question that you take out.',
  one: 'question',
  most: MAX_QUESTIONS,
  onlyFor: { choices: { field: 'kind', value: 'choice' } },
  fields: {
    label: text({ label: 'Question', missing: staffText('questionRequired'), translated: true }),
    kind: choice({
      label: 'Kind of answer',
      wrong: staffText('chooseKindOfAnswer'),
      initial: 'line',
      choices: questionKinds,
    }),
    hint: text({ label: 'Help with the answer', translated: true }),
    is_required: choice({
      label: 'Must it be answered?',
      wrong: staffText('chooseIfRequired'),
      initial: 'no',
      choices: { no: 'No, it may be left empty', yes: 'Yes' },
    }),
    choices: paragraphs({ label: 'Choices, one on each line', max: 4000, rows: 3, translated: true }),
  },
});

const described = defineCollection({
  name: 'forms',
  path: '/forms/',
  table: 'forms',
  noun: 'form',
  permissions: ownPermissions('forms'),
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      sorted: true,
      translated: true,
    }),
    slug: slug({ otherwise: 'form' }),
    description: paragraphs({
      label: 'Introduction',
      hint: 'Visitors read it above the questions.',
      max: 3000,
      rows: 4,
      translated: true,
    }),
    questions,
    consent: paragraphs({
      label: 'Sentence of consent',
      hint: 'Visitors must tick it to send the form. Leave it empty to ask for none.',
      max: 1000,
      rows: 2,
      translated: true,
    }),
    thanks: paragraphs({
      label: 'Words of thanks',
      hint: 'Said after the form is sent, and in the mail to the sender. Leave it empty for the usual words.',
      max: 1000,
      rows: 2,
      translated: true,
    }),
    closes_at: moment({
      label: 'Closes on',
      hint: 'Leave it empty to take answers until you close it.',
      none: 'No end',
    }),
    most_answers: number({
      label: 'Most answers',
      hint: 'The form closes after so many. Leave it empty to take any number.',
      max: MOST_ANSWERS,
      wrong: wrongMost,
      tooLarge: wrongMost,
    }),
    kept_months: givenNumber({
      label: 'Months that answers are kept',
      hint: 'Afterwards they are deleted by themselves.',
      min: 1,
      max: MOST_MONTHS,
      missing: monthsBetween,
      wrong: monthsBetween,
      initial: retentionMonths.contactMessages,
    }),
    is_open: flag({
      label: 'Takes answers',
      hint: 'Without the tick, visitors read that it is closed.',
      wrong: staffText('trueOrFalse'),
      initial: true,
    }),
    is_active: flag({
      label: 'Published',
      hint: 'Without the tick, only staff see it.',
      wrong: staffText('trueOrFalse'),
      initial: true,
    }),
  },
  staffOnly: ['most_answers', 'is_active'],
  visibility: { flags: ['is_active'] },
  title: 'title',
  order: '-created_at',
  neededBy: { table: 'form_answers', column: 'form_id' },
  screen: {
    address: '/dashboard/forms',
    title: 'Forms',
    subtitle: 'Forms of your own that visitors fill in: for volunteers, partners, a survey.',
    one: 'Form',
    many: 'Forms',
    none: 'No forms yet',
    columns: [
      { field: 'title', header: 'Form', below: 'slug' },
      { field: 'is_active' },
      { field: 'is_open' },
      { field: 'closes_at' },
      { field: 'answer_count', header: 'Answers' },
    ],
  },
});

type Questions = z.infer<typeof described.record>['questions'];

/** The faults of questions beside those of one field: what is said, of which question, and at which of its fields. */
function* faultsOf(all: Questions): Generator<{ place: number; field: string; text: string }> {
  for (const [place, { kind, choices }] of all.entries()) {
    const isSecond = all.findIndex((one) => one.kind === kind) < place;
    if ((kind === 'email' || kind === 'telephone' || kind === 'name') && isSecond)
      yield { place, field: 'kind', text: staffText('oneOfThisKind') };
    if (kind !== 'choice') continue;
    const given = choicesIn(choices);
    if (given.length < 2) yield { place, field: 'choices', text: staffText('twoChoices') };
    else if (given.length > MAX_CHOICES)
      yield { place, field: 'choices', text: staffText('choicesAtMost', MAX_CHOICES) };
    else if (new Set(given).size < given.length) yield { place, field: 'choices', text: staffText('choicesDiffer') };
  }
}

/** Answers that are not in the trash. */
const answer_count = z.int();

/** Why a form takes no answers now. */
export const formStates = ['open', 'closed', 'full'] as const;

/** Forms that staff make. Their questions are fields whose definition is data. */
export const forms = {
  ...described,
  // People are found by their address and their number: another one among the answers would stay where nobody looks for it.
  input: described.input.superRefine(({ questions: all }, context) => {
    if (all.length === 0) context.addIssue({ code: 'custom', path: ['questions'], message: staffText('oneQuestion') });
    for (const { place, field, text: message } of faultsOf(all))
      context.addIssue({ code: 'custom', path: ['questions', place, field], message });
  }),
  record: described.record.extend({ answer_count }),
};

/** A form as its page shows it. */
export const shownForm = described.visible.extend({
  state: z.enum(formStates),
  /** What is stored for each choice of a question, whatever the language that it is read in, by the ids of the questions. */
  values: z.record(z.string(), z.array(z.string())),
});

export type StaffForm = z.infer<typeof forms.record>;
export type ShownForm = z.infer<typeof shownForm>;
export type FormInput = z.infer<typeof described.input>;
