// The report
export const report = 'Raporo y’inkunga';
export const subtitle =
  'Ibyasezeranyijwe, ibyabonetse n’ibisigaye. Inkunga zatanzwe nta sezerano na zo ziri mu byabonetse.';
export const by = 'Biteranyijwe hakurikijwe';
export const groups = { month: 'Ukwezi', project: 'Umushinga' };
export const from = 'Kuva ku wa';
export const until = 'Kugeza ku wa';
export const loadingReport = 'Raporo irimo gufunguka...';
export const reportNotLoaded = 'Raporo ntiyashoboye gufunguka';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const nothingYet = 'Nta cyasezeranyijwe, nta n’icyabonetse muri iki gihe';
export const nothingYetHint = 'Muhitemo ayandi matariki, cyangwa muyakureho.';
export const pledged = 'Ayasezeranyijwe';
export const received = 'Ayabonetse';
export const outstanding = 'Asigaye';
export const total = 'Yose hamwe';
/** The heading of one currency's part. */
export const inCurrency = (currency: string) => `Muri ${currency}`;
export const tableOf = (currency: string) => `Ayasezeranyijwe, ayabonetse n’asigaye muri ${currency}`;
export const chartOf = (currency: string, pledged: string, received: string) =>
  `Inkingi zerekana ayasezeranyijwe n’ayabonetse muri ${currency}. Yose hamwe, hasezeranyijwe ${pledged}, haboneka ${received}. Imibare yose iri mu mbonerahamwe ikurikira.`;
/** Under the pointer, on a bar. */
export const barOf = (label: string, pledged: string, received: string) =>
  `${label}: hasezeranyijwe ${pledged}, habonetse ${received}`;
export const toDo = 'Ibigomba gukorwa';
export const thanksOwed = (count: number) => (count === 1 ? 'Inkunga 1 yo gushimira' : `Inkunga ${count} zo gushimira`);
export const openPayments = (count: number) =>
  count === 1 ? 'Ubwishyu 1 butarakorwaho' : `Ubwishyu ${count} butarakorwaho`;
export const notCounted = (money: string) => `Ntibibariwe mu biri hasi, kuko uwabitanze ataramenyekana: ${money}.`;
export const nothingToDo = 'Abatanze bose bashimiwe, kandi ubwishyu bwose bufite nyirabwo.';

/** The month is one of `months`. */
export const monthOfYear = (month: string, year: number) => `${month} ${year}`;

// The thank-yous to send
export const gifts = 'Abo gushimira';
export const giftsSubtitle = 'Mushimire buri wese mu buryo bwanyu, hanyuma mubyandike.';
export const backToReport = 'Subira kuri raporo';
export const searchGifts = 'Shakisha izina cyangwa imeyili by’umuterankunga';
export const giver = 'Umuterankunga';
export const loadingGifts = 'Inkunga zirimo gufunguka...';
export const failedToLoadGifts = 'Inkunga ntizashoboye gufunguka';
export const noGifts = 'Abatanze bose bashimiwe';
export const noGiftsHint = 'Inkunga igaragara hano iyo ubwishyu bumaze guhuzwa n’uwatanze.';
export const seeThePayments = 'Reba ubwishyu';
export const noMatch = 'Nta nkunga ihuye n’ibyo mushaka';
export const giftTotal = (count: number, { first, last }: { first: number; last: number }) =>
  `Inkunga, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const selectToIssue =
  'Muhitemo nyinshi kugira ngo inyemezabwishyu zazo zitangirwe hamwe, zitarenze 100 icyarimwe.';
export const issueReceipts = 'Tanga inyemezabwishyu';
export const issueAndSend = 'Tanga kandi wohereze';
export const issuing = (count: number) =>
  count === 1 ? 'Inyemezabwishyu 1 irimo gutangwa...' : `Inyemezabwishyu ${count} zirimo gutangwa...`;
export const issueQuestion = (count: number) => `Gutanga inyemezabwishyu ${count}?`;
export const issueDetail =
  'Zihabwa nimero zikurikiraho. Inyemezabwishyu ishobora guteshwa agaciro nyuma, ariko ntisibwa.';
export const sendDetail = 'Abaterankunga batanze imeyili bohererezwa izabo kuri imeyili.';
export const doNotIssue = 'Oya, bireke';
interface Issued {
  issued: number;
  passed_over: number;
  sent: number;
}
export const receiptsIssued = ({ issued, passed_over, sent }: Issued, isSent: boolean) =>
  `Inyemezabwishyu zatanzwe: ${issued}${isSent ? `, izoherejwe: ${sent}` : ''}.${
    passed_over === 0 ? '' : ` Izasimbutswe, kuko zisanzwe zihari cyangwa inkunga yasubijwe: ${passed_over}.`
  }`;

// The receipts to issue
export const receiptsOwed = 'Inyemezabwishyu zo gutanga';
export const receiptsOwedSubtitle = 'Inkunga zo muri uyu mwaka n’uwashize, zatanzwe n’abo muzi amazina.';
export const noReceiptsOwed = 'Inkunga zose zifite inyemezabwishyu';
export const backToReceipts = 'Subira ku nyemezabwishyu';
