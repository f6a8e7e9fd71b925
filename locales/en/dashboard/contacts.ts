export { contactStatuses as statuses } from '../records.ts';

// The list
export const contactManagement = 'Contact Management';
export const subtitle = 'Messages from visitors.';
export const messages = 'Messages';
export const search = 'Search by name, e-mail or subject';
export const contactMessages = 'Contact messages';
export const loadingContacts = 'Loading contacts...';
export const failedToLoadContacts = 'Failed to load contacts';
export const noMatch = 'No contact messages found matching your filters';
export const noneHint = 'There are none yet. Messages from the “Contact us” page appear here.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'message' : 'messages'}`;
export const type = 'Type';
export const allTypes = 'All Types';
export const status = 'Status';
export const allStatus = 'All Status';
export const contactInfo = 'Contact Info';
/** Which message it is. */
export const whoAndWhat = (name: string, subject: string) => `${name}: ${subject}`;
export const subjectAndType = 'Subject & Type';
export const messagePreview = 'Message Preview';
/** Stands before the day of the reply. */
export const replied = 'Replied';
export const created = 'Created';

// The details
export const contactMessage = 'Contact Message';
export const from = 'From';
export const message = 'Message';
export const subjectType = 'Subject Type';
export const subject = 'Subject';
export const createdAt = 'Created At';
export const loadingReplies = 'Loading replies...';
export const repliesNotLoaded = 'Error fetching Contacts.';

// The status
export const updateStatus = 'Update Status';
export const markAs = (status: string) => `Mark as ${status}`;
export const contactUpdated = 'Contact updated successfully!';
export const statusUpdated = 'Contact status updated successfully!';
export const statusFailed = 'Failed to update contact status.';
