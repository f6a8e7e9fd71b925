export { pledgeStates as states, rhythms } from '../records.ts';

// The list
export const pledges = 'Pledges';
export const subtitle = 'What people have promised to give, and what we have received.';
export const search = 'Search by name, e-mail, phone or reference';
export const enterAPledge = 'Enter a pledge';
export const loadingPledges = 'Loading pledges...';
export const failedToLoadPledges = 'Failed to load pledges';
export const noPledgesYet = 'No pledges yet';
export const noPledgesHint =
  'Visitors can pledge on the “Donate” page once you have added a way to pay. You can enter a pledge for someone who called.';
export const enterTheFirst = 'Enter the first pledge';
export const noMatch = 'No pledges match your search and filters';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'pledge' : 'pledges'}`;
export const reference = 'Reference';
export const giver = 'Giver';
export const amount = 'Amount';
export const receivedOfExpected = 'Received of expected';
export const state = 'Status';
export const allStates = 'All statuses';
export const rhythm = 'How often';
export const anyRhythm = 'Once or each month';
export const project = 'Project';
export const allProjects = 'All projects';
export const created = 'Created';
export const noName = 'No name given';
export const amountEachMonth = (amount: string) => `${amount} each month`;
/** Both are amounts of money. */
export const partOf = (received: string, expected: string) => `${received} of ${expected}`;
export const view = 'View';
export const viewDetailsOf = (reference: string) => `View details of ${reference}`;

// The details
export const pledge = (reference: string) => `Pledge ${reference}`;
export const loadingPledge = 'Loading the pledge...';
export const pledgeNotLoaded = 'Failed to load the pledge';
export const tryAgain = 'Try again';
export const thePledge = 'The pledge';
export const expected = 'Expected by today';
export const received = 'Received';
export const whereItIsNeeded = 'Where it is needed most';
export const language = 'Language';
export const reminder = 'Reminder';
export const reminderWanted = 'Wanted, not sent yet';
/** Before the day it was sent on. */
export const reminderSentOn = 'Sent on';
export const noReminder = 'Not wanted';
export const reachedBy = 'Reached by';
export const email = 'E-mail';
export const phone = 'Phone';
export const notGiven = 'Not given';
export const message = 'Message';
export const addressForGiver = 'Link to this pledge, for the giver';
export const addressHint =
  'Anyone with this link sees how to pay, and can cancel the pledge. Send it only to the giver.';
export const newLink = 'New link';
export const newLinkQuestion = 'Create a new link for this pledge?';
export const newLinkDetail =
  'The current link, and those of its receipts, stop working. Use this if a link went to the wrong person. Then give the giver the new link.';
export const yesNewLink = 'Yes, create a new link';
export const no = 'No';
export const newLinkMade = 'There is a new link. The old one no longer works.';
export const proposedInterest = 'A donation interest from the same address or number';
export const interestHint =
  'Anyone can type the address or number of someone else. Link the two only if you know that they are from the same person. The donation interest then moves to “Donated” once the gift has arrived.';
export const openInterest = 'Open the donation interest';
export const linkInterest = 'Link them';
export const interestLinked = 'The pledge is linked to the donation interest.';
export const openGiver = 'Everything about this giver';
export const cancelPledge = 'Cancel the pledge';
export const openAgain = 'Reopen the pledge';
export const pledgeCancelled = (reference: string) => `Pledge ${reference} is cancelled.`;
export const pledgeOpen = (reference: string) => `Pledge ${reference} is open again.`;

// The form
export const enterSubtitle =
  'For someone who called, wrote or came. If they have an e-mail address, we e-mail them how to pay.';
export const backToPledges = 'Back to pledges';
export const whatIsGiven = 'What is given';
export const whoGives = 'Who gives';
export const enter = 'Save pledge';
export const entering = 'Saving...';
export const notEntered = 'The pledge was not saved.';
export const entered = (reference: string) => `Pledge ${reference} is saved. Tell the giver this reference.`;
export const currency = 'Currency';
export const fullName = 'Full name';
export const nameHint = 'Without a name the gift is anonymous.';
export const emailOrPhone = 'An e-mail address or a phone number is needed.';
export const wantsReminder = 'Remind once by e-mail';
export const reminderHint = 'Only if the gift does not arrive and there is an e-mail address.';
export const optional = 'Optional.';
export const loadingInterest = 'Loading the donation interest...';
export const interestNotLoaded = 'Failed to load the donation interest';
/** Follows what a visitor wrote on the form of donation interests. */
export const fromInterest = (name: string, offered: string) => `From the donation interest of ${name}: ${offered}.`;
