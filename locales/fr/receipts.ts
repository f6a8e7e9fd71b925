// Receipts for gifts, and the summary of a year. They are PDF files: what is written there cannot be changed afterwards.
export const receipt = 'Reçu de don';
export const receiptNumber = (number: string) => `N°\u00a0${number}`;
export const receivedFrom = 'Reçu de';
export const receivedOn = 'Reçu le';
export const paidBy = 'Moyen de paiement';
export const ways = {
  mobile_money: 'Mobile money',
  bank: 'Virement bancaire',
  cash: 'Espèces',
  gateway: 'Mobile money',
};
export const givenFor = 'Projet';
export const issuedOn = 'Établi le';
export const anonymous = 'Un donateur qui souhaite rester anonyme';
export const nameNotPublished = 'Selon le souhait du donateur, ce nom n’est pas publié.';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const taxNumber = (number: string) => `Numéro fiscal (TIN)\u00a0: ${number}`;
export const thanks = 'Merci. Votre don aide des personnes à faire un pas de plus.';
export const keepThis = 'Veuillez conserver ce reçu avec vos documents.';
export const isVoid = 'ANNULÉ';
export const voidedOn = (date: string) => `Ce reçu est annulé depuis le ${date}.`;

// The summary of a year
export const yearlySummary = (year: number) => `Vos dons en ${year}`;
export const summaryFor = 'Récapitulatif pour';
export const numberOfGifts = (count: number) => (count === 1 ? '1 don' : `${count} dons`);
export const noGifts = 'Aucun don n’a été reçu cette année-là.';
export const day = 'Date';
export const purpose = 'Projet';
export const way = 'Moyen de paiement';
export const receiptColumn = 'Reçu';
export const amount = 'Montant';
export const total = (currency: string) => `Total en ${currency}`;
export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`;
export const yearThanks = (year: number) => `Merci pour vos dons en ${year}.`;

// Numbers in words, as they stand with an amount of money
export const upToNineteen = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
];
export const tens = [
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante-dix',
  'quatre-vingts',
  'quatre-vingt-dix',
];
export const hundreds = [
  'cent',
  'deux cents',
  'trois cents',
  'quatre cents',
  'cinq cents',
  'six cents',
  'sept cents',
  'huit cents',
  'neuf cents',
];
export const ofThousands = upToNineteen.slice(1, 10);
export const ofMillions = upToNineteen.slice(1, 10);
export const thousand = { one: 'mille', many: 'mille' };
export const million = { one: 'million', many: 'millions' };
export const billion = { one: 'milliard', many: 'milliards' };
export const and = 'et';

// One of each currency with the number, and the name of several
export const currencyNames = {
  RWF: { one: 'un franc rwandais', many: 'francs rwandais' },
  USD: { one: 'un dollar américain', many: 'dollars américains' },
  EUR: { one: 'un euro', many: 'euros' },
  GBP: { one: 'une livre sterling', many: 'livres sterling' },
  KES: { one: 'un shilling kényan', many: 'shillings kényans' },
  UGX: { one: 'un shilling ougandais', many: 'shillings ougandais' },
  TZS: { one: 'un shilling tanzanien', many: 'shillings tanzaniens' },
  BIF: { one: 'un franc burundais', many: 'francs burundais' },
  CDF: { one: 'un franc congolais', many: 'francs congolais' },
};
export const centNames = {
  USD: { one: 'un cent', many: 'cents' },
  EUR: { one: 'un centime', many: 'centimes' },
  GBP: { one: 'un penny', many: 'pence' },
  KES: { one: 'un cent', many: 'cents' },
  TZS: { one: 'un cent', many: 'cents' },
  CDF: { one: 'un centime', many: 'centimes' },
};
