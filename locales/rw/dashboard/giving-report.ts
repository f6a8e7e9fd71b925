// The report
export const report = 'Raporo y’impano';
export const subtitle =
  'Ibyasezeranyijwe, ibyahageze n’ibitarahagera. Impano zatanzwe nta sezerano na zo ziri mu byahageze.';
export const by = 'Biteranyijwe hakurikijwe';
export const groups = { month: 'Ukwezi', project: 'Umushinga' };
export const from = 'Kuva ku ya';
export const until = 'Kugeza ku ya';
export const loadingReport = 'Raporo irimo gufunguka...';
export const reportNotLoaded = 'Raporo ntiyashoboye gufunguka';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const nothingYet = 'Nta cyasezeranyijwe, nta n’icyahageze muri iki gihe';
export const nothingYetHint = 'Mutoranye indi minsi, cyangwa ntimugire iyo mutoranya.';
export const pledged = 'Ayasezeranyijwe';
export const received = 'Ayahageze';
export const outstanding = 'Asigaye';
export const total = 'Yose hamwe';
/** The heading of one currency's part. */
export const inCurrency = (currency: string) => `Muri ${currency}`;
export const tableOf = (currency: string) => `Ayasezeranyijwe, ayahageze n’asigaye muri ${currency}`;
export const chartOf = (currency: string, pledged: string, received: string) =>
  `Utugingo twerekana ayasezeranyijwe n’ayahageze muri ${currency}. Yose hamwe, hasezeranyijwe ${pledged}, hahagera ${received}. Imibare yose iri mu mbonerahamwe ikurikira.`;
/** Under the pointer, on a bar. */
export const barOf = (label: string, pledged: string, received: string) =>
  `${label}: hasezeranyijwe ${pledged}, hahageze ${received}`;
export const toDo = 'Ibigomba gukorwa';
export const thanksOwed = (count: number) =>
  count === 1 ? 'Impano 1 itarashimirwa' : `Impano ${count} zitarashimirwa`;
export const openPayments = (count: number) =>
  count === 1 ? 'Ubwishyu 1 butarakorwaho' : `Ubwishyu ${count} butarakorwaho`;
export const nothingToDo = 'Abatanze bose bashimiwe, kandi ubwishyu bwose bwakozweho.';

/** The month is one of `months`. */
export const monthOfYear = (month: string, year: number) => `${month} ${year}`;

// The gifts to be thanked for
export const gifts = 'Impano zitarashimirwa';
export const giftsSubtitle = 'Mushimire buri wese uko mubyumva, hanyuma mubyandike.';
export const backToReport = 'Musubire kuri raporo';
export const searchGifts = 'Mushakishe izina cyangwa imeyili by’uwatanze';
export const giver = 'Uwatanze';
export const loadingGifts = 'Impano zirimo gufunguka...';
export const failedToLoadGifts = 'Impano ntizashoboye gufunguka';
export const noGifts = 'Abatanze bose bashimiwe';
export const noMatch = 'Nta mpano ihuye n’ibyo mushaka';
export const giftTotal = (count: number, { first, last }: { first: number; last: number }) =>
  `Impano, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
