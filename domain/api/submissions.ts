import { z } from 'zod';
import { formTaken } from '../form.ts';
import { identifier } from '../identifier.ts';
import { contacts } from '../submissions/contacts.ts';
import { donationBoard, donationBoardQuery, donationNoteInput, donations } from '../submissions/donations.ts';
import { formAnswers } from '../submissions/form-answers.ts';
import { colleague, followUpInput, mailServer, replyInput } from '../submissions/handling.ts';
import { calledSubmissions, submissions } from '../submissions/registry.ts';
import { senderHistory } from '../submissions/sender.ts';
import { defineCalls } from './call.ts';
import { type CalledSubmission, sendCallOf, staffCallsOf } from './submission-calls.ts';

type StaffCallsOf<One> =
  One extends CalledSubmission<
    string,
    infer StaffPath,
    infer StatusPath,
    z.ZodType,
    infer Sent,
    infer Details,
    infer Query,
    infer Change
  >
    ? ReturnType<typeof staffCallsOf<StaffPath, StatusPath, Sent, Details, Query, Change>>
    : never;

type SendCallOf<One> =
  One extends CalledSubmission<infer Path, string, string, infer Request>
    ? ReturnType<typeof sendCallOf<Path, Request>>
    : never;

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The description lists them by their paths. */
const byPath = (a: CalledSubmission, b: CalledSubmission) => (a.path < b.path ? -1 : 1);

function everyCall(): Together<StaffCallsOf<(typeof submissions)[number]>> &
  Together<SendCallOf<(typeof calledSubmissions)[number]>>;
function everyCall(): object {
  return Object.assign(
    {},
    ...submissions.toSorted(byPath).map((one: CalledSubmission) => staffCallsOf(one)),
    ...calledSubmissions.toSorted(byPath).map((one: CalledSubmission) => sendCallOf(one)),
  );
}

/** The calls that a submission has beside those of all. */
const ownCalls = defineCalls({
  'POST /admin-contacts/{id}/replies/': {
    access: 'contacts.edit',
    summary: 'Answer one contact message by mail; it is then read',
    parameters: identifier,
    body: replyInput,
    reply: contacts.details,
    status: 201,
  },
  'POST /forms/{id}/answers/': {
    access: 'public',
    summary: formAnswers.summary,
    parameters: identifier,
    body: formAnswers.request,
    reply: formTaken,
    status: 201,
  },
  'GET /admin-donations/assignees/': {
    access: 'donations.view',
    summary: 'The staff whom a donation interest can be given to',
    reply: z.array(colleague),
  },
  'GET /admin-donations/board/': {
    access: 'donations.view',
    summary: 'The donation interests by status, the newest of each, and how many there are',
    query: donationBoardQuery,
    reply: donationBoard,
  },
  'POST /admin-donations/{id}/replies/': {
    access: 'donations.edit',
    summary: 'Answer one donation interest by mail; a new one is contacted once the mail server has taken it',
    parameters: identifier,
    body: replyInput,
    reply: donations.details,
    status: 201,
  },
  'GET /admin-contacts/{id}/sender/': {
    access: 'contacts.view',
    summary: 'What else is known of who sent one contact message, as far as the user may see it',
    parameters: identifier,
    reply: senderHistory,
  },
  'GET /admin-donations/{id}/sender/': {
    access: 'donations.view',
    summary: 'What else is known of who sent one donation interest, as far as the user may see it',
    parameters: identifier,
    reply: senderHistory,
  },
  'GET /mail-server/': {
    access: 'signed-in',
    summary: 'Whether replies can leave by mail',
    reply: mailServer,
  },
  'POST /admin-donations/{id}/notes/': {
    access: 'donations.edit',
    summary: 'Write a note about one donation interest',
    parameters: identifier,
    body: donationNoteInput,
    reply: donations.details,
    status: 201,
  },
  'PATCH /admin-donations/{id}/follow-up/': {
    access: 'donations.edit',
    summary: 'Say who sees to one donation interest, and when something should happen next',
    parameters: identifier,
    body: followUpInput,
    reply: donations.details,
  },
});

/** The calls of submissions: those that visitors send, and those with which staff deal with them. */
export const submissionCalls = { ...everyCall(), ...ownCalls };
