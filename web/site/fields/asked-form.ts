import { z } from 'zod';
import { submissions as words } from '#locale/submissions.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { replyText } from '../../../domain/reply-text.ts';
import { submissionCall } from '../../../domain/submissions/registry.ts';
import {
  type AskedKind,
  isAsked,
  type PlainSubmission,
  type SubmissionWords,
} from '../../../domain/submissions/submission.ts';
import { submissionInWords } from '../../../domain/submissions/words.ts';
import { planForm } from '../forms/plan-form.ts';
import type { AskedForm, Question } from './question.ts';

const options = z.object({
  choices: z.record(z.string(), z.string()).optional(),
  rows: z.int().optional(),
  autoComplete: z.string().optional(),
});

function questionOf(name: string, kind: AskedKind, field: Field): Question {
  const { choices, rows, autoComplete } = options.parse(field.options);
  return {
    name,
    kind,
    label: field.label,
    ...(choices && { options: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
    ...(rows !== undefined && { rows }),
    ...(autoComplete !== undefined && { autoComplete }),
  };
}

/** What a form needs to be drawn and checked in the browser, made of the fields of its submission. */
export function askedFormOf(
  described: Pick<PlainSubmission, 'name' | 'path' | 'fields' | 'input' | 'screen'>,
): AskedForm {
  const known: Readonly<Record<string, SubmissionWords>> = words;
  const own = known[described.name];
  const { name, fields, input, screen } = own ? submissionInWords(described, own) : described;
  const questions = Object.entries(fields).flatMap(([key, field]) =>
    isAsked(field.kind) ? [questionOf(key, field.kind, field)] : [],
  );
  const plan = planForm(submissionCall(described), input, { failed: replyText('messageFailed') });
  // A box that is not ticked is an answer.
  const rules = Object.fromEntries(
    questions.map((one) => [one.name, one.kind === 'flag' ? {} : (plan.rules[one.name] ?? {})]),
  );
  return { name, title: screen.invitation, plan: { ...plan, rules }, questions };
}
