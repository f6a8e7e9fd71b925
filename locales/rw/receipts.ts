import { currencySign } from './currency.ts';

// Receipts for gifts, and the summary of a year. They are PDF files: what is written there cannot be changed afterwards.
export const receipt = 'Inyemezabwishyu y’inkunga';
export const receiptNumber = (number: string) => `No. ${number}`;
export const receivedFrom = 'Uwatanze inkunga';
export const receivedOn = 'Yakiriwe ku wa';
export const paidBy = 'Uburyo yishyuwemo';
export const ways = {
  mobile_money: 'Mobile Money',
  bank: 'Kuri konti ya banki',
  cash: 'Mu ntoki',
  gateway: 'Mobile Money',
};
export const givenFor = 'Icyo igenewe';
export const issuedOn = 'Yatanzwe ku wa';
export const anonymous = 'Uwatanze inkunga utifuza ko izina rye rimenyekana';
export const nameNotPublished = 'Nk’uko uwatanze inkunga abyifuza, iri zina ntiritangazwa.';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const taxNumber = (number: string) => `Nimero iranga usora (TIN): ${number}`;
export const thanks = 'Murakoze. Inkunga yanyu ifasha abantu gutera intambwe.';
export const keepThis = 'Mubike neza iyi nyemezabwishyu.';
export const isVoid = 'YATESHEJWE AGACIRO';
export const voidedOn = (date: string) => `Iyi nyemezabwishyu yateshejwe agaciro ku wa ${date}.`;

// The summary of a year
export const yearlySummary = (year: number) => `Inkunga mwatanze mu ${year}`;
export const summaryFor = 'Incamake igenewe';
export const numberOfGifts = (count: number) => (count === 1 ? 'Inkunga 1' : `Inkunga ${count}`);
export const noGifts = 'Nta nkunga yakiriwe muri uyu mwaka.';
export const day = 'Itariki';
export const purpose = 'Icyo igenewe';
export const way = 'Uburyo yishyuwemo';
export const receiptColumn = 'Inyemezabwishyu';
export const amount = 'Amafaranga';
export const total = (currency: string) => `Igiteranyo (${currencySign(currency)})`;
export const pageOf = (page: number, pages: number) => `Urupapuro rwa ${page} muri ${pages}`;
export const yearThanks = (year: number) => `Murakoze ku nkunga mwatanze mu ${year}.`;

// Numbers in words, as they stand with an amount of money
export const upToNineteen = [
  'zeru',
  'rimwe',
  'abiri',
  'atatu',
  'ane',
  'atanu',
  'atandatu',
  'arindwi',
  'umunani',
  'icyenda',
  'icumi',
  'icumi na rimwe',
  'icumi n’abiri',
  'icumi n’atatu',
  'icumi n’ane',
  'icumi n’atanu',
  'icumi n’atandatu',
  'icumi n’arindwi',
  'icumi n’umunani',
  'icumi n’icyenda',
];
export const tens = [
  'icumi',
  'makumyabiri',
  'mirongo itatu',
  'mirongo ine',
  'mirongo itanu',
  'mirongo itandatu',
  'mirongo irindwi',
  'mirongo inani',
  'mirongo cyenda',
];
export const hundreds = [
  'ijana',
  'magana abiri',
  'magana atatu',
  'magana ane',
  'magana atanu',
  'magana atandatu',
  'magana arindwi',
  'magana inani',
  'magana cyenda',
];
export const ofThousands = [
  'kimwe',
  'bibiri',
  'bitatu',
  'bine',
  'bitanu',
  'bitandatu',
  'birindwi',
  'umunani',
  'icyenda',
];
export const ofMillions = ['imwe', 'ebyiri', 'eshatu', 'enye', 'eshanu', 'esheshatu', 'zirindwi', 'umunani', 'icyenda'];
export const thousand = { one: 'igihumbi', many: 'ibihumbi' };
export const million = { one: 'miliyoni', many: 'miliyoni' };
export const billion = { one: 'miliyari', many: 'miliyari' };
export const and = 'na';

// One of each currency with the number, and the name of several
export const currencyNames = {
  RWF: { one: 'ifaranga ry’u Rwanda rimwe', many: 'amafaranga y’u Rwanda' },
  USD: { one: 'idolari ry’Amerika rimwe', many: 'amadolari y’Amerika' },
  EUR: { one: 'iyero rimwe', many: 'amayero' },
  GBP: { one: 'ipawundi ry’Ubwongereza rimwe', many: 'amapawundi y’Ubwongereza' },
  KES: { one: 'ishilingi rya Kenya rimwe', many: 'amashilingi ya Kenya' },
  UGX: { one: 'ishilingi rya Uganda rimwe', many: 'amashilingi ya Uganda' },
  TZS: { one: 'ishilingi rya Tanzaniya rimwe', many: 'amashilingi ya Tanzaniya' },
  BIF: { one: 'ifaranga ry’u Burundi rimwe', many: 'amafaranga y’u Burundi' },
  CDF: { one: 'ifaranga rya Kongo rimwe', many: 'amafaranga ya Kongo' },
};
export const centNames = {
  USD: { one: 'isenti rimwe', many: 'amasenti' },
  EUR: { one: 'isenti rimwe', many: 'amasenti' },
  GBP: { one: 'ipeni rimwe', many: 'amapeni' },
  KES: { one: 'isenti rimwe', many: 'amasenti' },
  TZS: { one: 'isenti rimwe', many: 'amasenti' },
  CDF: { one: 'isantimu rimwe', many: 'amasantimu' },
};
