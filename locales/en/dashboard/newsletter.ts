export { subscriberStatuses } from '../records.ts';

// The list
export const newsletter = 'Newsletter';
export const newsletters = 'Newsletters';
export const subtitle = 'Newsletters go to everyone who has subscribed and confirmed.';
export const writeANewsletter = 'Write a newsletter';
export const searchNewsletters = 'Search newsletters';
export const loadingNewsletters = 'Loading newsletters...';
export const failedToLoadNewsletters = 'Failed to load the newsletters. Please try again.';
export const noNewslettersYet = 'No newsletters yet';
export const noneHint = 'A newsletter stays a draft until you send it to all subscribers.';
export const noMatch = 'No newsletters match your search';
export const total = (count: number) => `Newsletters: ${count}`;
export const found = (found: number, count: number) => `Newsletters found: ${found} of ${count}`;
export const status = 'Status';
export const statuses = { draft: 'Draft', sending: 'Sending', paused: 'Stopped', sent: 'Sent' };
export const progress = 'Progress';
export const notSentYet = 'Not sent yet';
/** The numbers as they are written. */
export const sentOf = (sent: string, total: string) => `${sent} of ${total} sent`;
export const written = 'Written';
export const trash = 'Trash';

// The form
export const newNewsletterSubtitle = 'Write to all subscribers.';
export const backToTheNewsletter = 'Back to the newsletter';
export const savingHint = 'Saving does not send anything. You can preview and test the newsletter before you send it.';
export const saveDraft = 'Save draft';
export const saving = 'Saving...';
export const failedToSave = 'Failed to save the newsletter. Please try again.';
export const draftSaved = 'Draft saved. Nothing has been sent yet.';

// One newsletter
export const loadingNewsletter = 'Loading the newsletter...';
export const newsletterNotLoaded = 'Failed to load the newsletter';
export const isInTheTrash = 'It is in the trash. Restore it there to change or send it.';
export const edit = 'Edit';
export const sendMeATest = 'Send me a test';
export const testIsOnItsWay = (email: string) => `A test is sent to ${email} as soon as the mail server takes it.`;
export const stopSending = 'Stop sending';
export const stopped = 'Stopped. No more e-mails will be sent.';
export const resumeSending = 'Resume sending';
export const resumed = 'Sending has resumed.';
export const sendToAll = 'Send to all subscribers...';

// How far the sending is
export const sending = 'Sending';
export const mailServerRefuses = 'The mail server is not accepting e-mail. We’ll keep trying.';
export const mailsSent = 'E-mails sent';
export const stillToBeSent = 'Still to be sent';
export const failed = 'Failed';
/** People who unsubscribed before their turn came. */
export const leftBefore = 'Unsubscribed before sending';
export const begun = 'Started';
export const finished = 'Finished';
export const failedMails = 'Failed e-mails';
export const failedMailsHint = 'The mail server refused these e-mails, or could not be reached after several tries.';
export const retryFailedMails = 'Retry failed e-mails';
export const retrying = 'Retrying the failed e-mails.';
export const erasedPerson = 'A person whose data was erased';

// The preview
export const preview = 'Preview';
export const previewHint = 'E-mail programs differ. Send yourself a test to see it in yours.';
export const loadingPreview = 'Loading the preview...';
export const previewNotLoaded = (reason: string) => `Failed to load the preview. ${reason}`;
export const plainTextVersion = 'Plain text version';

// The question before it is sent
export const sendQuestion = 'Send this newsletter?';
export const countingSubscribers = 'Counting the subscribers...';
/** `people` is what `subscribersInNumbers` says. */
export const goesTo = <Part>(subject: string, people: Part) => [`“${subject}” goes to `, people, '.'];
/** `shown` is the number as it is written. */
export const subscribersInNumbers = (count: number, shown: string) =>
  count === 1 ? '1 subscriber' : `${shown} subscribers`;
/** `duration` is one of the three below. */
export const takes = (duration: string) =>
  `We send one e-mail a second, so it takes ${duration}. You can stop it, but e-mails that have been sent cannot be recalled.`;
export const aMinute = 'about a minute';
export const minutes = (count: number) => (count === 1 ? 'about a minute' : `about ${count} minutes`);
export const hours = (count: number) => (count === 1 ? 'about an hour' : `about ${count} hours`);
export const sendNow = 'Send now';
export const notYet = 'Not yet';
export const onItsWay = 'The newsletter is being sent.';

// The subscribers
export const subscribers = 'Subscribers';
export const subscribersSubtitle = 'Everyone who has asked for the newsletter.';
export const counted = ({ confirmed, pending, left }: { confirmed: number; pending: number; left: number }) =>
  `${confirmed} confirmed, ${pending} pending, ${left} unsubscribed.`;
export const searchSubscribers = 'Search subscribers';
export const loadingSubscribers = 'Loading subscribers...';
export const failedToLoadSubscribers = 'Failed to load the subscribers. Please try again.';
export const noSubscribersYet = 'No subscribers yet';
export const noSubscribersMatch = 'No subscribers match your search';
export const totalSubscribers = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;
export const email = 'E-mail';
export const allStatuses = 'All statuses';
export const requested = 'Requested';
export const confirmed = 'Confirmed';
export const unsubscribed = 'Unsubscribed';
