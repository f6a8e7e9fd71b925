/** What records say of themselves, in tables that are saved as files and in what is held on a person. */

export const headings = {
  name: 'Izina',
  email: 'Imeyili',
  phone: 'Telefoni',
  organization: 'Ikigo',
  type: 'Ubwoko',
  amount: 'Amafaranga',
  message: 'Ubutumwa',
  contactMethod: 'Uko yifuza kuvugishwa',
  createdAt: 'Igihe yoherejwe',
  subjectType: 'Icyo ubutumwa buvugaho',
  subject: 'Umutwe w’ubutumwa',
  status: 'Uko bihagaze',
  registeredAt: 'Igihe yiyandikishirije',
  requestedAt: 'Igihe yabisabye',
  confirmedAt: 'Igihe yabyemeje',
  unsubscribedAt: 'Igihe yavuyemo',
  reference: 'Nimero y’isezerano',
  rhythm: 'Inshuro',
  project: 'Umushinga',
  state: 'Uko bihagaze',
  expected: 'Ategerejwe',
  received: 'Ayabonetse',
  month: 'Ukwezi',
  currency: 'Ubwoko bw’amafaranga',
  pledged: 'Ayasezeranyijwe',
  outstanding: 'Asigaye',
  form: 'Ifishi',
};

// Values, by their codes
export const donationStatuses = {
  new: 'Nshya',
  contacted: 'Twavuganye',
  committed: 'Yarabyemeye',
  donated: 'Yatanzwe',
  declined: 'Yarabyanze',
};
export const contactStatuses = { new: 'Bushya', readed: 'Bwasomwe' };
/** Of what a form brought that has nothing of its own. */
export const handling = { new: 'Bushya', handled: 'Byakemuwe' };
/** Answers to forms of staff. A question that was taken out of its form says so. */
export const answers = { yes: 'Yego', no: 'Oya', takenOut: (question: string) => `${question} (ntikibazwa)` };
export const subscriberStatuses = { pending: 'Ntarabyemeza', confirmed: 'Yarabyemeje', left: 'Yavuyemo' };
export const pledgeStates = {
  waiting: 'Ritegerejwe',
  part: 'Igice cyabonetse',
  received: 'Yose yabonetse',
  cancelled: 'Ryahagaritswe',
};
export const pledgeStatuses = { open: 'Rirakomeje', cancelled: 'Ryahagaritswe' };
export { rhythms } from './pledge.ts';
export const mailStates = { sent: 'koherejwe', failed: 'ntikoherejwe', waiting: 'gategereje' };
/** A change of a status. */
export const fromTo = (from: string, to: string) => `byavuye kuri «${from}» bijya kuri «${to}»`;
/** Something that was written at a moment. */
export const saidAt = (moment: string, text: string) => `${moment}: ${text}`;

// What notes of donation interests and void receipts say of gifts, for staff
export const giftReceived = (money: string, reference: string) => `Hakiriwe ${money} y’isezerano ${reference}.`;
export const giftTakenBack = (money: string, reference: string, because: string) =>
  `Hakuwe ${money} ku isezerano ${reference}${because === '' ? '.' : `: ${because}`}`;
export const giftPaidBack = 'Inkunga yasubijwe, yose cyangwa igice cyayo.';
