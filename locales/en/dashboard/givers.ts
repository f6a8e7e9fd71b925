// The list
export const givers = 'Givers';
export const subtitle = 'Everybody who pledged or gave.';
export const search = 'Search by name, e-mail or phone';
export const loadingGivers = 'Loading givers...';
export const failedToLoadGivers = 'Failed to load givers';
export const noGiversYet = 'No givers yet';
export const noGiversHint = 'Somebody is listed here once they have pledged or given.';
export const noMatch = 'No givers match your search';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} givers`;
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
export const giverNotLoaded = 'The giver could not be loaded';
export const giverNotFound = 'There is no such giver';
export const giverNotFoundHint = 'The giver may have been erased since.';
export const contact = 'Name and contact';
export const nameHint = 'For receipts, unless the pledge has another name. Without a name the giver is anonymous.';
export const language = 'Language';
export const languageHint = 'Of receipts and summaries, unless the pledge is in another.';
export const save = 'Save';
export const saving = 'Saving...';
export const notSaved = 'The giver was not saved.';
export const saved = 'Giver saved.';
export const endLinks = 'End all links';
export const endLinksQuestion = 'End all links of this giver?';
export const endLinksDetail =
  'Every link that this giver has got stops working: to pledges, receipts and yearly summaries. Use this if mails went to the wrong person. Then send the receipts once more.';
export const yesEndLinks = 'Yes, end them';
export const linksEnded = 'The links from before do not work any more.';
export const linksHint =
  'Mails that went to a wrong address hold links to pledges and receipts. Changing an address ends those that were sent to it.';

// What belongs to them
export const interests = 'Donation interests';
export const noInterests = 'No donation interests with this e-mail address or phone number';
export const openInterests = 'See them in the list of donations';
export const noPledges = 'No pledges yet';
export const gifts = 'Gifts';
export const noGifts = 'Nothing has come in yet';
export const day = 'Day';
export const amount = 'Amount';
/** A part of the gift was paid back. */
export const originallyWas = (amount: string) => `${amount} before a part was paid back`;
export const purpose = 'For';
export const whereItIsNeeded = 'Where it is needed most';
export const way = 'Came by';
export const thanks = 'Thanks';
/** Before the day. */
export const thankedOn = 'Thanked on';
export const thanksOwed = 'Not thanked yet';
export const receipt = 'Receipt';
export const noReceipt = 'None yet';
export const markThanked = 'Mark as thanked';
export const markOneThanked = (amount: string, day: string) => `Mark as thanked: the gift of ${amount} on ${day}`;
export const markNotThanked = 'Not thanked after all';
export const markOneNotThanked = (amount: string, day: string) =>
  `Not thanked after all: the gift of ${amount} on ${day}`;
export const thanked = (amount: string) => `The gift of ${amount} is marked as thanked.`;
export const notThanked = (amount: string) => `The gift of ${amount} is not marked as thanked any more.`;
export const issue = 'Issue receipt';
export const issueOne = (amount: string, day: string) => `Issue receipt for the gift of ${amount} on ${day}`;
export const noReceipts = 'No receipts yet';
export const summaries = 'Yearly summaries';
export const summariesHint = 'All gifts of a year on one sheet, for the giver.';
export const noSummaries = 'There is one for each year in which something came in.';
export const downloadSummary = (year: number) => `Download ${year}`;
export const sendSummary = 'Send by e-mail';
export const sendOneSummary = (year: number) => `Send by e-mail: the summary of ${year}`;
export const summarySent = (year: number, address: string) => `The summary of ${year} is sent to ${address}.`;
export const noAddressForSummaries =
  'No e-mail address of somebody who has given is known: summaries can only be downloaded.';

// The same person
export const samePerson = 'Is this the same person?';
export const samePersonHint =
  'These givers look alike. Merge those who are the same person, and all that is theirs stands on one page.';
export const alike = { email: 'Same e-mail', phone: 'Same phone', name: 'Same name' };
export const merge = 'Merge';
export const mergeOne = (name: string) => `Merge ${name} into this giver`;
export const mergeQuestion = (one: string, other: string) => `Are ${other} and ${one} the same person?`;
export const mergeDetail = (name: string) =>
  `The pledges, gifts and receipts of ${name} will stand on this page too. You can undo this later.`;
/** Follows `mergeDetail`. Without an address it is empty. */
export const papersTo = (address: string) =>
  address === ''
    ? 'Afterwards summaries go to nobody: no gift stands behind any of their e-mail addresses.'
    : `Afterwards summaries, and receipts of gifts without an address of their own, go to ${address}.`;
export const yesMerge = 'Yes, merge';
export const no = 'No';
export const merged = (name: string) => `${name} is merged into this giver.`;
export const mergedGivers = 'Merged into this giver';
export const undo = 'Undo';
export const undoMerge = (name: string) => `Undo: ${name} is somebody else`;
export const unmerged = (name: string) => `${name} is a giver of their own again.`;
