export { pledgeStates as states, rhythms } from '../records.ts';

// The list
export const pledges = 'Promesses de don';
export const subtitle = 'Ce que les gens ont promis de donner, et ce qui est arrivé.';
export const search = 'Chercher un nom, un e-mail, un téléphone ou une référence';
export const enterAPledge = 'Saisir une promesse';
export const loadingPledges = 'Chargement des promesses...';
export const failedToLoadPledges = 'Impossible de charger les promesses';
export const noPledgesYet = 'Pas encore de promesses';
export const noPledgesHint =
  'Les visiteurs peuvent promettre un don sur la page «Faire un don» dès que vous avez ajouté un moyen de paiement. Vous pouvez saisir une promesse pour quelqu’un qui a appelé.';
export const noMatch = 'Aucune promesse ne correspond à votre recherche et à vos filtres';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Promesses ${first} à ${last} sur ${count}`;
export const reference = 'Référence';
export const giver = 'Donateur';
export const amount = 'Montant';
export const receivedOfExpected = 'Reçu sur attendu';
export const state = 'État';
export const allStates = 'Tous les états';
export const rhythm = 'Fréquence';
export const anyRhythm = 'Une fois ou chaque mois';
export const project = 'Projet';
export const allProjects = 'Tous les projets';
export const created = 'Faite le';
export const noName = 'Sans nom';
export const amountEachMonth = (amount: string) => `${amount} chaque mois`;
/** Both are amounts of money. */
export const partOf = (received: string, expected: string) => `${received} sur ${expected}`;
export const view = 'Voir';
export const viewDetailsOf = (reference: string) => `Voir les détails de ${reference}`;

// The details
export const pledge = (reference: string) => `Promesse ${reference}`;
export const loadingPledge = 'Chargement de la promesse...';
export const pledgeNotLoaded = 'Impossible de charger la promesse.';
export const tryAgain = 'Réessayer';
export const thePledge = 'La promesse';
export const expected = 'Attendu à ce jour';
export const received = 'Reçu';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const language = 'Langue';
export const reminder = 'Rappel';
export const reminderWanted = 'Souhaité, pas encore envoyé';
/** Before the day it was sent on. */
export const reminderSentOn = 'Envoyé le';
export const noReminder = 'Non souhaité';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const notGiven = 'Non indiqué';
export const message = 'Message';
export const addressForGiver = 'La page de cette promesse, pour le donateur';
export const addressHint =
  'Qui a cette adresse voit comment payer et peut annuler la promesse. Ne l’envoyez qu’au donateur.';
export const openGiver = 'Tout sur ce donateur';
export const cancelPledge = 'Annuler la promesse';
export const openAgain = 'Rouvrir';
export const pledgeCancelled = (reference: string) => `La promesse ${reference} est annulée.`;
export const pledgeOpen = (reference: string) => `La promesse ${reference} est rouverte.`;

// The form
export const enterSubtitle =
  'Pour quelqu’un qui a appelé, écrit ou est venu. La personne reçoit un e-mail qui dit comment payer, si elle en a un.';
export const backToPledges = 'Retour aux promesses';
export const whatIsGiven = 'Le don promis';
export const whoGives = 'Le donateur';
export const enter = 'Enregistrer la promesse';
export const entering = 'Enregistrement...';
export const notEntered = 'La promesse n’a pas été enregistrée.';
export const entered = (reference: string) =>
  `La promesse ${reference} est enregistrée. Donnez cette référence au donateur.`;
export const currency = 'Monnaie';
export const fullName = 'Nom complet';
export const nameHint = 'Sans nom, le don est anonyme.';
export const emailOrPhone = 'Il faut une adresse e-mail ou un numéro de téléphone.';
export const wantsReminder = 'Rappeler une fois par e-mail';
export const reminderHint = 'Seulement si le don n’arrive pas et qu’une adresse e-mail est donnée.';
export const optional = 'Facultatif.';
export const loadingInterest = 'Chargement de l’offre de don...';
export const interestNotLoaded = 'Impossible de charger l’offre de don.';
/** Follows what a visitor wrote on the form of donation interests. */
export const fromInterest = (name: string, offered: string) => `D’après l’offre de don de ${name}\u00a0: ${offered}.`;
