/** What records say of themselves, in tables that are saved as files and in what is held on a person. */

// Some of these are given by the specification, letter for letter.
export const headings = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  organization: 'Organization',
  type: 'Type',
  amount: 'Amount',
  message: 'Message',
  contactMethod: 'Contact Method',
  createdAt: 'Created At',
  subjectType: 'Subject Type',
  subject: 'Subject',
  status: 'Status',
  registeredAt: 'Registered At',
  requestedAt: 'Requested At',
  confirmedAt: 'Confirmed At',
  unsubscribedAt: 'Unsubscribed At',
  reference: 'Reference',
  rhythm: 'How often',
  project: 'Project',
  state: 'Status',
  expected: 'Expected',
  received: 'Received',
  month: 'Month',
  currency: 'Currency',
  pledged: 'Pledged',
  outstanding: 'Outstanding',
  form: 'Form',
};

// Values, by their codes
export const donationStatuses = {
  new: 'New',
  contacted: 'Contacted',
  committed: 'Committed',
  donated: 'Donated',
  declined: 'Declined',
};
export const contactStatuses = { new: 'New', readed: 'Read' };
/** Of what a form brought that has nothing of its own. */
export const handling = { new: 'New', handled: 'Handled' };
/** Answers to forms of staff. A question that was taken out of its form says so. */
export const answers = { yes: 'Yes', no: 'No', takenOut: (question: string) => `${question} (no longer asked)` };
export const subscriberStatuses = { pending: 'Pending', confirmed: 'Confirmed', left: 'Unsubscribed' };
export const pledgeStates = {
  waiting: 'Waiting',
  part: 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
};
export const pledgeStatuses = { open: 'Open', cancelled: 'Cancelled' };
export { rhythms } from './pledge.ts';
export const mailStates = { sent: 'sent', failed: 'failed', waiting: 'waiting' };
/** A change of a status. */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
/** Something that was written at a moment. */
export const saidAt = (moment: string, text: string) => `${moment}: ${text}`;

// What notes of donation interests and void receipts say of gifts, for staff
export const giftReceived = (money: string, reference: string) => `Received ${money} for the pledge ${reference}.`;
export const giftTakenBack = (money: string, reference: string, because: string) =>
  `Unassigned ${money} from the pledge ${reference}${because === '' ? '.' : `: ${because}`}`;
export const giftPaidBack = 'Some or all of the gift was refunded.';
