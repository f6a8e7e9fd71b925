// The report
export const report = 'Giving report';
export const subtitle =
  'What was pledged and received, and what is outstanding. “Received” includes gifts without a pledge.';
export const by = 'Group by';
export const groups = { month: 'Month', project: 'Project' };
export const from = 'From';
export const until = 'Until';
export const loadingReport = 'Loading the report...';
export const reportNotLoaded = 'Failed to load the report';
export const whereItIsNeeded = 'Where it is needed most';
export const nothingYet = 'Nothing was pledged or received in this period';
export const nothingYetHint = 'Choose other dates, or clear them.';
export const pledged = 'Pledged';
export const received = 'Received';
export const outstanding = 'Outstanding';
export const total = 'Total';
/** The heading of one currency's part. */
export const inCurrency = (currency: string) => `In ${currency}`;
export const tableOf = (currency: string) => `Pledged, received and outstanding in ${currency}`;
export const chartOf = (currency: string, pledged: string, received: string) =>
  `Bars of the amounts pledged and received in ${currency}. In all, ${pledged} pledged and ${received} received. The table below has every number.`;
/** Under the pointer, on a bar. */
export const barOf = (label: string, pledged: string, received: string) =>
  `${label}: ${pledged} pledged, ${received} received`;
export const toDo = 'To do';
export const thanksOwed = (count: number) => (count === 1 ? '1 thank-you to send' : `${count} thank-yous to send`);
export const openPayments = (count: number) => (count === 1 ? '1 payment to assign' : `${count} payments to assign`);
export const notCounted = (money: string) => `Not included below (no giver yet): ${money}.`;
export const nothingToDo = 'All done: every giver thanked, every payment assigned.';

/** The month is one of `months`. */
export const monthOfYear = (month: string, year: number) => `${month} ${year}`;

// The thank-yous to send
export const gifts = 'Thank-yous to send';
export const giftsSubtitle = 'Thank each giver in your own way, then mark the gift.';
export const backToReport = 'Back to the report';
export const searchGifts = 'Search by name or e-mail of the giver';
export const giver = 'Giver';
export const loadingGifts = 'Loading gifts...';
export const failedToLoadGifts = 'Failed to load gifts';
export const noGifts = 'Every giver has been thanked';
export const noGiftsHint = 'A gift appears here as soon as a payment is assigned to its giver.';
export const seeThePayments = 'See the payments';
export const noMatch = 'No gifts match your search';
export const giftTotal = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'gift' : 'gifts'}`;
export const selectToIssue = 'Select several to issue their receipts together, at most 100 at once.';
export const issueReceipts = 'Issue receipts';
export const issueAndSend = 'Issue and send';
export const issuing = (count: number) => (count === 1 ? 'Issuing 1 receipt...' : `Issuing ${count} receipts...`);
export const issueQuestion = (count: number) => (count === 1 ? 'Issue 1 receipt?' : `Issue ${count} receipts?`);
export const issueDetail = 'Receipts are numbered in order. A receipt can be made void later, but not deleted.';
export const sendDetail = 'Givers with an e-mail address get their receipt by e-mail.';
export const doNotIssue = 'No, leave it';
interface Issued {
  issued: number;
  passed_over: number;
  sent: number;
}
const receipts = (count: number) => (count === 1 ? '1 receipt issued' : `${count} receipts issued`);
export const receiptsIssued = ({ issued, passed_over, sent }: Issued, isSent: boolean) =>
  `${receipts(issued)}${isSent ? `, ${sent} of them sent` : ''}.${
    passed_over === 0 ? '' : ` Skipped (already issued or refunded): ${passed_over}.`
  }`;

// The receipts to issue
export const receiptsOwed = 'Receipts to issue';
export const receiptsOwedSubtitle = 'Gifts of this year and last year, from people whose name you know.';
export const noReceiptsOwed = 'Every gift has its receipt';
export const backToReceipts = 'Back to receipts';
