export const personalData = 'Personal data';
export const subtitle = 'Find the data held about a person, to show, export or erase it.';
export const tryAgain = 'Try again';

// Searching
export const findAPerson = 'Find a person';
export const search = 'Search';
export const searching = 'Searching...';
export const searchFailed = 'Failed to search. Please try again.';
export const notSearched = (reason: string) => `Failed to search. ${reason}`;
export const searchLabel = 'E-mail address, phone number or name';
export const searchHint =
  'Each e-mail address counts as one person, and so does the phone number of someone who left no address. A name or phone number may match several.';
export const nothingFound = (search: string) => `No data is held under “${search}”.`;
export const peopleFound = (count: number, search: string) =>
  `${count === 1 ? '1 person' : `${count} people`} found for “${search}”.`;
export const viewRecords = (count: number) => (count === 1 ? 'View 1 record' : `View ${count} records`);
export const viewRecordsUnder = (count: number, address: string) => `${viewRecords(count)} held under ${address}`;

// What is held on a person
export const backToTheSearch = 'Back to the search';
export const notLoaded = (reason: string) => `Failed to load the data. ${reason}`;
export const saveToRead = 'Save to read';
export const saveAsJson = 'Save for programs (JSON)';
export const hasAccount =
  'A dashboard account also uses this address. It is managed under User Management and is not erased.';
export const nothingHeld = 'No data is held on this person.';
export const kindWithCount = (kind: string, count: number) => `${kind} (${count})`;
export const kinds = {
  contact_messages: 'Contact messages',
  donation_interests: 'Donation interests',
  gifts: 'Pledges and gifts',
  payments: 'Payments',
  registrations: 'Event registrations',
  subscriptions: 'Newsletter',
  posts: 'Author of posts',
  mails: 'E-mails',
  mail_files: 'E-mails saved as files',
  form_answers: 'Answers to forms',
};
/** What is told of a record, by the server's names. */
export const facts = {
  Reference: 'Reference',
  'Received on': 'Received on',
  Receipt: 'Receipt',
  Name: 'Name',
  'E-mail': 'E-mail',
  Phone: 'Phone',
  About: 'About',
  Subject: 'Subject',
  Message: 'Message',
  Status: 'Status',
  Answers: 'Replies',
  Organisation: 'Organisation',
  Kind: 'Donation type',
  Amount: 'Amount',
  'To be reached by': 'To be reached by',
  'Best time': 'Best time',
  'Next step on': 'Next action',
  Course: 'History',
  Notes: 'Notes',
  Event: 'Event',
  Cancelled: 'Cancelled',
  Confirmed: 'Confirmed',
  Left: 'Unsubscribed',
  Newsletters: 'Newsletters',
  Author: 'Author',
  Title: 'Title',
  To: 'To',
  Text: 'Text',
  Sent: 'Sent',
};

// The file to read
export const heldUnder = (address: string) => `Data held under ${address}`;
export const asOf = (moment: string, clock: string) => `As of ${moment}, ${clock}`;
export const kindAndMoment = (kind: string, moment: string) => `${kind}, ${moment}`;
export const fact = (name: string, value: string) => `${name}: ${value}`;

// Erasing
export const eraseForGoodAsks = 'Erase for good...';
export const eraseQuestion = 'Erase this person’s data?';
/** `address` is shown in bold. */
export const willBeErased = <Part>(count: number, address: Part) => [
  count === 1 ? 'One record held under ' : `${count} records held under `,
  address,
  ' will be erased: messages, donation interests with their notes, registrations, the subscription and e-mails. Posts that came from another website and name this person as their author stay, without the name.',
];
export const cannotBeUndone = 'You cannot undo this. Nothing goes to the trash.';
export const whatStays =
  'The audit log records that you erased data and how many records, but not whose. Earlier backups keep the data for at most 6 months, copies elsewhere for at most 14 weeks, and a backup made by hand until someone deletes it. Published content, such as a post, keeps this address or number: edit it first, because an edit afterwards writes it into the audit log again. Earlier versions say [erased] instead.';
export const typePhoneNumber = 'Type the phone number to confirm';
export const typeEmailAddress = 'Type the e-mail address to confirm';
export const eraseForGood = 'Erase for good';
export const erasing = 'Erasing...';
export const notErased = 'Nothing was erased. Please try again.';
export const erased = 'Everything held under this address or number has been erased.';

// How long data is kept
export const howLong = 'How long data is kept';
export const howLongHint = 'Expired data is deleted automatically. The Privacy Policy tells visitors the same.';
/** Each as a term, and its period of so many months, years or days. The Privacy Policy has the English ones. */
export const periods = {
  contactMessages: { what: 'Messages to us', period: (months: number) => `${months} months after they were sent` },
  declinedDonations: {
    what: 'Declined donation interests',
    period: (months: number) => `${months} months after they were declined`,
  },
  openDonations: {
    what: 'Open donation interests',
    period: (months: number) => `${months} months after their status last changed`,
  },
  donated: {
    what: 'Donation interests that led to a gift',
    period: (years: number) => `${years} years, for our accounts`,
  },
  emptyPledges: {
    what: 'Unpaid pledges',
    period: (months: number) => `${months} months after the last change`,
  },
  gifts: {
    what: 'Who gave, with statements and receipts',
    period: (years: number) => `${years} years after the last gift, for our accounts; then only the amounts stay`,
  },
  askedTelephones: {
    what: 'Phone numbers used for a payment request',
    period: (months: number) => `${months} months after the request`,
  },
  trash: {
    what: 'Messages and donation interests in our trash',
    period: (days: number) => `${days} days after deletion`,
  },
  registrations: { what: 'Event registrations', period: (months: number) => `${months} months after the event` },
  pendingSubscriptions: {
    what: 'Newsletter requests that were never confirmed',
    period: (days: number) => `${days} days after the request`,
  },
  leftSubscriptions: {
    what: 'Newsletter subscriptions that have ended',
    period: (days: number) => `${days} days after unsubscribing`,
  },
  mails: { what: 'E-mails we have sent', period: (days: number) => `${days} days` },
  backups: {
    what: 'Backups of the whole website, in case it is lost',
    period: (months: number) => `at most ${months} months after something was deleted from the website`,
  },
};
/** The same for what staff leave behind. */
export const staffPeriods = {
  actions: {
    what: 'Actions of staff',
    period: (months: number) => `${months} months; changes to accounts and site settings are kept permanently`,
  },
  signIns: { what: 'Ended and failed sign-ins', period: (days: number) => `${days} days` },
  accounts: {
    what: 'Accounts in the trash',
    period: (days: number) =>
      `${days} days; then the name and address are removed, and only the record of actions stays`,
  },
};
