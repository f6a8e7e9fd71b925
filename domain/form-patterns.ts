import type { QuestionKind } from './fields/question.ts';

/** A question of a pattern: its kind, and whether it must be answered. Its words are in the catalogues. */
export type PatternQuestions = Readonly<Record<string, readonly [kind: QuestionKind, isRequired: boolean]>>;

const person = {
  name: ['name', true],
  email: ['email', true],
  phone: ['telephone', false],
} as const satisfies PatternQuestions;

/** What a form can begin from. */
export const formPatterns = {
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
} as const satisfies Readonly<Record<string, PatternQuestions>>;

type PatternName = keyof typeof formPatterns;

export const patternNames = ['volunteers', 'partnership', 'survey'] as const satisfies readonly PatternName[];

/** The words of a question of a pattern. */
export interface QuestionWords {
  label: string;
  hint?: string;
  choices?: readonly string[];
}

/** The words of the patterns, in the language of whoever makes a form; `about` says what the pattern asks. */
export type PatternWords = {
  readonly [Name in PatternName]: {
    title: string;
    about: string;
    description: string;
    consent: string;
    questions: { readonly [Question in keyof (typeof formPatterns)[Name]]: QuestionWords };
  };
};
