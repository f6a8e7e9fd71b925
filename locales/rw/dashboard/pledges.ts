export { pledgeStates as states, rhythms } from '../records.ts';

// The list
export const pledges = 'Amasezerano';
export const subtitle = 'Ibyo abantu basezeranyije gutanga, n’ibimaze kuhagera.';
export const search = 'Mushakishe izina, imeyili, telefoni cyangwa nomero y’isezerano';
export const enterAPledge = 'Mwandike isezerano';
export const loadingPledges = 'Amasezerano arimo gufunguka...';
export const failedToLoadPledges = 'Amasezerano ntiyashoboye gufunguka';
export const noPledgesYet = 'Nta sezerano riraza';
export const noPledgesHint =
  'Abasura urubuga basezeranya ku rupapuro «Tanga inkunga» iyo mumaze kongeraho uburyo bwo kwishyura. Mushobora no kwandikira isezerano uwabahamagaye.';
export const noMatch = 'Nta sezerano rihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Amasezerano, kuva ku rya ${first} kugeza ku rya ${last}, muri ${count}`;
export const reference = 'Nomero';
export const giver = 'Utanga';
export const amount = 'Amafaranga';
export const receivedOfExpected = 'Ayaje mu yari ategerejwe';
export const state = 'Uko bihagaze';
export const allStates = 'Byose';
export const rhythm = 'Inshuro';
export const anyRhythm = 'Rimwe cyangwa buri kwezi';
export const project = 'Umushinga';
export const allProjects = 'Imishinga yose';
export const created = 'Igihe ryaziye';
export const noName = 'Nta zina';
export const amountEachMonth = (amount: string) => `${amount} buri kwezi`;
/** Both are amounts of money. */
export const partOf = (received: string, expected: string) => `${received} kuri ${expected}`;
export const view = 'Murebe';
export const viewDetailsOf = (reference: string) => `Murebe ibya ${reference}`;

// The details
export const pledge = (reference: string) => `Isezerano ${reference}`;
export const loadingPledge = 'Isezerano ririmo gufunguka...';
export const pledgeNotLoaded = 'Isezerano ntiryashoboye gufunguka.';
export const tryAgain = 'Mwongere mugerageze';
export const thePledge = 'Isezerano';
export const expected = 'Ategerejwe kugeza uyu munsi';
export const received = 'Ayaje';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const language = 'Ururimi';
export const reminder = 'Kwibutswa';
export const reminderWanted = 'Arabyifuza, ntaributswa';
/** Before the day it was sent on. */
export const reminderSentOn = 'Yibukijwe ku ya';
export const noReminder = 'Ntabyifuza';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const notGiven = 'Ntibyatanzwe';
export const message = 'Ubutumwa';
export const addressForGiver = 'Urupapuro rw’iri sezerano, rw’utanga';
export const addressHint =
  'Ufite uyu murongo abona uko yishyura, kandi ashobora guhagarika isezerano. Muwohereze utanga wenyine.';
export const openGiver = 'Ibya uyu utanga byose';
export const cancelPledge = 'Muhagarike isezerano';
export const openAgain = 'Mwongere murifungure';
export const pledgeCancelled = (reference: string) => `Isezerano ${reference} ryahagaritswe.`;
export const pledgeOpen = (reference: string) => `Isezerano ${reference} ryongeye gufungurwa.`;

// The form
export const enterSubtitle =
  'Ry’uwahamagaye, uwanditse cyangwa uwaje. Niba afite imeyili, ahabwa ubutumwa bumubwira uko yishyura.';
export const backToPledges = 'Musubire ku masezerano';
export const whatIsGiven = 'Ibizatangwa';
export const whoGives = 'Utanga';
export const enter = 'Mubike isezerano';
export const entering = 'Birabikwa...';
export const notEntered = 'Isezerano ntiryabitswe.';
export const entered = (reference: string) => `Isezerano ${reference} ryabitswe. Mubwire utanga iyi nomero.`;
export const currency = 'Ifaranga';
export const fullName = 'Amazina yose';
export const nameHint = 'Nta zina, impano iba iy’utazwi.';
export const emailOrPhone = 'Hakenewe imeyili cyangwa nomero ya telefoni.';
export const wantsReminder = 'Mumwibutse rimwe kuri imeyili';
export const reminderHint = 'Niba impano itaje gusa, kandi hari imeyili ye.';
export const optional = 'Si ngombwa.';
export const loadingInterest = 'Inkunga irimo gufunguka...';
export const interestNotLoaded = 'Inkunga ntiyashoboye gufunguka.';
/** Follows what a visitor wrote on the form of donation interests. */
export const fromInterest = (name: string, offered: string) => `Bivuye ku nkunga ${name} yifuje gutanga: ${offered}.`;
