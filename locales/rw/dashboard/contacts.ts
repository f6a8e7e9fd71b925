export { contactStatuses as statuses } from '../records.ts';

// The list
export const contactManagement = 'Ubutumwa bw’abatwandikiye';
export const subtitle = 'Ubutumwa bw’abasura urubuga.';
export const messages = 'Ubutumwa';
export const search = 'Shakisha izina, imeyili cyangwa umutwe';
export const contactMessages = 'Ubutumwa bw’abatwandikiye';
export const loadingContacts = 'Ubutumwa burimo gufunguka...';
export const failedToLoadContacts = 'Ubutumwa ntibwashoboye gufunguka';
export const noMatch = 'Nta butumwa buhuye n’ibyo mushaka';
export const noneHint = 'Nta butumwa buraza. Ubwoherejwe ku rupapuro «Twandikire» buzagaragara hano.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Ubutumwa, kuva ku bwa ${first} kugeza ku bwa ${last}, muri ${count}`;
export const type = 'Ubwoko';
export const allTypes = 'Ubwoko bwose';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const contactInfo = 'Uwanditse';
/** Which message it is. */
export const whoAndWhat = (name: string, subject: string) => `${name}: ${subject}`;
export const subjectAndType = 'Umutwe n’ubwoko';
export const messagePreview = 'Intangiriro y’ubutumwa';
/** Stands before the day of the reply. */
export const replied = 'Bwasubijwe ku wa';
export const created = 'Igihe bwaziye';

// The details
export const contactMessage = 'Ubutumwa';
export const from = 'Uwanditse';
export const message = 'Ubutumwa';
export const subjectType = 'Icyo ubutumwa buvugaho';
export const subject = 'Umutwe w’ubutumwa';
export const createdAt = 'Igihe bwaziye';
export const loadingReplies = 'Ibisubizo birimo gufunguka...';
export const repliesNotLoaded = 'Ibisubizo ntibyashoboye gufunguka.';

// The status
export const updateStatus = 'Hindura uko bihagaze';
export const markAs = (status: string) => `Shyiraho: ${status}`;
export const contactUpdated = 'Ubutumwa bwahinduwe.';
export const statusUpdated = 'Uko ubutumwa buhagaze byahinduwe.';
export const statusFailed = 'Uko ubutumwa buhagaze ntibyahinduwe.';
