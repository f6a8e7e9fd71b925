export { pledgeStates as states, rhythms } from '../records.ts';

// The list
export const pledges = 'Inkunga zasezeranyijwe';
export const subtitle = 'Ibyo abantu basezeranyije gutanga, n’ibimaze kutugeraho.';
export const search = 'Shakisha izina, imeyili, telefoni cyangwa nimero y’isezerano';
export const enterAPledge = 'Andika isezerano';
export const loadingPledges = 'Inkunga zasezeranyijwe zirimo gufunguka...';
export const failedToLoadPledges = 'Inkunga zasezeranyijwe ntizashoboye gufunguka';
export const noPledgesYet = 'Nta sezerano riraboneka';
export const noPledgesHint =
  'Abasura urubuga basezeranya ku rupapuro «Tanga inkunga» iyo mumaze kongeraho uburyo bwo kwishyura. Mushobora no kwandikira isezerano uwabahamagaye.';
export const enterTheFirst = 'Andika isezerano rya mbere';
export const noMatch = 'Nta sezerano rihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Inkunga zasezeranyijwe, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count}`;
export const reference = 'Nimero y’isezerano';
export const giver = 'Umuterankunga';
export const amount = 'Amafaranga';
export const receivedOfExpected = 'Ayabonetse mu yari ategerejwe';
export const state = 'Uko bihagaze';
export const allStates = 'Byose';
export const rhythm = 'Inshuro';
export const anyRhythm = 'Rimwe cyangwa buri kwezi';
export const project = 'Umushinga';
export const allProjects = 'Imishinga yose';
export const created = 'Igihe ryanditswe';
export const noName = 'Nta zina';
export const amountEachMonth = (amount: string) => `${amount} buri kwezi`;
/** Both are amounts of money. */
export const partOf = (received: string, expected: string) => `${received} kuri ${expected}`;
export const view = 'Reba';
export const viewDetailsOf = (reference: string) => `Reba ibirambuye kuri ${reference}`;

// The details
export const pledge = (reference: string) => `Isezerano ${reference}`;
export const loadingPledge = 'Isezerano ririmo gufunguka...';
export const pledgeNotLoaded = 'Isezerano ntiryashoboye gufunguka.';
export const tryAgain = 'Ongera ugerageze';
export const thePledge = 'Isezerano';
export const expected = 'Ategerejwe kugeza uyu munsi';
export const received = 'Ayabonetse';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const language = 'Ururimi';
export const reminder = 'Kwibutswa';
export const reminderWanted = 'Arabyifuza, ntaributswa';
/** Before the day it was sent on. */
export const reminderSentOn = 'Yibukijwe ku wa';
export const noReminder = 'Ntabyifuza';
export const reachedBy = 'Uko aboneka';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const notGiven = 'Ntibyatanzwe';
export const message = 'Ubutumwa';
export const addressForGiver = 'Urupapuro rw’iri sezerano, rugenewe umuterankunga';
export const addressHint =
  'Ufite iyi aderesi abona uko bishyura, kandi ashobora guhagarika isezerano. Muyoherereze umuterankunga wenyine.';
export const newLink = 'Aderesi nshya';
export const newLinkQuestion = 'Gukora aderesi nshya y’iri sezerano?';
export const newLinkDetail =
  'Aderesi isanzwe, n’iz’inyemezabwishyu zaryo, ntizizongera gukora. Mubikoreshe niba aderesi yagiye ku wundi muntu. Hanyuma muhe umuterankunga aderesi nshya.';
export const yesNewLink = 'Yego, kora aderesi nshya';
export const no = 'Oya';
export const newLinkMade = 'Hari aderesi nshya. Iya kera ntigikora.';
export const proposedInterest = 'Hari uwifuje gutanga ufite iyi imeyili';
export const interestHint =
  'Umuntu wese ashobora kwandika iyi imeyili. Mubihuze ari uko muzi neza ko iyi nkunga ari iy’uwo muntu: ibyo yifuje gutanga bijya kuri «Yatanzwe» inkunga imaze kugera.';
export const openInterest = 'Fungura ibyo yifuje gutanga';
export const linkInterest = 'Bihuze';
export const interestLinked = 'Isezerano ryahujwe n’ibyo yifuje gutanga.';
export const openGiver = 'Ibyerekeye uyu muterankunga byose';
export const cancelPledge = 'Hagarika isezerano';
export const openAgain = 'Ongera urifungure';
export const pledgeCancelled = (reference: string) => `Isezerano ${reference} ryahagaritswe.`;
export const pledgeOpen = (reference: string) => `Isezerano ${reference} ryongeye gufungurwa.`;

// The form
export const enterSubtitle =
  'Iry’uwahamagaye, uwanditse cyangwa uwaje. Niba afite imeyili, yohererezwa ubutumwa bumubwira uko yishyura.';
export const backToPledges = 'Subira ku nkunga zasezeranyijwe';
export const whatIsGiven = 'Ibizatangwa';
export const whoGives = 'Umuterankunga';
export const enter = 'Bika isezerano';
export const entering = 'Birimo kubikwa...';
export const notEntered = 'Isezerano ntiryabitswe.';
export const entered = (reference: string) => `Isezerano ${reference} ryabitswe. Mubwire umuterankunga iyi nimero.`;
export const currency = 'Ubwoko bw’amafaranga';
export const fullName = 'Amazina yombi';
export const nameHint = 'Iyo nta zina rihari, inkunga ntigira izina yandikwaho.';
export const emailOrPhone = 'Hakenewe imeyili cyangwa nimero ya telefoni.';
export const wantsReminder = 'Azibutswe rimwe kuri imeyili';
export const reminderHint = 'Gusa iyo inkunga itabonetse, kandi hari imeyili ye.';
export const optional = 'Si ngombwa.';
export const loadingInterest = 'Ibyo yifuje gutanga birimo gufunguka...';
export const interestNotLoaded = 'Ibyo yifuje gutanga ntibyashoboye gufunguka.';
/** Follows what a visitor wrote on the form of donation interests. */
export const fromInterest = (name: string, offered: string) => `Bivuye ku nkunga ${name} yifuje gutanga: ${offered}.`;
