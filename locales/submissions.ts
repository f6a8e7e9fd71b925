import type { Language } from '../domain/languages.ts';
import type { PlainSubmission, SubmissionWords } from '../domain/submissions/submission.ts';
import { submissionInWords } from '../domain/submissions/words.ts';
import { catalogues } from './catalogues.ts';

/** A submission with its words in that language. */
export function submissionIn<One extends Pick<PlainSubmission, 'name' | 'fields' | 'screen'>>(
  language: Language,
  submission: One,
): One {
  const known: Readonly<Record<string, SubmissionWords>> = catalogues[language].submissions.submissions;
  const words = known[submission.name];
  return words ? submissionInWords(submission, words) : submission;
}
