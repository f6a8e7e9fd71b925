// The report
export const report = 'Giving report';
export const subtitle =
  'What was pledged, what has come in, and what is outstanding. Gifts without a pledge have come in too.';
export const by = 'Added up by';
export const groups = { month: 'Month', project: 'Project' };
export const from = 'From';
export const until = 'Until';
export const loadingReport = 'Loading the report...';
export const reportNotLoaded = 'The report could not be loaded';
export const whereItIsNeeded = 'Where it is needed most';
export const nothingYet = 'Nothing was pledged or received in this time';
export const nothingYetHint = 'Choose other days, or none.';
export const pledged = 'Pledged';
export const received = 'Received';
export const outstanding = 'Outstanding';
export const total = 'Total';
/** The heading of one currency's part. */
export const inCurrency = (currency: string) => `In ${currency}`;
export const tableOf = (currency: string) => `Pledged, received and outstanding in ${currency}`;
export const chartOf = (currency: string, pledged: string, received: string) =>
  `Bars of what was pledged and received in ${currency}. In all, ${pledged} pledged and ${received} received. The table below has every number.`;
/** Under the pointer, on a bar. */
export const barOf = (label: string, pledged: string, received: string) =>
  `${label}: ${pledged} pledged, ${received} received`;
export const toDo = 'To do';
export const thanksOwed = (count: number) =>
  count === 1 ? '1 gift to be thanked for' : `${count} gifts to be thanked for`;
export const openPayments = (count: number) =>
  count === 1 ? '1 payment that nobody has dealt with' : `${count} payments that nobody has dealt with`;
export const notCounted = (money: string) => `Not counted below, as nobody has said whose it is: ${money}.`;
export const nothingToDo = 'Every gift is thanked for, and every payment dealt with.';

/** The month is one of `months`. */
export const monthOfYear = (month: string, year: number) => `${month} ${year}`;

// The gifts to be thanked for
export const gifts = 'Gifts to be thanked for';
export const giftsSubtitle = 'Thank each giver in your own way, then mark the gift.';
export const backToReport = 'Back to the report';
export const searchGifts = 'Search by name or e-mail of the giver';
export const giver = 'Giver';
export const loadingGifts = 'Loading gifts...';
export const failedToLoadGifts = 'Failed to load gifts';
export const noGifts = 'Every gift is thanked for';
export const noMatch = 'No gifts match your search';
export const giftTotal = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} gifts`;
export const selectToIssue = 'Select several to issue their receipts together, at most 100 at once.';
export const issueReceipts = 'Issue receipts';
export const issueAndSend = 'Issue and send';
export const issuing = (count: number) => (count === 1 ? 'Issuing 1 receipt...' : `Issuing ${count} receipts...`);
export const issueQuestion = (count: number) => (count === 1 ? 'Issue 1 receipt?' : `Issue ${count} receipts?`);
export const issueDetail = 'They get the next numbers. A receipt can be made void later, but not deleted.';
export const sendDetail = 'Givers who have left an e-mail address get theirs by mail.';
export const doNotIssue = 'No, leave it';
interface Issued {
  issued: number;
  passed_over: number;
  sent: number;
}
const receipts = (count: number) => (count === 1 ? '1 receipt is issued' : `${count} receipts are issued`);
export const receiptsIssued = ({ issued, passed_over, sent }: Issued, isSent: boolean) =>
  `${receipts(issued)}${isSent ? `, ${sent} of them sent` : ''}.${
    passed_over === 0 ? '' : ` Passed over, as they have one already or went back: ${passed_over}.`
  }`;
