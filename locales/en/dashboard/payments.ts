// Money that came in. The list
export const payments = 'Payments';
export const subtitle = 'Payments received, and who gave them.';
export const enterCash = 'Enter cash';
export const search = 'Search by name, reference, text or phone number';
export const loadingPayments = 'Loading payments...';
export const failedToLoadPayments = 'Failed to load payments';
export const tryAgain = 'Try again';
export const views = { open: 'Open', assigned: 'Assigned', set_aside: 'Set aside', all: 'All' };
export const none = {
  open: 'No open payments',
  assigned: 'No payment is assigned yet',
  set_aside: 'No payment is set aside',
  all: 'No payments yet',
};
export const noneHint = {
  open: 'Every payment is assigned or set aside. Import a statement to look for new payments.',
  assigned: 'Open a payment and choose the giver.',
  set_aside: 'You can set aside money that is not a gift, such as bank interest.',
  all: 'Import a statement of mobile money or of the bank, or enter cash.',
};
export const noMatch = 'No payments found';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'payment' : 'payments'}`;
export const source = 'Source';
export const allSources = 'All sources';
export const from = 'From';
export const until = 'Until';
export const payer = 'Payer';
export const noPayer = 'Payer not named';
export const amount = 'Amount';
export const cameIn = 'Money in';
export const wentOut = 'Money out';
export const day = 'Day';
export const referenceAndText = 'Reference and text';
export const nothingWritten = 'Nothing written';
export const state = 'Status';
export const open = 'Open';
export const partlyAssigned = 'Partly assigned';
export const assigned = 'Assigned';
export const setAside = 'Set aside';
export const stillOpen = (money: string) => `${money} still open`;
export const view = 'View';
export const viewPayment = (payer: string) => `View the payment from ${payer}`;

// Payments whose reference says whose gift they are
export const failedToLoadCertain = 'Failed to look for payments that can be matched by their reference';
export const canBeMatched = (count: number) =>
  count === 1 ? '1 payment can be matched by its reference' : `${count} payments can be matched by their reference`;
export const lookAtThem = 'Check and assign';
export const matchedByReference = 'Matched by their reference';
export const matchedHint = 'Each payment names the pledge beside it. Untick those you want to check separately.';
export const noneToMatch = 'There are none left.';
export const assignThese = (count: number) => (count === 1 ? 'Assign this one' : `Assign these ${count}`);
export const assignedTogether = (count: number) => (count === 1 ? '1 payment assigned' : `${count} payments assigned`);
export const assigning = 'Assigning...';
export const notAssigned = 'It could not be assigned.';
export const notNow = 'Not now';
export const payment = 'Payment';
export const pledgeCalled = (reference: string) => `Pledge ${reference}`;
/** What was pledged: an amount, once or each month. */
export const pledgeOf = (money: string, rhythm: 'once' | 'monthly') =>
  rhythm === 'monthly' ? `${money} each month` : money;
export const noName = 'Without a name';

// One payment
export const loadingPayment = 'Loading the payment...';
export const failedToLoadPayment = 'Failed to load the payment';
export const whatStatementSays = 'What the statement says';
export const notGiven = 'Not given';
export const phone = 'Phone';
export const reference = 'Reference';
export const text = 'Text';
export const numberOfTransaction = 'Transaction number';
export const addedAt = 'Added';
export const whoseGift = 'Whose gift';
export const whichGiftWentBack = 'Which gift was refunded';
export const noProposals = 'No pledge or giver fits this payment. Search for the giver, or set the payment aside.';
export const certainties = { certain: 'Certain', likely: 'Likely', possible: 'Possible' };
export const reasons = {
  reference: 'The reference of the pledge is written on the payment.',
  reference_of_cancelled: 'The reference is written on the payment, but the pledge was cancelled.',
  mistyped_reference: 'A reference with one wrong character is written on the payment.',
  phone_and_amount: 'The phone number and the amount are those of the pledge.',
  name_and_amount: 'The name and the amount are those of the pledge, and the dates are close together.',
  habit: 'Earlier payments of this amount from this payer were gifts of this giver.',
  phone: 'The phone number is the giver’s.',
};
export const assign = (money: string) => `Assign ${money}`;
export const assignTo = (money: string, giver: string) => `Assign ${money} to ${giver}`;
export const wasAssignedTo = (money: string, giver: string) => `${money} assigned to ${giver}`;
export const pledgeInShort = (reference: string, pledged: string, outstanding: string) =>
  `Pledge ${reference}: ${pledged}, ${outstanding} outstanding`;
export const pledgeComplete = (reference: string, pledged: string) => `Pledge ${reference}: ${pledged}, all received`;
export const nothingRefundable = 'No gift fits this refund. If it is not the refund of a gift, set it aside.';
export const refundHint = 'This is money out. If it is the refund of a gift, choose the gift.';
export const thisOneWentBack = 'This is the one';
export const wentBackTo = (money: string, giver: string) => `${money} refunded to ${giver}`;
export const wasRefunded = (money: string, giver: string) => `${money} taken off the gift from ${giver}`;
export const receiptBecomesVoid = (number: string) => `Its receipt ${number} becomes void.`;
export const chooseOrSplit = 'Choose the giver, or split';
export const amountFrom = (money: string, person: string) => `${money} from ${person}`;

// Set aside
export const setAsideDots = 'Set aside...';
export const setPaymentAside = 'Set the payment aside';
export const setItAside = 'Set aside';
export const saving = 'Saving...';
export const notSetAside = 'The payment could not be set aside.';
export const wasSetAside = 'Payment set aside';
export const whyNoGift = 'Why it is not a gift';
export const whyNoGiftHint = 'For example: bank interest, a transfer between our own accounts.';
export const takeUp = 'Reopen';
export const wasTakenUp = 'Payment reopened';

// The gifts of a payment
export const gifts = 'Gifts';
export const giftsThatWentBack = 'Refunds';
export const withoutPledge = 'Without a pledge';
export const partWentBack = (money: string) => `It was ${money}; the rest was refunded.`;
export const receiptCalled = (number: string) => `Receipt ${number}`;
export const issueReceipt = 'Issue receipt';
export const issueReceiptFor = (giver: string) => `Issue receipt for ${giver}`;
export const issuing = 'Issuing...';
export const sendByEmail = 'Send by e-mail';
export const sendReceipt = (number: string, giver: string) => `Send receipt ${number} by e-mail to ${giver}`;
export const sending = 'Sending...';
export const download = 'Download';
export const downloadReceipt = (number: string) => `Download receipt ${number}`;
export const downloading = 'Downloading...';
export const takeBackDots = 'Unassign...';
export const takeBackFrom = (giver: string) => `Unassign the gift from ${giver}`;
export const undoRefundOf = (giver: string) => `Unassign the refund of the gift from ${giver}`;
export const takeGiftBack = 'Unassign it';
export const takeBack = 'Unassign';
export const notTakenBack = 'It could not be unassigned.';
export const wasTakenBack = 'Unassigned';
export const whyTakenBack = 'Why you are unassigning it';
export const whyTakenBackHint = 'You can assign the payment again. A receipt that was issued becomes void.';

// Choosing whose gift it is, and splitting
export const assignOrSplit = 'Choose the giver, or split';
export const assignShares = 'Assign';
export const wasAssigned = 'Payment assigned';
export const share = (place: number, count: number) => `Part ${place} of ${count}`;
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const searchGiver = 'Search for a pledge or a giver';
export const writeMore = 'Enter at least two characters of a name, a reference or a phone number.';
export const searching = 'Searching...';
export const notSearched = (why: string) => `The search failed. ${why}`;
export const nobodyFound = 'Nothing found. Choose “Someone new” if the giver is not known yet.';
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`);
export const giverWithoutPledge = (contact: string) => (contact === '' ? 'Giver' : `Giver, ${contact}`);
export const chosenPledge = (name: string, reference: string) => `${name}, pledge ${reference}`;
export const somebodyNew = 'Someone new';
export const chooseAnother = 'Choose another';
export const chooseSomebody = 'Choose whose gift it is.';
export const name = 'Name';
export const newGiverHint = 'Leave it empty for a gift without a name.';
export const email = 'E-mail';
export const project = 'What it is for';
export const noProject = 'Not specified';
export const projectOfPledgeHint = 'Leave empty to use the pledge’s project.';
export const addShare = 'Split further';
export const removeShare = 'Remove this part';
export const removeShareAt = (place: number) => `Remove part ${place}`;
export const nothingLeft = 'Nothing left to assign';
export const leftOfPayment = (money: string) => `${money} left to assign`;
export const tooMuch = (money: string) => `${money} too much`;

// Cash, and where money comes in
export const enterIt = 'Save payment';
export const cashNotEntered = 'The payment was not saved.';
export const cashEntered = 'Payment saved';
export const whereMoneyIs = 'Where the money is';
export const sourceIn = (name: string, currency: string) => `${name} (${currency})`;
export const whoGave = 'Who gave it';
export const whoGaveHint = 'Leave it empty if the giver gave no name.';
export const referenceHint = 'The reference of the pledge, if the giver has one.';
export const note = 'Note';
export const addSource = 'Add a source';
export const sourceNotAdded = 'The source could not be added.';
export const sourceAdded = 'Source added';
export const sourceName = 'Name';
export const sourceNameHint = 'For example: mobile-money code 123456, account at the bank, cash box at the office.';
export const kind = 'Kind';
export const kinds = { mobile_money: 'Mobile money', bank: 'Bank', cash: 'Cash', gateway: 'Payments on the website' };
export const currency = 'Currency';
export const loadingSources = 'Loading sources...';
export const chooseSource = 'Choose a source';
