import * as words from '#locale/staff-forms.ts';
import type { ShownForm } from '../../../domain/collections/forms.ts';
import {
  answersSchema,
  CONSENT,
  choicesIn,
  fieldNameOf,
  isQuestionKind,
  type QuestionKind,
} from '../../../domain/fields/question.ts';
import { replyText } from '../../../domain/reply-text.ts';
import { addresses } from '../addresses.ts';
import type { AskedForm, Question } from '../fields/question.ts';
import type { FormPlan } from '../forms/plan.ts';
import { planForm } from '../forms/plan-form.ts';
import { langOf, type Translated } from '../untranslated.ts';

/** The controls by which each kind of question is answered, and what the browser may fill in. */
const controls: Readonly<Record<QuestionKind, Pick<Question, 'kind' | 'autoComplete' | 'rows'>>> = {
  name: { kind: 'text', autoComplete: 'name' },
  email: { kind: 'email' },
  telephone: { kind: 'telephone' },
  line: { kind: 'text' },
  paragraphs: { kind: 'paragraphs', rows: 5 },
  number: { kind: 'number' },
  day: { kind: 'day' },
  choice: { kind: 'choice' },
  tick: { kind: 'flag' },
};

type ShownQuestion = ShownForm['questions'][number];

/** The choices in the page's language; those of the source where a translation has others. None is chosen at first. */
function optionsOf(form: ShownForm & Translated, { id, choices }: ShownQuestion): Question['options'] {
  const values = form.values[id] ?? [];
  const labels = choicesIn(choices);
  const isWhole = labels.length === values.length;
  const lang = langOf(form, `questions-${id}-choices`);
  return [
    { value: '', label: words.choose },
    ...values.map((value, place) => ({ value, label: (isWhole ? labels[place] : undefined) ?? value, lang })),
  ];
}

function questionOf(form: ShownForm & Translated, question: ShownQuestion): Question {
  const { id, label, hint, kind } = question;
  const known = isQuestionKind(kind) ? kind : 'line';
  return {
    name: fieldNameOf(id),
    ...controls[known],
    label,
    lang: langOf(form, `questions-${id}-label`),
    ...(hint !== '' && { hint }),
    ...(known === 'choice' && { options: optionsOf(form, question) }),
  };
}

/** The plan by which the form is checked in the browser and sent, with or without script. */
export function planOf({ id, questions, consent, values }: ShownForm): FormPlan {
  // What is stored of a choice is in the words of the source.
  const asked = questions.map((one) => ({ ...one, choices: (values[one.id] ?? []).join('\n') }));
  const plan = planForm('POST /forms/{id}/answers/', answersSchema(asked, consent), {
    failed: replyText('messageFailed'),
  });
  return { ...plan, parameters: { id } };
}

/** What a form of staff needs to be drawn: data only. */
export function askedFormOf(form: ShownForm & Translated): AskedForm {
  const { title, slug, questions, consent } = form;
  const agreeing: Question[] =
    consent === '' ? [] : [{ name: CONSENT, kind: 'flag', label: consent, lang: langOf(form, 'consent') }];
  return {
    name: `form-${slug}`,
    page: addresses.form(slug),
    title,
    plan: planOf(form),
    questions: [...questions.map((one) => questionOf(form, one)), ...agreeing],
  };
}
