// The list
export const givers = 'Givers';
export const subtitle = 'Everyone who has pledged or given.';
export const search = 'Search by name, e-mail or phone';
export const loadingGivers = 'Loading givers...';
export const failedToLoadGivers = 'Failed to load givers';
export const noGiversYet = 'No givers yet';
export const noGiversHint = 'People are listed here once they have pledged or given.';
export const noMatch = 'No givers match your search';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'giver' : 'givers'}`;
export const name = 'Name';
export const email = 'E-mail';
export const phone = 'Phone';
export const since = 'Since';
export const noName = 'No name given';
export const notGiven = 'Not given';
export const open = 'Open';
export const openOne = (name: string) => `Open the page of ${name}`;

// One giver
export const giver = 'Giver';
export const giverSince = (day: string) => `Giver since ${day}`;
export const backToGivers = 'Back to givers';
export const loadingGiver = 'Loading the giver...';
export const giverNotLoaded = 'Failed to load the giver';
export const giverNotFound = 'There is no such giver';
export const giverNotFoundHint = 'The giver may have been erased.';
export const contact = 'Name and contact';
export const nameHint = 'Used on receipts, unless the pledge has another name. Without a name the giver is anonymous.';
export const language = 'Language';
export const languageHint = 'Language for receipts and summaries. A pledge can override it.';
export const save = 'Save';
export const saving = 'Saving...';
export const notSaved = 'The giver was not saved.';
export const saved = 'Giver saved.';
export const endLinks = 'End all links';
export const endLinksQuestion = 'End all links of this giver?';
export const endLinksDetail =
  'Every link sent to this giver stops working: to pledges, receipts and yearly summaries. Use this if e-mails went to the wrong person. Then send the receipts again.';
export const yesEndLinks = 'Yes, end them';
export const linksEnded = 'The earlier links no longer work.';
export const linksHint =
  'E-mails sent to a wrong address contain links to pledges and receipts. If you change an address, the links sent to it stop working.';

// What belongs to them
export const interests = 'Donation interests';
export const noInterests = 'No donation interests with this e-mail address or phone number';
export const openInterests = 'See them in the list of donation interests';
export const noPledges = 'No pledges yet';
export const gifts = 'Gifts';
export const noGifts = 'No gifts yet';
export const day = 'Day';
export const amount = 'Amount';
/** A part of the gift was paid back. */
export const originallyWas = (amount: string) => `${amount} before a partial refund`;
export const purpose = 'For';
export const whereItIsNeeded = 'Where it is needed most';
export const way = 'Paid by';
export const thanks = 'Thanks';
/** Before the day. */
export const thankedOn = 'Thanked on';
export const thanksOwed = 'Not thanked yet';
export const receipt = 'Receipt';
export const noReceipt = 'None yet';
export const markThanked = 'Mark as thanked';
export const markOneThanked = (amount: string, day: string) => `Mark as thanked: the gift of ${amount} on ${day}`;
export const markNotThanked = 'Mark as not thanked';
export const markOneNotThanked = (amount: string, day: string) =>
  `Mark as not thanked: the gift of ${amount} on ${day}`;
export const thanked = (amount: string) => `The gift of ${amount} is marked as thanked.`;
export const notThanked = (amount: string) => `The gift of ${amount} is no longer marked as thanked.`;
export const issue = 'Issue receipt';
export const issueOne = (amount: string, day: string) => `Issue receipt for the gift of ${amount} on ${day}`;
export const noReceipts = 'No receipts yet';
export const summaries = 'Yearly summaries';
export const summariesHint = 'All gifts of a year on one sheet, for the giver.';
export const noSummaries = 'A summary appears for each year with a gift.';
export const downloadSummary = (year: number) => `Download ${year}`;
export const sendSummary = 'Send by e-mail';
export const sendOneSummary = (year: number) => `Send by e-mail: the summary of ${year}`;
export const summarySent = (year: number, address: string) =>
  `The summary of ${year} is sent to ${address} as soon as the mail server takes it.`;
export const noAddressForSummaries = 'We have no e-mail address for this giver. You can only download the summaries.';

// The same person
export const samePerson = 'Is this the same person?';
export const samePersonHint =
  'These givers look alike. If they are the same person, merge them to see everything on one page.';
export const alike = { email: 'Same e-mail', phone: 'Same phone', name: 'Same name' };
export const merge = 'Merge';
export const mergeOne = (name: string) => `Merge ${name} into this giver`;
export const mergeQuestion = (one: string, other: string) => `Are ${other} and ${one} the same person?`;
export const mergeDetail = (name: string) =>
  `The pledges, gifts and receipts of ${name} will be on this page too. You can undo this later.`;
/** Follows `mergeDetail`. Without an address it is empty. */
export const papersTo = (address: string) =>
  address === ''
    ? 'After this, summaries are not sent to anyone: no gift was made with any of their e-mail addresses.'
    : `After this, summaries, and receipts for gifts without an address, are sent to ${address}.`;
export const yesMerge = 'Yes, merge';
export const no = 'No';
export const merged = (name: string) => `${name} is merged into this giver.`;
export const mergedGivers = 'Merged into this giver';
export const undo = 'Undo';
export const undoMerge = (name: string) => `Undo: ${name} is someone else`;
export const unmerged = (name: string) => `${name} is separate again.`;
