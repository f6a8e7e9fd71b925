export { handling as statuses } from '../records.ts';

import { de } from '../elision.ts';

// The details
export const formerMemberOfStaff = 'Ancien membre du personnel';
export const tryAgain = 'Réessayer';
export const mail = 'E-mail';
export const call = 'Appeler';
/** The label of a link to somebody by mail, telephone or WhatsApp. */
export const reachBy = (way: string, name: string) => `${way}\u00a0: ${name}`;
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const notGiven = 'Non indiqué';

// The list
export const viewDetailsOf = (name: string) => `Voir les détails ${de(name)}`;
export const view = 'Voir';
export const updateStatusOf = (name: string) => `Changer l’état ${de(name)}`;
export const status = 'État';

// The dialog of the status
export const updateStatus = 'Changer l’état';
export const currentStatus = 'État actuel';
export const updatingStatus = 'Changement de l’état...';
export const markAs = (status: string) => `Marquer comme «\u00a0${status}\u00a0»`;

// The screen of one that has nothing of its own
export const allStatuses = 'Tous les états';
export const sentAt = 'Reçu le';
export const answers = 'Réponses';
export const statusUpdated = 'État changé.';
export const statusFailed = 'L’état n’a pas pu être changé.';
export const noneHint = 'Ils apparaissent ici dès que des visiteurs envoient le formulaire.';
export const anyOf = (question: string) => `${question}\u00a0: tous`;
