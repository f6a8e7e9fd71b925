export { subscriberStatuses } from '../records.ts';

// The list
export const newsletter = 'Newsletter';
export const newsletters = 'Newsletters';
export const subtitle = 'Newsletters go to everyone who has subscribed and confirmed.';
export const writeANewsletter = 'Write a newsletter';
export const searchNewsletters = 'Search newsletters';
export const searchedInNewsletters = 'Search subjects';
export const loadingNewsletters = 'Loading newsletters...';
export const failedToLoadNewsletters = 'Failed to load the newsletters. Please try again.';
export const noNewslettersYet = 'No newsletters yet';
export const noneHint = 'A newsletter stays a draft until you send it to all subscribers.';
export const writeTheFirst = 'Write the first newsletter';
export const noMatch = 'No newsletters match your search';
export const total = (count: number) => `Newsletters: ${count}`;
export const found = (found: number, count: number) => `Newsletters found: ${found} of ${count}`;
export const status = 'Status';
export const statuses = { draft: 'Draft', scheduled: 'Scheduled', sending: 'Sending', paused: 'Stopped', sent: 'Sent' };
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

// The time at which it goes out
export const sendLater = 'Send later...';
export const whenToSend = 'When does it go out?';
export const dayAndTime = 'Day and time';
export const dayAndTimeHint = (clock: string) =>
  `${clock}. The text stays as it is until then. You can change or cancel the time.`;
export const setTheTime = 'Set the time';
export const settingTheTime = 'Setting the time...';
export const timeNotSet = 'The time could not be set. Please try again.';
/** `moment` is "20 Nov 2026, 09:00". */
export const goesOutOn = (moment: string) => `Goes out on ${moment}.`;
export const asItIsNow =
  'It goes out as it is now, to everyone who is subscribed then. To change the text, cancel the time first.';
export const changeTheTime = 'Change the time...';
export const cancelTheTime = 'Cancel the time';
export const timeCancelled = 'The time is cancelled. The newsletter is a draft again.';
export const willNotGoOut = (subject: string) =>
  `Newsletter “${subject}” moved to the trash. It does not go out, even if you restore it.`;
export const missedReasons = {
  late: (moment: string, hours: number) =>
    `Not sent on ${moment}. The site was not running then, nor in the ${hours === 1 ? 'hour' : `${hours} hours`} after it.`,
  nobody: (moment: string) => `Not sent on ${moment}. No one had confirmed a subscription.`,
  went_back: (moment: string) =>
    `The time ${moment} was cancelled because the site went back to an earlier state. It may have been sent already: find out before you send it.`,
};

// The subscribers
export const subscribers = 'Subscribers';
export const subscribersSubtitle = 'Everyone who has asked for the newsletter.';
export const counted = ({ confirmed, pending, left }: { confirmed: number; pending: number; left: number }) =>
  `${confirmed} confirmed, ${pending} pending, ${left} unsubscribed.`;
export const searchSubscribers = 'Search subscribers';
export const searchedInSubscribers = 'Search e-mail addresses';
export const loadingSubscribers = 'Loading subscribers...';
export const failedToLoadSubscribers = 'Failed to load the subscribers. Please try again.';
export const noSubscribersYet = 'No subscribers yet';
export const noSubscribersHint =
  'Visitors subscribe at the bottom of every page of the site, and confirm by e-mail. They then appear here.';
export const noSubscribersMatch = 'No subscribers match your search';
export const totalSubscribers = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'subscriber' : 'subscribers'}`;
export const email = 'E-mail';
export const allStatuses = 'All statuses';
export const requested = 'Requested';
export const confirmed = 'Confirmed';
export const unsubscribed = 'Unsubscribed';
