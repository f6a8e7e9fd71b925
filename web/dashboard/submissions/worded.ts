import { submissions } from '#locale/submissions.ts';
import type { PlainSubmission, SubmissionWords } from '../../../domain/submissions/submission.ts';
import { submissionInWords } from '../../../domain/submissions/words.ts';

/** A submission with its words in the reader's language: everything that the dashboard says of it comes from here. */
export function wordedSubmission<One extends Pick<PlainSubmission, 'name' | 'fields' | 'screen'>>(
  submission: One,
): One {
  const known: Readonly<Record<string, SubmissionWords>> = submissions;
  const words = known[submission.name];
  return words ? submissionInWords(submission, words) : submission;
}
