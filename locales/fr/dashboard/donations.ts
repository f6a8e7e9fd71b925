export { donationStatuses as statuses } from '../records.ts';

// The list
export const donationManagement = 'Dons';
export const subtitle = 'Les offres de dons, et où en est chacune.';
export const interests = 'Offres de dons';
export const search = 'Chercher un nom, un e-mail ou une organisation';
export const donationInterests = 'Offres de dons';
/** The noun for one of them at the beginning of a sentence. */
export const donationInterestNoun = 'Offre de don';
export const loadingDonations = 'Chargement des dons...';
export const failedToLoadDonations = 'Impossible de charger les dons';
export const tryAgain = 'Réessayer';
export const noMatch = 'Aucune offre de don ne correspond à vos filtres';
export const noneHint = 'Il n’y en a pas encore. Les offres de la page «Faire un don» apparaissent ici.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Dons ${first} à ${last} sur ${count}`;
export const type = 'Type';
export const allTypes = 'Tous les types';
export const status = 'État';
export const allStatus = 'Tous les états';
export const overdueOnly = 'En retard seulement';
export const overdue = 'En retard';
export const donorInfo = 'Donateur';
export const typeAndAmount = 'Type et montant';
export const contact = 'Contact';
export const created = 'Reçu le';
export const amountNotSpecified = 'Montant non précisé';

// The board
export const board = 'Tableau';
export const list = 'Liste';
export const boardSubtitle = 'Où en est chaque échange, colonne par colonne.';
export const boardHint =
  'Déplacez une carte avec ses boutons, ou en la faisant glisser. Elle ne va que là où son état actuel le permet.';
export const donationsByStatus = 'Dons par état';
export const markAs = (name: string, status: string) => `Marquer ${name}\u00a0: ${status}`;
export const none = 'Aucun';
export const showMore = 'Voir plus';
export const restInList = 'La suite est dans la liste.';

// The details
export const donationInterest = 'Offre de don';
export const donorInformation = 'Le donateur';
export const organisation = 'Organisation';
export const notGiven = 'Non indiqué';
export const donationDetails = 'Le don';
export const amount = 'Montant';
export const contactPreferences = 'Comment le contacter';
export const preferredMethod = 'Moyen préféré';
export const bestTime = 'Meilleur moment';
export const message = 'Message';
export const createdAt = 'Reçu le';
export const assignedTo = 'Confié à';
export const noOne = 'Personne';
export const nextAction = 'Prochaine étape';
export const noDateSet = 'Pas de date fixée';
export const loadingNotesAndHistory = 'Chargement des notes et de l’historique...';
export const makeAPledge = 'Saisir une promesse';
export const donationNotLoaded = 'Impossible de charger le don.';
export const notes = 'Notes';
export const noNotesYet = 'Pas encore de notes';
export const history = 'Historique';
/** Before the status that was, and before the one that is. */
export const fromStatus = 'De';
export const toStatus = 'à';
export const formerMemberOfStaff = 'Ancien membre du personnel';
export const sentByTheVisitor = 'Envoyé par le visiteur';
export const otherInterests = 'Ce donateur a aussi écrit à d’autres moments';
export const interestsOfThisDonor = 'Offres de ce donateur';
/** Before the day of the interest that is open. */
export const thisOne = 'Celle-ci, ';

// The note
export const addANote = 'Ajouter une note';
export const saveNote = 'Enregistrer la note';
export const saving = 'Enregistrement...';
export const noteFailed = 'La note n’a pas pu être enregistrée.';
export const noteSaved = 'Note enregistrée.';
export const note = 'Note';
export const onlyStaffCanReadIt = 'Seul le personnel peut la lire.';

// The next step
export const planTheNextStep = 'Prévoir la prochaine étape';
export const save = 'Enregistrer';
export const nextStepFailed = 'La prochaine étape n’a pas pu être enregistrée.';
export const nextStepSaved = 'Prochaine étape enregistrée.';
export const nextActionHint = 'Après ce jour, l’offre est marquée en retard.';
export const enterAValidDate = 'Entrez une date valable.';

// The status
export const updateStatus = 'Changer l’état';
export const statusUpdated = 'État du don changé.';
export const statusFailed = 'L’état du don n’a pas pu être changé.';
export const currentStatus = (status: string) => `${status} (état actuel)`;
export const donor = 'Donateur';
export const donationComplete = 'Don reçu\u00a0:';
export const donationCompleteText = 'ce don est mené à bien.';
export const noStatusChanges = 'L’état de ce don ne peut plus changer.';
