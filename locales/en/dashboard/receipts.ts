// The list
export const receipts = 'Receipts';
export const subtitle = 'Every receipt that was issued. Numbers run without gaps and are never reused.';
export const search = 'Search by number, or by name or e-mail of the giver';
export const loadingReceipts = 'Loading receipts...';
export const failedToLoadReceipts = 'Failed to load receipts';
export const noReceiptsYet = 'No receipts yet';
export const noReceiptsHint = 'Issue a receipt on the giver’s page, once a gift has arrived.';
export const seeGiftsWithout = 'See the gifts without a receipt';
export const noMatch = 'No receipts match your search and filters';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'receipt' : 'receipts'}`;
export const number = 'Number';
export const giver = 'Giver';
export const noName = 'No name given';
export const amount = 'Amount';
export const issued = 'Issued';
export const state = 'Status';
export const year = 'Year';
export const allYears = 'All years';
export const isVoid = 'Void';
/** Before the day. */
export const sentOn = 'Sent on';
export const waitsToBeSent = 'Waiting: the mail server has not accepted it yet';
export const notSent = 'Not sent yet';
export const notSentWithoutEmail = 'Not sent: no e-mail address is known';

// What is done with one
export const download = 'Download';
export const downloadOne = (number: string) => `Download receipt ${number}`;
export const send = 'Send';
export const sendOne = (number: string) => `Send receipt ${number} by e-mail`;
export const issueQuestion = (money: string, giver: string) => `Issue the receipt for ${money} from ${giver}?`;
export const nameNotPrintable = (letters: string) =>
  `The receipt cannot print this name: its font has no ${letters}. Correct the name in the giver’s details first, or go on: the receipt then has a line on which you write the name by hand.`;
export const issueByHand = 'Issue, write the name by hand';
export const issueDetail =
  'It gets the next number, and shows the name, address and tax number of the site settings. It can be made void later, but not deleted.';
export const yesIssue = 'Issue receipt';
export const notYet = 'No, not yet';
export const wasIssued = (number: string) => `Receipt ${number} issued.`;
export const sent = (number: string) => `Receipt ${number} is sent as soon as the mail server takes it.`;
export const makeVoid = 'Make void';
export const makeOneVoid = (number: string) => `Make void: receipt ${number}`;
export const voidQuestion = (number: string) => `Make receipt ${number} void?`;
export const voidHint =
  'The receipt stays in the list, marked as void. Its number is not reused. You cannot undo this.';
export const reason = 'Reason';
export const reasonHint = 'Only staff can read it. It is not printed on the receipt.';
export const makingVoid = 'Saving...';
export const notVoided = 'The receipt was not made void.';
export const voided = (number: string) => `Receipt ${number} is void.`;

// Numbers that are void though no receipt has them
export const voidNumbers = 'Void numbers without a receipt';
export const voidNumberReasons = {
  gone_back: 'the site went back to before they were given out',
  passed_over: 'the site was restored, and may have given them out',
} as const;
export const voidNumbersFrom = (first: string, last: string, reason: string) =>
  `${first === last ? first : `${first} to ${last}`}: ${reason}`;
