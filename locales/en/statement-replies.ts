// Why a file is no statement. Each says what to do.
const choose = 'Choose the statement as an Excel workbook (.xlsx) or as CSV, as the operator or the bank gives it.';
const saveInExcel = 'Open it in Excel, save it as an Excel workbook (.xlsx), and choose that file.';
const shorter = 'Choose statements of shorter periods, one after the other.';
export const fileIsPdf = `This is a PDF, whose tables cannot be read. ${choose}`;
export const fileIsPicture = `This is a picture. ${choose}`;
export const fileIsMedia = `This is a picture or a recording. ${choose}`;
export const fileIsDocument = `This is a text document. ${choose}`;
export const fileIsOldExcel =
  'This is an older Excel file (.xls), or one with a password. Open it in Excel, save it as an Excel workbook (.xlsx) without a password, and choose that file.';
export const fileIsBinaryExcel = `This is a binary Excel file (.xlsb). ${saveInExcel}`;
export const fileIsWebPage = `This is a web page, although its name may say otherwise. ${saveInExcel}`;
export const fileIsOther = `This kind of file cannot be read. ${choose}`;
export const fileIsNoTable = `This file is not a table. ${choose}`;
export const fileIsNoWorkbook =
  'This file is not an Excel workbook. Choose the statement as .xlsx or as CSV, as the operator or the bank gives it.';
export const fileIsEmpty = `This file is empty. ${choose}`;
export const nothingInFile = `There is nothing in this file. ${choose}`;
export const noColumnsInFile = `This file has no columns. ${choose}`;
export const openQuotationMark = `A quotation mark in this file has no end. ${saveInExcel}`;
export const workbookDamaged =
  'This Excel file is damaged or incomplete. Open it in Excel, save it again, and choose the new file.';
export const workbookTooLarge = `This Excel file is too large once unpacked. ${shorter}`;
export const statementTooLarge = (megabytes: number) => `This file is larger than ${megabytes} MB. ${shorter}`;
export const statementTooSlow = `This file takes too long or too much memory to read. ${shorter}`;
export const tooManyRows = (thousands: number) => `This statement has more than ${thousands},000 rows. ${shorter}`;
export const tooManyColumns = (most: number) =>
  `This table has more than ${most} columns. Choose the statement as the operator or the bank gives it, or delete the columns that are not needed.`;

// Why a row cannot be read
export const notAnAmount = 'This is not an amount.';
export const notAnAmountWith = (decimal: string) => `This is not an amount with “${decimal}” before the fraction.`;
export const tooFineFraction = (currency: string, decimal: string) =>
  `This has a finer fraction than ${currency} has, or “${decimal}” does not stand before it.`;
export const moreThanOneGift = 'This is more than one gift can be.';
export const inOtherCurrency = (currency: string, ofStatement: string) =>
  `This is in ${currency}, and the statement is in ${ofStatement}.`;
export const unknownCurrency = 'This is no currency that is known here.';
export const inAndOutAtOnce = 'This row has both an amount that came in and one that went out.';
export const notADay = 'This is not a day of the calendar in the order that was chosen.';
