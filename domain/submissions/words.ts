import { collectionInWords, wordsOf } from '../collections/words.ts';
import { everyPlainSubmission, type plainSubmissions } from './registry.ts';
import type { PlainSubmission, SubmissionWords } from './submission.ts';

type Plain = (typeof plainSubmissions)[number];

/** The words of every plain submission: without one of them nothing compiles. */
export type DescribedSubmissions = {
  readonly [One in Plain as One['name']]: SubmissionWords<keyof One['fields'] & string>;
};

/** The English words of all of them. */
export function submissionsInEnglish(): DescribedSubmissions;
export function submissionsInEnglish(): Record<string, SubmissionWords> {
  return Object.fromEntries(
    everyPlainSubmission.map((submission) => [
      submission.name,
      { ...wordsOf(submission), invitation: submission.screen.invitation },
    ]),
  );
}

/** The submission with these words in place of its own. */
export function submissionInWords<One extends Pick<PlainSubmission, 'fields' | 'screen'>>(
  submission: One,
  { invitation, ...words }: SubmissionWords,
): One {
  const worded = collectionInWords(submission, words);
  return { ...worded, screen: { ...worded.screen, invitation } };
}
