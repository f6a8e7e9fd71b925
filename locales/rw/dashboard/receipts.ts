// The list
export const receipts = 'Inyemezabwishyu';
export const subtitle = 'Inyemezabwishyu zose zatanzwe. Nimero zirakurikirana, kandi nta n’imwe itangwa kabiri.';
export const search = 'Shakisha nimero, izina cyangwa imeyili by’umuterankunga';
export const loadingReceipts = 'Inyemezabwishyu zirimo gufunguka...';
export const failedToLoadReceipts = 'Inyemezabwishyu ntizashoboye gufunguka';
export const noReceiptsYet = 'Nta nyemezabwishyu iratangwa';
export const noReceiptsHint = 'Inyemezabwishyu itangirwa ku rupapuro rw’umuterankunga, inkunga imaze kutugeraho.';
export const seeGiftsWithout = 'Reba inkunga zidafite inyemezabwishyu';
export const noMatch = 'Nta nyemezabwishyu ihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Inyemezabwishyu, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const number = 'Nimero';
export const giver = 'Umuterankunga';
export const noName = 'Nta zina';
export const amount = 'Amafaranga';
export const issued = 'Igihe yatangiwe';
export const state = 'Uko bihagaze';
export const year = 'Umwaka';
export const allYears = 'Imyaka yose';
export const isVoid = 'Yateshejwe agaciro';
/** Before the day. */
export const sentOn = 'Yoherejwe ku wa';
export const waitsToBeSent = 'Iracyategereje: seriveri y’imeyili ntirayakira';
export const notSent = 'Ntiroherezwa';
export const notSentWithoutEmail = 'Ntiroherezwa: nta imeyili yatanze';

// What is done with one
export const download = 'Manura';
export const downloadOne = (number: string) => `Manura inyemezabwishyu ${number}`;
export const send = 'Ohereza';
export const sendOne = (number: string) => `Ohereza inyemezabwishyu ${number} kuri imeyili`;
export const issueQuestion = (money: string, giver: string) =>
  `Gutanga inyemezabwishyu ya ${money} yatanzwe na ${giver}?`;
export const nameNotPrintable = (letters: string) =>
  `Inyemezabwishyu ntishobora kwandika iri zina: imyandikire yayo ntifite ${letters}. Mubanze mukosore izina mu makuru y’umuterankunga, cyangwa mukomeze: inyemezabwishyu izagira umurongo mwandikaho izina n’intoki.`;
export const issueByHand = 'Tanga, izina ryandikwe n’intoki';
export const issueDetail =
  'Ihabwa nimero ikurikiraho, ikagaragaza izina, aderesi na nimero iranga usora byo mu igenamiterere ry’urubuga. Ishobora guteshwa agaciro nyuma, ariko ntisibwa.';
export const yesIssue = 'Tanga inyemezabwishyu';
export const notYet = 'Oya, si ubu';
export const wasIssued = (number: string) => `Inyemezabwishyu ${number} yatanzwe.`;
export const sent = (number: string) => `Inyemezabwishyu ${number} yoherejwe.`;
export const makeVoid = 'Tesha agaciro';
export const makeOneVoid = (number: string) => `Tesha agaciro inyemezabwishyu ${number}`;
export const voidQuestion = (number: string) => `Gutesha agaciro inyemezabwishyu ${number}?`;
export const voidHint =
  'Inyemezabwishyu iguma ku rutonde, yanditseho ko yateshejwe agaciro. Nimero yayo ntizongera gutangwa. Ntimushobora kubisubiza uko byari.';
export const reason = 'Impamvu';
export const reasonHint = 'Isomwa n’abakozi gusa. Ntiyandikwa ku nyemezabwishyu.';
export const makingVoid = 'Birimo kubikwa...';
export const notVoided = 'Inyemezabwishyu ntiyateshejwe agaciro.';
export const voided = (number: string) => `Inyemezabwishyu ${number} yateshejwe agaciro.`;

// Numbers that are void though no receipt has them
export const voidNumbers = 'Nimero zateshejwe agaciro zidafite inyemezabwishyu';
export const voidNumberReasons = {
  gone_back: 'urubuga rwasubijwe uko rwari mbere y’uko zitangwa',
  passed_over: 'urubuga rwagaruwe, kandi zishobora kuba zaratanzwe',
} as const;
export const voidNumbersFrom = (first: string, last: string, reason: string) =>
  `${first === last ? first : `Kuva kuri ${first} kugeza kuri ${last}`}: ${reason}`;
