import { de } from '../elision.ts';

export { pledgeStates as states, rhythms } from '../records.ts';

// The list
export const pledges = 'Promesses de don';
export const subtitle = 'Ce que les gens ont promis de donner, et ce que nous avons reçu.';
export const search = 'Rechercher un nom, un e-mail, un téléphone ou une référence';
export const enterAPledge = 'Saisir une promesse de don';
export const loadingPledges = 'Chargement des promesses de don...';
export const failedToLoadPledges = 'Impossible de charger les promesses de don';
export const noPledgesYet = 'Pas encore de promesses de don';
export const noPledgesHint =
  'Les visiteurs peuvent promettre un don sur la page «\u00a0Faire un don\u00a0» dès que vous avez ajouté un moyen de paiement. Vous pouvez saisir une promesse de don pour quelqu’un qui a appelé.';
export const enterTheFirst = 'Saisir la première promesse de don';
export const noMatch = 'Aucune promesse de don ne correspond à votre recherche et à vos filtres';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Promesses de don\u00a0: ${first} à ${last} sur ${count}`;
export const reference = 'Référence';
export const giver = 'Donateur';
export const amount = 'Montant';
export const receivedOfExpected = 'Reçu / attendu';
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
export const viewDetailsOf = (reference: string) => `Voir les détails de la promesse de don ${reference}`;

// The details
export const pledge = (reference: string) => `Promesse de don ${reference}`;
export const loadingPledge = 'Chargement de la promesse de don...';
export const pledgeNotLoaded = 'Impossible de charger la promesse de don.';
export const tryAgain = 'Réessayer';
export const thePledge = 'La promesse de don';
export const expected = 'Attendu à ce jour';
export const received = 'Reçu';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const language = 'Langue';
export const reminder = 'Rappel';
export const reminderWanted = 'Souhaité, pas encore envoyé';
/** Before the day it was sent on. */
export const reminderSentOn = 'Envoyé le';
export const noReminder = 'Non souhaité';
export const reachedBy = 'À joindre par';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const notGiven = 'Non indiqué';
export const message = 'Message';
export const addressForGiver = 'La page de cette promesse de don, pour le donateur';
export const addressHint =
  'Toute personne qui a cette adresse voit comment payer et peut annuler la promesse de don. Ne l’envoyez qu’au donateur.';
export const newLink = 'Nouveau lien';
export const newLinkQuestion = 'Créer un nouveau lien pour cette promesse de don\u00a0?';
export const newLinkDetail =
  'Le lien actuel et ceux de ses reçus ne fonctionneront plus. À utiliser si un lien est parvenu à une autre personne. Donnez ensuite le nouveau lien au donateur.';
export const yesNewLink = 'Oui, créer un nouveau lien';
export const no = 'Non';
export const newLinkMade = 'Il y a un nouveau lien. L’ancien ne fonctionne plus.';
export const proposedInterest = 'Une intention de don avec cette adresse';
export const interestHint =
  'N’importe qui peut saisir une adresse. Ne liez les deux que si vous savez que ce don vient de la même personne\u00a0: l’intention de don passe à «\u00a0Don reçu\u00a0» dès que le don est arrivé.';
export const openInterest = 'Ouvrir l’intention de don';
export const linkInterest = 'Les lier';
export const interestLinked = 'La promesse de don est liée à l’intention de don.';
export const openGiver = 'Tout sur ce donateur';
export const cancelPledge = 'Annuler la promesse de don';
export const openAgain = 'Rouvrir la promesse de don';
export const pledgeCancelled = (reference: string) => `La promesse de don ${reference} est annulée.`;
export const pledgeOpen = (reference: string) => `La promesse de don ${reference} est rouverte.`;

// The form
export const enterSubtitle =
  'Pour quelqu’un qui a appelé, écrit ou est venu. La personne reçoit un e-mail qui explique comment payer, si elle a une adresse.';
export const backToPledges = 'Retour aux promesses de don';
export const whatIsGiven = 'Le don promis';
export const whoGives = 'Le donateur';
export const enter = 'Enregistrer la promesse de don';
export const entering = 'Enregistrement...';
export const notEntered = 'La promesse de don n’a pas été enregistrée.';
export const entered = (reference: string) =>
  `La promesse de don ${reference} est enregistrée. Donnez cette référence au donateur.`;
export const currency = 'Monnaie';
export const fullName = 'Nom complet';
export const nameHint = 'Sans nom, le don est anonyme.';
export const emailOrPhone = 'Il faut une adresse e-mail ou un numéro de téléphone.';
export const wantsReminder = 'Envoyer un seul rappel par e-mail';
export const reminderHint = 'Seulement si le don n’arrive pas et qu’une adresse e-mail est donnée.';
export const optional = 'Facultatif.';
export const loadingInterest = 'Chargement de l’intention de don...';
export const interestNotLoaded = 'Impossible de charger l’intention de don.';
/** Follows what a visitor wrote on the form of donation interests. */
export const fromInterest = (name: string, offered: string) =>
  `D’après l’intention de don ${de(name)}\u00a0: ${offered}.`;
