import { contacts } from './contacts.ts';
import { donations } from './donations.ts';
import { formAnswers } from './form-answers.ts';
import type { PlainSubmission } from './submission.ts';

/** The submissions that need nothing of their own: one store, one set of calls and one screen serve all of them. */
export const plainSubmissions = [] as const;

/** Those that visitors send by a call of their own: their form stands in code. */
export const calledSubmissions = [donations, contacts, ...plainSubmissions] as const;

/**
 * Every submission. From this list come the calls of staff, the permissions, the trash and the search over everything; and of the plain
 * ones also the form that visitors see and the dashboard's screen. Answers to forms of staff are sent to the form that they answer.
 */
export const submissions = [...calledSubmissions, formAnswers] as const;

type AnySubmission = (typeof submissions)[number];

export type PlainSubmissionName = (typeof plainSubmissions)[number]['name'];

export type SubmissionName = AnySubmission['name'];
export type SubmissionPermission = AnySubmission['permissions'][keyof AnySubmission['permissions']];

/** The plain ones, as the code for all of them sees them. */
export const everyPlainSubmission: readonly PlainSubmission<PlainSubmissionName, SubmissionPermission>[] =
  plainSubmissions;

/** The calls by which visitors send them. */
export type SubmissionCall = `POST ${(typeof calledSubmissions)[number]['path']}`;

/** The call by which visitors send this one. */
export function submissionCall({ path }: { path: string }): SubmissionCall {
  for (const one of calledSubmissions) if (one.path === path) return `POST ${one.path}`;
  throw new Error(`No submission is sent to ${path}`);
}
