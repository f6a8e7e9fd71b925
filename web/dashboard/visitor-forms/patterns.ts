import * as words from '#locale/dashboard/visitor-forms.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import type { QuestionKind } from '../../../domain/submissions/question.ts';

/** A question of a pattern: its kind, and whether it must be answered. Its words are in the catalogues. */
type Asked = Readonly<Record<string, readonly [kind: QuestionKind, isRequired: boolean]>>;

const person = { name: ['name', true], email: ['email', true], phone: ['telephone', false] } as const satisfies Asked;

const asked = {
  volunteers: {
    ...person,
    skills: ['paragraphs', true],
    time: ['choice', true],
    from: ['day', false],
  },
  partnership: {
    name: ['name', true],
    organisation: ['line', true],
    email: ['email', true],
    phone: ['telephone', false],
    kind: ['choice', true],
    about: ['paragraphs', true],
  },
  survey: {
    rating: ['choice', true],
    good: ['paragraphs', false],
    better: ['paragraphs', false],
    email: ['email', false],
  },
} as const satisfies Readonly<Record<string, Asked>>;

export type PatternName = keyof typeof asked;

export const patternNames = ['volunteers', 'partnership', 'survey'] as const satisfies readonly PatternName[];

/** The words of a question of a pattern. */
export interface QuestionWords {
  label: string;
  hint?: string;
  choices?: readonly string[];
}

/** The words of the patterns, in the language of whoever makes a form. */
export type PatternWords = {
  readonly [Name in PatternName]: {
    title: string;
    about: string;
    description: string;
    consent: string;
    questions: { readonly [Question in keyof (typeof asked)[Name]]: QuestionWords };
  };
};

const everyQuestion = (of: Asked, said: Readonly<Record<string, QuestionWords>>) =>
  Object.entries(of).map(([name, [kind, isRequired]]) => ({
    id: newEntryId(),
    label: said[name]?.label ?? '',
    hint: said[name]?.hint ?? '',
    kind,
    choices: (said[name]?.choices ?? []).join('\n'),
    is_required: isRequired ? 'yes' : 'no',
  }));

/** The values with which a form begins that is made from a pattern. */
export function startOf(name: PatternName) {
  const { title, description, consent, questions } = words.patterns[name];
  return { title, description, consent, questions: everyQuestion(asked[name], questions) };
}

/** The pattern of this name in an address; undefined for a form that begins empty. */
export const patternCalled = (name: string | null): PatternName | undefined => patternNames.find((one) => one === name);
