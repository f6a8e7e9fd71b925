// Receipts for gifts, and the summary of a year. They are PDF files: what is written there cannot be changed afterwards.
export const receipt = 'Donation receipt';
export const receiptNumber = (number: string) => `No. ${number}`;
export const receivedFrom = 'Received from';
export const receivedOn = 'Received on';
export const paidBy = 'Paid by';
export const ways = { mobile_money: 'Mobile money', bank: 'Bank transfer', cash: 'Cash', gateway: 'Mobile money' };
export const givenFor = 'Given for';
export const issuedOn = 'Issued on';
export const anonymous = 'A giver who wishes to remain anonymous';
export const nameNotPublished = 'As the giver wishes, this name is not published.';
export const whereItIsNeeded = 'Where it is needed most';
export const taxNumber = (number: string) => `Tax number (TIN): ${number}`;
export const thanks = 'Thank you. Your gift helps people take a step forward.';
export const keepThis = 'Please keep this receipt with your records.';
export const isVoid = 'VOID';
export const voidedOn = (date: string) => `This receipt has been void since ${date}.`;

// The summary of a year
export const yearlySummary = (year: number) => `Your giving in ${year}`;
export const summaryFor = 'Summary for';
export const numberOfGifts = (count: number) => (count === 1 ? '1 gift' : `${count} gifts`);
export const noGifts = 'No gifts were received in this year.';
export const day = 'Day';
export const purpose = 'Given for';
export const way = 'Paid by';
export const receiptColumn = 'Receipt';
export const amount = 'Amount';
export const total = (currency: string) => `Total in ${currency}`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const yearThanks = (year: number) => `Thank you for your gifts in ${year}.`;

// Numbers in words, as they stand with an amount of money
export const upToNineteen = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
export const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
export const hundreds = [
  'one hundred',
  'two hundred',
  'three hundred',
  'four hundred',
  'five hundred',
  'six hundred',
  'seven hundred',
  'eight hundred',
  'nine hundred',
];
export const ofThousands = upToNineteen.slice(1, 10);
export const ofMillions = upToNineteen.slice(1, 10);
export const thousand = { one: 'thousand', many: 'thousand' };
export const million = { one: 'million', many: 'million' };
export const billion = { one: 'billion', many: 'billion' };
export const and = 'and';

// One of each currency with the number, and the name of several
export const currencyNames = {
  RWF: { one: 'one Rwandan franc', many: 'Rwandan francs' },
  USD: { one: 'one US dollar', many: 'US dollars' },
  EUR: { one: 'one euro', many: 'euros' },
  GBP: { one: 'one pound sterling', many: 'pounds sterling' },
  KES: { one: 'one Kenyan shilling', many: 'Kenyan shillings' },
  UGX: { one: 'one Ugandan shilling', many: 'Ugandan shillings' },
  TZS: { one: 'one Tanzanian shilling', many: 'Tanzanian shillings' },
  BIF: { one: 'one Burundian franc', many: 'Burundian francs' },
  CDF: { one: 'one Congolese franc', many: 'Congolese francs' },
};
export const centNames = {
  USD: { one: 'one cent', many: 'cents' },
  EUR: { one: 'one cent', many: 'cents' },
  GBP: { one: 'one penny', many: 'pence' },
  KES: { one: 'one cent', many: 'cents' },
  TZS: { one: 'one cent', many: 'cents' },
  CDF: { one: 'one centime', many: 'centimes' },
};
