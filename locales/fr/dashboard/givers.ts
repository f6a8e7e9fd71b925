import { de } from '../elision.ts';

// The list
export const givers = 'Donateurs';
export const subtitle = 'Toutes les personnes qui ont promis un don ou donné.';
export const search = 'Rechercher un nom, un e-mail ou un téléphone';
export const loadingGivers = 'Chargement des donateurs...';
export const failedToLoadGivers = 'Impossible de charger les donateurs';
export const noGiversYet = 'Pas encore de donateurs';
export const noGiversHint = 'Une personne apparaît ici dès qu’elle a promis un don ou donné.';
export const noMatch = 'Aucun donateur ne correspond à votre recherche';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Donateurs\u00a0: ${first} à ${last} sur ${count}`;
export const name = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const since = 'Depuis';
export const noName = 'Sans nom';
export const notGiven = 'Non indiqué';
export const open = 'Ouvrir';
export const openOne = (name: string) => `Ouvrir la page ${de(name)}`;

// One giver
export const giver = 'Donateur';
export const giverSince = (day: string) => `Donateur depuis le ${day}`;
export const backToGivers = 'Retour aux donateurs';
export const loadingGiver = 'Chargement du donateur...';
export const giverNotLoaded = 'Impossible de charger le donateur';
export const giverNotFound = 'Ce donateur n’existe pas';
export const giverNotFoundHint = 'Ses données ont peut-être été effacées depuis.';
export const contact = 'Nom et coordonnées';
export const nameHint =
  'Pour les reçus, sauf si la promesse de don porte un autre nom. Sans nom, le donateur est anonyme.';
export const language = 'Langue';
export const languageHint = 'Langue des reçus et des récapitulatifs. Une promesse de don peut en avoir une autre.';
export const save = 'Enregistrer';
export const saving = 'Enregistrement...';
export const notSaved = 'Le donateur n’a pas été enregistré.';
export const saved = 'Donateur enregistré.';
export const endLinks = 'Désactiver tous les liens';
export const endLinksQuestion = 'Désactiver tous les liens de ce donateur\u00a0?';
export const endLinksDetail =
  'Tous les liens que ce donateur a reçus cesseront de fonctionner\u00a0: promesses de don, reçus et récapitulatifs annuels. À utiliser si des e-mails sont parvenus à une autre personne. Envoyez ensuite de nouveau les reçus.';
export const yesEndLinks = 'Oui, les désactiver';
export const linksEnded = 'Les liens précédents ne fonctionnent plus.';
export const linksHint =
  'Un e-mail envoyé à une mauvaise adresse contient des liens vers des promesses de don et des reçus. Si vous changez l’adresse, les liens envoyés à l’ancienne ne fonctionnent plus.';

// What belongs to them
export const interests = 'Intentions de don';
export const noInterests = 'Aucune intention de don avec cette adresse e-mail ou ce numéro';
export const openInterests = 'Les voir dans la liste des intentions de don';
export const noPledges = 'Pas encore de promesses de don';
export const gifts = 'Dons reçus';
export const noGifts = 'Aucun don reçu';
export const day = 'Date';
export const amount = 'Montant';
/** A part of the gift was paid back. */
export const originallyWas = (amount: string) => `${amount} avant un remboursement partiel`;
export const purpose = 'Projet';
export const whereItIsNeeded = 'Là où le besoin est le plus grand';
export const way = 'Moyen de paiement';
export const thanks = 'Remerciement';
/** Before the day. */
export const thankedOn = 'Remercié le';
export const thanksOwed = 'Pas encore remercié';
export const receipt = 'Reçu';
export const noReceipt = 'Pas encore';
export const markThanked = 'Noter le remerciement';
export const markOneThanked = (amount: string, day: string) =>
  `Noter le remerciement pour le don de ${amount} du ${day}`;
export const markNotThanked = 'Annuler le remerciement';
export const markOneNotThanked = (amount: string, day: string) =>
  `Annuler le remerciement pour le don de ${amount} du ${day}`;
export const thanked = (amount: string) => `Le remerciement pour le don de ${amount} est noté.`;
export const notThanked = (amount: string) => `Le remerciement pour le don de ${amount} n’est plus noté.`;
export const issue = 'Établir le reçu';
export const issueOne = (amount: string, day: string) => `Établir le reçu du don de ${amount} du ${day}`;
export const noReceipts = 'Pas encore de reçus';
export const summaries = 'Récapitulatifs annuels';
export const summariesHint = 'Tous les dons d’une année sur une feuille, pour le donateur.';
export const noSummaries = 'Il y a un récapitulatif pour chaque année où un don a été reçu.';
export const downloadSummary = (year: number) => `Télécharger ${year}`;
export const sendSummary = 'Envoyer par e-mail';
export const sendOneSummary = (year: number) => `Envoyer par e-mail\u00a0: le récapitulatif annuel ${year}`;
export const summarySent = (year: number, address: string) =>
  `Le récapitulatif annuel ${year} est envoyé à ${address}.`;
export const noAddressForSummaries =
  'Nous n’avons pas d’adresse e-mail de ce donateur. Vous pouvez seulement télécharger les récapitulatifs.';

// The same person
export const samePerson = 'Est-ce la même personne\u00a0?';
export const samePersonHint =
  'Ces donateurs se ressemblent. S’il s’agit d’une même personne, fusionnez leurs fiches pour tout voir sur une page.';
export const alike = { email: 'Même e-mail', phone: 'Même téléphone', name: 'Même nom' };
export const merge = 'Fusionner';
export const mergeOne = (name: string) => `Fusionner ${name} avec ce donateur`;
export const mergeQuestion = (one: string, other: string) => `${other} et ${one} sont-ils une même personne\u00a0?`;
export const mergeDetail = (name: string) =>
  `Les promesses de don, les dons et les reçus ${de(name)} apparaîtront aussi sur cette page. Vous pourrez annuler cette fusion plus tard.`;
/** Follows `mergeDetail`. Without an address it is empty. */
export const papersTo = (address: string) =>
  address === ''
    ? 'Ensuite, les récapitulatifs ne seront envoyés à personne\u00a0: aucun don n’a été fait avec l’une de leurs adresses e-mail.'
    : `Ensuite, les récapitulatifs, et les reçus des dons sans adresse, seront envoyés à ${address}.`;
export const yesMerge = 'Oui, fusionner';
export const no = 'Non';
export const merged = (name: string) => `La fiche ${de(name)} est fusionnée avec celle-ci.`;
export const mergedGivers = 'Fiches fusionnées avec celle-ci';
export const undo = 'Annuler la fusion';
export const undoMerge = (name: string) => `Annuler la fusion\u00a0: ${name} est quelqu’un d’autre`;
export const unmerged = (name: string) => `${name} a de nouveau sa propre fiche.`;
