export { contactStatuses as statuses } from '../records.ts';

// The list
export const contactManagement = 'Messages reçus';
export const subtitle = 'Les messages des visiteurs.';
export const messages = 'Messages';
export const search = 'Rechercher un nom, un e-mail ou un objet';
export const contactMessages = 'Messages reçus';
export const loadingContacts = 'Chargement des messages...';
export const failedToLoadContacts = 'Impossible de charger les messages';
export const noMatch = 'Aucun message ne correspond à vos filtres';
export const noneHint = 'Il n’y en a pas encore. Les messages de la page «\u00a0Contact\u00a0» apparaissent ici.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Messages\u00a0: ${first} à ${last} sur ${count}`;
export const type = 'Type';
export const allTypes = 'Tous les types';
export const status = 'État';
export const allStatus = 'Tous les états';
export const contactInfo = 'Coordonnées';
/** Which message it is. */
export const whoAndWhat = (name: string, subject: string) => `${name}\u00a0: ${subject}`;
export const subjectAndType = 'Objet et type';
export const messagePreview = 'Début du message';
/** Stands before the day of the reply. */
export const replied = 'Répondu le';
export const created = 'Reçu le';

// The details
export const contactMessage = 'Message';
export const from = 'De';
export const message = 'Message';
export const subjectType = 'Type de demande';
export const subject = 'Objet';
export const createdAt = 'Reçu le';
export const loadingReplies = 'Chargement des réponses...';
export const repliesNotLoaded = 'Impossible de charger les réponses.';

// The status
export const updateStatus = 'Changer l’état';
export const markAs = (status: string) => `Marquer comme «\u00a0${status}\u00a0»`;
export const contactUpdated = 'Message modifié.';
export const statusUpdated = 'État du message changé.';
export const statusFailed = 'L’état du message n’a pas pu être changé.';
