/** What records say of themselves, in tables that are saved as files and in what is held on a person. */

export const headings = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  organization: 'Organisation',
  type: 'Type',
  amount: 'Montant',
  message: 'Message',
  contactMethod: 'Moyen de contact',
  createdAt: 'Créé le',
  subjectType: 'Type de demande',
  subject: 'Objet',
  status: 'État',
  registeredAt: 'Inscrit le',
  requestedAt: 'Demandé le',
  confirmedAt: 'Confirmé le',
  unsubscribedAt: 'Désabonné le',
  reference: 'Référence',
  rhythm: 'Fréquence',
  project: 'Projet',
  state: 'État',
  expected: 'Attendu',
  received: 'Reçu',
  month: 'Mois',
  currency: 'Monnaie',
  pledged: 'Promis',
  outstanding: 'Reste à recevoir',
  form: 'Formulaire',
};

// Values, by their codes
export const donationStatuses = {
  new: 'Nouveau',
  contacted: 'Contact pris',
  committed: 'Don promis',
  donated: 'Don reçu',
  declined: 'Sans suite',
};
export const contactStatuses = { new: 'Nouveau', readed: 'Lu' };
/** Of what a form brought that has nothing of its own. */
export const handling = { new: 'Nouveau', handled: 'Traité' };
/** Answers to forms of staff. A question that was taken out of its form says so. */
export const answers = { yes: 'Oui', no: 'Non', takenOut: (question: string) => `${question} (n’est plus posée)` };
export const subscriberStatuses = { pending: 'En attente', confirmed: 'Confirmé', left: 'Désabonné' };
export const pledgeStates = {
  waiting: 'En attente',
  part: 'Reçue en partie',
  received: 'Reçue',
  cancelled: 'Annulée',
};
export const pledgeStatuses = { open: 'Ouverte', cancelled: 'Annulée' };
export { rhythms } from './pledge.ts';
export const mailStates = { sent: 'envoyée', failed: 'non envoyée', waiting: 'en attente' };
/** A change of a status. */
export const fromTo = (from: string, to: string) => `de ${from} à ${to}`;
/** Something that was written at a moment. */
export const saidAt = (moment: string, text: string) => `${moment}\u00a0: ${text}`;

// What notes of donation interests and void receipts say of gifts, for staff
export const giftReceived = (money: string, reference: string) =>
  `${money} reçus pour la promesse de don ${reference}.`;
export const giftTakenBack = (money: string, reference: string, because: string) =>
  `${money} ne sont plus attribués à la promesse de don ${reference}${because === '' ? '.' : `\u00a0: ${because}`}`;
export const giftPaidBack = 'Le don a été remboursé, en tout ou en partie.';
