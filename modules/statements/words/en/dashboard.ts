export const importSubtitle =
  'A file from the mobile-money operator or the bank. You see what would be imported before anything is saved.';
export const backToPayments = 'Back to the payments';
export const failedToLoadSources = 'Failed to load the sources';
export const whereFrom = '1. Where it comes from';
export const whereFromHint = 'The mobile-money code or the bank account of this statement.';
export const noSources = 'Add the code or the account that your statements come from.';
export const theFile = '2. The file';
export const theFileHint =
  'The file you got from the operator or the bank, unchanged: a table as text (CSV), an Excel workbook (.xlsx), a LibreOffice table (.ods), or a bank statement for programs (CAMT.053).';
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
