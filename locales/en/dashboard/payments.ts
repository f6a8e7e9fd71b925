// Money that came in. The list
export const payments = 'Payments';
export const subtitle = 'Payments received, and who gave them.';
export const enterCash = 'Enter cash';
export const importStatement = 'Import a statement';
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

// Importing a statement
export const importSubtitle =
  'A file from the mobile-money operator or the bank. You see what would be imported before anything is saved.';
export const backToPayments = 'Back to the payments';
export const failedToLoadSources = 'Failed to load the sources';
export const whereFrom = '1. Where it comes from';
export const whereFromHint = 'The mobile-money code or the bank account of this statement.';
export const noSources = 'Add the code or the account that your statements come from.';
export const chooseSource = 'Choose a source';
export const theFile = '2. The file';
export const theFileHint =
  'The file you got from the operator or the bank, unchanged: CSV, an Excel workbook (.xlsx), an OpenDocument spreadsheet from LibreOffice (.ods), or an XML bank statement (CAMT.053).';
export const chooseSourceFirst = 'First choose where the statement comes from.';
export const dropHere = 'Drop the file here, or choose it.';
export const chooseFile = 'Choose a file';
export const chooseAnotherFile = 'Choose another file';
export const sendingFile = 'Uploading the file';
export const sendingPercent = (percent: number) => `Uploading: ${percent}%`;
export const readingFile = 'Reading the file...';
export const columns = '3. The columns';
export const columnsHint = 'Choose what each column contains. Leave the columns that you do not need as “Not read”.';
export const columnsOfFile = 'The first rows of the file';
export const row = 'Row';
export const meaningOfColumn = (place: number, heading: string) =>
  heading === '' ? `What column ${place} holds` : `What column ${place}, “${heading}”, holds`;
export const notRead = 'Not read';
export const meanings = {
  day: 'Day',
  amount: 'Amount',
  credit: 'Money in',
  debit: 'Money out',
  payer_name: 'Name',
  payer_phone: 'Phone',
  reference: 'Reference',
  text: 'Text',
  external_id: 'Transaction number',
  balance: 'Balance',
  currency: 'Currency',
  sign: 'Money in or out',
  status: 'Status',
};
export const pointAtDay = 'Choose the column with the date.';
export const pointAtAmount = 'Choose the column with the amount, or the columns of money in and money out.';
export const howDaysAreWritten = 'How dates are written';
export const dateOrders = { dmy: 'Day, month, year', mdy: 'Month, day, year', ymd: 'Year, month, day' };
export const meansDay = (order: string, written: string, day: string) => `${order}: ${written} is ${day}`;
export const unlike = (order: string, written: string) => `${order}: ${written} is not a date`;
export const howAmountsAreWritten = 'How amounts are written';
export const decimalPoint = '1,250.50 (point before the fraction)';
export const decimalComma = '1.250,50 (comma before the fraction)';
export const firstPayment = 'The first payment';
export const rowBeginning = (row: number, text: string) => (text === '' ? `Row ${row}` : `Row ${row}: ${text}`);
export const whatHappens = '4. What would be imported';
export const whatHappensHint = 'A payment that was already imported is recognised, and is not imported again.';
export const summary = (fresh: number, doubtful: number, known: number, passedOver: number, problems: number) =>
  [
    fresh === 1 ? '1 new payment' : `${fresh} new payments`,
    ...(doubtful === 0 ? [] : [doubtful === 1 ? '1 possible duplicate' : `${doubtful} possible duplicates`]),
    `${known} already imported`,
    `${passedOver} skipped`,
    problems === 1 ? '1 problem' : `${problems} problems`,
  ].join(', ');
export const doubtfulRows = 'Possible duplicates';
export const doubtfulRowsHint =
  'Check them below. Two files that overlap contain the same payments. Two people may also give the same amount on the same day.';
