export { handling as statuses } from '../records.ts';

// The details
export const formerMemberOfStaff = 'Uwahoze ari umukozi';
export const tryAgain = 'Ongera ugerageze';
export const mail = 'Imeyili';
export const call = 'Hamagara';
/** The label of a link to somebody by mail, telephone or WhatsApp. */
export const reachBy = (way: string, name: string) => `${way}: ${name}`;
export const name = 'Izina';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const notGiven = 'Ntibyatanzwe';

// The list
export const viewDetailsOf = (name: string) => `Reba ibirambuye kuri ${name}`;
export const view = 'Reba';
export const updateStatusOf = (name: string) => `Hindura uko bihagaze kuri ${name}`;
export const status = 'Uko bihagaze';

// The dialog of the status
export const updateStatus = 'Hindura uko bihagaze';
export const currentStatus = 'Uko bihagaze ubu';
export const updatingStatus = 'Birimo guhindurwa...';
export const markAs = (status: string) => `Shyiraho: ${status}`;

// The screen of one that has nothing of its own
export const allStatuses = 'Byose';
export const sentAt = 'Igihe bwaziye';
export const answers = 'Ibisubizo';
export const statusUpdated = 'Uko buhagaze byahinduwe.';
export const statusFailed = 'Uko buhagaze ntibyahinduwe.';
export const noneHint = 'Ubwoherejwe buzagaragara hano.';
export const anyOf = (question: string) => `${question}: byose`;
