// Why a file is no statement. Each says what to do.
const choose =
  'Choose the file you got from the operator or the bank: a table (CSV, Excel (.xlsx) or LibreOffice (.ods)), or a bank statement for programs (CAMT.053).';
const saveInExcel = 'Open it in Excel, save it as an Excel workbook (.xlsx), and choose that file.';
const shorter = 'Choose statements of shorter periods, one after the other.';
export const fileIsPdf =
  'We cannot read the tables in a PDF. Choose an Excel workbook (.xlsx) or CSV file. If you have none, ask the operator or the bank for one.';
export const fileIsPicture = `This is a picture. ${choose}`;
export const fileIsMedia = `This is a picture or a recording. ${choose}`;
export const fileIsDocument = `This is a text document. ${choose}`;
export const fileIsOldExcel =
  'This is an older Excel file (.xls), or one with a password. Open it in Excel, save it as an Excel workbook (.xlsx) without a password, and choose that file.';
export const fileIsBinaryExcel = `This is a binary Excel file (.xlsb). ${saveInExcel}`;
export const fileIsWebPage = `This is a web page, although its name may say otherwise. ${saveInExcel}`;
export const fileIsQif = `This is a QIF file, which programs for accounts exchange. ${choose}`;
export const fileIsMt940 = `This is an MT940 file (.sta), which banks send to programs. ${choose}`;
export const fileIsOfx = `This is an OFX file, which programs for accounts exchange. ${choose}`;
export const camtDamaged =
  'This bank statement for programs (CAMT.053) is damaged or incomplete. Download it from the bank again.';
export const fileIsOther = `This kind of file cannot be read. ${choose}`;
export const fileIsNoTable = `This file is not a table. ${choose}`;
export const fileIsNoWorkbook = `This file is not an Excel workbook. ${choose}`;
export const fileIsEmpty = `This file is empty. ${choose}`;
export const nothingInFile = `There is nothing in this file. ${choose}`;
export const noColumnsInFile = `This file has no columns. ${choose}`;
export const openQuotationMark = `A quotation mark in this file has no end. ${saveInExcel}`;
export const fileHasPassword = 'This file has a password. Open it, save it without a password, and choose that file.';
export const workbookDamaged =
  'This Excel file is damaged or incomplete. Open it in Excel, save it again, and choose the new file.';
export const workbookTooLarge = `This Excel file is too large once unpacked. ${shorter}`;
export const statementTooLarge = (megabytes: number) => `This file is larger than ${megabytes}\u00a0MB. ${shorter}`;
export const statementUnderWay =
  'Another file of yours is being read. Wait until that is done, and read this one again.';
export const statementTooSlow = `This file takes too long or too much memory to read. ${shorter}`;
export const tooManyRows = (thousands: number) => `This statement has more than ${thousands},000 rows. ${shorter}`;
export const tooManyColumns = (most: number) =>
  `This table has more than ${most} columns. Choose the file you got from the operator or the bank, unchanged, or delete the columns that are not needed.`;

// Why a row cannot be read
export const notAnAmount = 'This is not an amount.';
export const notAnAmountWith = (decimal: string) =>
  `This cannot be read as an amount with “${decimal}” before the fraction. Check how amounts are written.`;
export const tooFineFraction = (currency: string, decimal: string) =>
  `Too many decimals for ${currency} with “${decimal}” before the fraction. Check how amounts are written.`;
export const moreThanOneGift = 'This amount is too large for one gift. Check how amounts are written.';
export const inOtherCurrency = (currency: string, ofStatement: string) =>
  `This is in ${currency}, and the statement is in ${ofStatement}.`;
export const statementInOtherCurrency = (currency: string, ofSource: string) =>
  `This statement is in ${currency}, and the source is in ${ofSource}. Choose the source of this account, or add it.`;
export const unknownCurrency = 'This currency is unknown. Check the column “Currency”.';
export const inAndOutAtOnce = 'This row has both money in and money out.';
export const notADay = 'This is not a date between 1990 and 2100 in the chosen order.';
export const signUnknown = 'The column “Money in or out” does not say which of them this is.';
export const signContradicts = 'The amount is below zero, but the column “Money in or out” says that it is money in.';
export const statusUnknown = 'The status does not say whether this payment is settled.';
export const balanceContradicts = (change: string) =>
  `The balance contradicts this reading: it changes by ${change} here. Check the columns “Amount”, “Money in or out” and “Status”.`;
export const rowNotSettled = (status: string) => `The statement says “${status}”: the payment is not settled.`;
export const savedInExcel =
  'This file was saved in Excel, which has shortened a number in this row. You may already have this payment.';
export const oneThingInAColumn = 'A column holds one thing only. Choose another column.';
export const signNeedsAmount = 'The column “Money in or out” needs a column “Amount”. Choose that too.';
export const tooManyLeftOut = 'At most 2,000 rows can be left out. Delete the others in the file.';

// Why an import is not done yet
export const cannotImportYet = 'This file cannot be imported yet. Look at the preview.';
export const changedSincePreview =
  'Something has changed since the preview. Look at the new preview, and import it then.';
export const chooseAmountColumns = 'Choose either the amount column, or the columns of money in and money out.';
export const decideOnDoubtful = 'First decide about the possible duplicates.';
export const lookAtPreviewFirst = 'Look at the preview first.';

// Why a row may be a payment that is there already
export const numberOfOtherPayment = 'Another payment has this number, with another date or amount. Check both.';
export const sameDayAndAmount =
  'You already have a payment with this date and amount. Check whether they are the same.';
