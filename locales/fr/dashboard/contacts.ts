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
export const replies = 'Réponses';
export const noReplies = 'Pas encore de réponse depuis le tableau de bord';

// The status
export const updateStatus = 'Changer l’état';
export const markAs = (status: string) => `Marquer comme «\u00a0${status}\u00a0»`;
export const contactUpdated = 'Message modifié.';
export const statusUpdated = 'État du message changé.';
export const statusFailed = 'L’état du message n’a pas pu être changé.';

// The reply
export const replyByEMail = 'Répondre par e-mail';
export const sendReply = 'Envoyer la réponse';
export const sending = 'Envoi...';
export const replyFailed = 'La réponse n’a pas pu être envoyée.';
export const replySent = (email: string) =>
  `Votre réponse est enregistrée. Elle sera envoyée à ${email} dès que le serveur de messagerie l’acceptera.`;
export const wrote = (name: string, subject: string) => `${name} a écrit\u00a0: ${subject}`;
export const reply = 'Réponse';
export const replyHint = (email: string) => `Elle est envoyée à ${email}, signée du nom de l’organisation.`;
