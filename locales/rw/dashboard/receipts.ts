// The list
export const receipts = 'Inyemezabwishyu';
export const subtitle = 'Inyemezabwishyu zose zatanzwe. Nomero zirakurikirana, kandi nta n’imwe itangwa kabiri.';
export const search = 'Mushakishe nomero, cyangwa izina cyangwa imeyili by’uwatanze';
export const loadingReceipts = 'Inyemezabwishyu zirimo gufunguka...';
export const failedToLoadReceipts = 'Inyemezabwishyu ntizashoboye gufunguka';
export const noReceiptsYet = 'Nta nyemezabwishyu iratangwa';
export const noReceiptsHint = 'Inyemezabwishyu itangirwa ku rupapuro rw’uwatanze, impano imaze kuhagera.';
export const noMatch = 'Nta nyemezabwishyu ihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Inyemezabwishyu, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const number = 'Nomero';
export const giver = 'Uwatanze';
export const noName = 'Nta zina';
export const amount = 'Amafaranga';
export const issued = 'Igihe yatangiwe';
export const state = 'Uko bihagaze';
export const year = 'Umwaka';
export const allYears = 'Imyaka yose';
export const isVoid = 'Yateshejwe agaciro';
/** Before the day. */
export const sentOn = 'Yoherejwe ku ya';
export const notSent = 'Ntiroherezwa';

// What is done with one
export const download = 'Mumanure';
export const downloadOne = (number: string) => `Mumanure inyemezabwishyu ${number}`;
export const send = 'Mwohereze';
export const sendOne = (number: string) => `Mwohereze inyemezabwishyu ${number} kuri imeyili`;
export const sent = (number: string) => `Inyemezabwishyu ${number} yoherejwe.`;
export const makeVoid = 'Muteshe agaciro';
export const makeOneVoid = (number: string) => `Muteshe agaciro inyemezabwishyu ${number}`;
export const voidQuestion = (number: string) => `Gutesha agaciro inyemezabwishyu ${number}?`;
export const voidHint =
  'Inyemezabwishyu iguma ku rutonde, yanditseho ko yateshejwe agaciro. Nomero yayo ntiyongera gutangwa, kandi ibi ntibisubizwa inyuma.';
export const reason = 'Impamvu';
export const reasonHint = 'Yandikwa ku nyemezabwishyu.';
export const makingVoid = 'Birabikwa...';
export const notVoided = 'Inyemezabwishyu ntiyateshejwe agaciro.';
export const voided = (number: string) => `Inyemezabwishyu ${number} yateshejwe agaciro.`;