export const chooseDecision = 'Choose';
export const decisions = { known: 'They are duplicates: leave them out', new: 'They are new: import them too' };
export const decideFirst = 'First decide about the possible duplicates.';
export const moneyIn = 'Money in';
export const moneyOut = 'Money out';
export const showRows = 'Which rows are shown';
export const allRows = 'All rows';
export const outcome = 'What happens';
export const outcomes = {
  new: 'New',
  doubtful: 'Possible duplicate',
  known: 'Already imported',
  passed_over: 'Skipped',
  problem: 'Problem',
};
export const countOf = (word: string, count: string) => `${word}: ${count}`;
export const passedOver = {
  'no date': 'It has no date.',
  'no amount': 'It has no amount.',
  'summary line': 'It is a total or a balance.',
  empty: 'It is empty.',
  'part of the row above': 'It is part of the payment above.',
  'left out': 'You left it out.',
};
export const answerFirst = 'First check the columns and confirm them.';
export const questions = {
  headings: 'The headings of this file differ from those of the last file from this source. Check the columns.',
  date_order: 'Nothing says whether the day or the month comes first. Check how dates are written.',
  columns: 'The columns of the last file do not fit this file. Check them.',
  all_came_in: 'Nothing in this file says whether money came in or went out: all of it is read as money in.',
};
export const allCameInHint = 'Leave out the rows that are money out, or choose a file with a column that shows it.';
export const allCameIn = 'I have checked the rows: all of it is money in.';
export const confirmAllCameInFirst = 'First confirm that all of it is money in.';
export const headingsGone = (headings: string) => `Missing: ${headings}`;
export const headingsAdded = (headings: string) => `New: ${headings}`;
export const columnsAreRight = 'The columns are correct';
export const gapsFound = (count: number) =>
  count === 1
    ? 'In 1 row the balance does not follow from the row before.'
    : `In ${count} rows the balance does not follow from the row before.`;
export const gapBefore = (row: number, change: string) => `Row ${row}: the balance changes by ${change}.`;
export const moreGaps = (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`);
export const gapsConfirmed = 'Rows are missing, and that is expected: the file has only some of the rows.';
export const confirmGapsFirst =
  'First confirm that rows are missing where the balance does not follow from the row before.';
export const notes = {
  date_order_guessed:
    'The order of day and month is a guess, based on the order of the rows and on past dates. Check the dates below.',
  saved_in_excel:
    'This file was saved in Excel, which has shortened long numbers. Payments cannot be recognised by them. Choose the original file from the operator or the bank.',
  days_to_come: 'Some dates in this file are in the future. Check how dates are written.',
  balance_proved: 'The balances of the file agree with every row.',
};
export const leaveOut = 'Leave out';
export const takeIn = 'Include';
export const leaveRowOut = (row: number) => `Leave out row ${row}`;
export const takeRowIn = (row: number) => `Include row ${row} again`;
export const showMoreRows = (left: number) => (left === 1 ? 'Show the last one' : `Show more of the other ${left}`);
export const onlyFirstRows = (count: string) => `The first ${count} rows are shown here; all of them are imported.`;
export const correctProblemsFirst = (count: number) =>
  count === 1
    ? '1 row cannot be read. Choose other columns, or correct the file and choose it again.'
    : `${count} rows cannot be read. Choose other columns, or correct the file and choose it again.`;
export const nothingNew = 'Every payment in this file was already imported.';
export const readAgain = 'Read the file again';
export const importing = 'Importing...';
export const importPayments = (count: number) => (count === 1 ? 'Import 1 payment' : `Import ${count} payments`);
export const importedCount = (count: number) => (count === 1 ? '1 payment imported' : `${count} payments imported`);
export const knownCount = (count: number) =>
  count === 1 ? '1 was already imported and has not changed.' : `${count} were already imported and have not changed.`;
export const toOpenPayments = 'Go to the open payments';
export const importAnother = 'Import another';
