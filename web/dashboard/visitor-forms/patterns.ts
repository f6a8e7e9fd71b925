import * as words from '#locale/dashboard/visitor-forms.ts';
import { newEntryId } from '../../../domain/fields/group.ts';
import {
  formPatterns,
  type PatternQuestions,
  type PatternWords,
  patternNames,
  type QuestionWords,
} from '../../../domain/form-patterns.ts';

const everyQuestion = (of: PatternQuestions, said: Readonly<Record<string, QuestionWords>>) =>
  Object.entries(of).map(([name, [kind, isRequired]]) => ({
    id: newEntryId(),
    label: said[name]?.label ?? '',
    hint: said[name]?.hint ?? '',
    kind,
    choices: (said[name]?.choices ?? []).join('\n'),
    is_required: isRequired ? 'yes' : 'no',
  }));

/** The values with which a form begins that is made from a pattern. */
export function startOf(name: keyof PatternWords) {
  const { title, description, consent, questions } = words.patterns[name];
  return { title, description, consent, questions: everyQuestion(formPatterns[name], questions) };
}

/** The pattern of this name in an address; undefined for a form that begins empty. */
export const patternCalled = (name: string | null) => patternNames.find((one) => one === name);
