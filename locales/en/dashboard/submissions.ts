export { handling as statuses } from '../records.ts';

// The details
export const formerMemberOfStaff = 'Former member of staff';
export const tryAgain = 'Try again';
export const mail = 'E-mail';
export const call = 'Call';
/** The label of a link to somebody by mail, telephone or WhatsApp. */
export const reachBy = (way: string, name: string) => `${way} ${name}`;
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const notGiven = 'Not given';

// The list
export const viewDetailsOf = (name: string) => `View details of ${name}`;
export const view = 'View';
export const updateStatusOf = (name: string) => `Update status of ${name}`;
export const status = 'Status';

// The dialog of the status
export const updateStatus = 'Update Status';
export const currentStatus = 'Current status';
export const updatingStatus = 'Updating status...';
export const markAs = (status: string) => `Mark as ${status}`;

// The screen of one that has nothing of its own
export const allStatuses = 'All statuses';
export const sentAt = 'Sent';
export const answers = 'Answers';
export const statusUpdated = 'The status is changed.';
export const statusFailed = 'The status could not be changed.';
export const noneHint = 'They appear here as soon as visitors send the form.';
export const anyOf = (question: string) => `${question}: all`;
