export { donationStatuses as statuses } from '../records.ts';

// The list
export const donationManagement = 'Intentions de don';
export const subtitle = 'Les intentions de don, et où en est chacune.';
export const interests = 'Intentions de don';
export const search = 'Rechercher un nom, un e-mail ou une organisation';
export const donationInterests = 'Intentions de don';
/** The noun for one of them at the beginning of a sentence. */
export const donationInterestNoun = 'Intention de don';
export const loadingDonations = 'Chargement des intentions de don...';
export const failedToLoadDonations = 'Impossible de charger les intentions de don';
export const tryAgain = 'Réessayer';
export const noMatch = 'Aucune intention de don ne correspond à vos filtres';
export const noneHint =
  'Il n’y en a pas encore. Les intentions de don envoyées depuis la page «\u00a0Faire un don\u00a0» apparaissent ici.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Intentions de don\u00a0: ${first} à ${last} sur ${count}`;
export const type = 'Type';
export const allTypes = 'Tous les types';
export const status = 'État';
export const allStatus = 'Tous les états';
export const overdueOnly = 'En retard seulement';
export const overdue = 'En retard';
export const donorInfo = 'Donateur';
export const typeAndAmount = 'Type et montant';
export const contact = 'Contact';
export const created = 'Reçue le';
export const amountNotSpecified = 'Montant non indiqué';

// The board
export const board = 'Tableau';
export const list = 'Liste';
export const boardSubtitle = 'Où en est chaque échange, colonne par colonne.';
export const boardHint =
  'Déplacez une carte avec ses boutons, ou en la faisant glisser. Elle ne peut passer qu’à un état qui suit son état actuel.';
export const donationsByStatus = 'Intentions de don par état';
export const markAs = (name: string, status: string) => `Marquer ${name} comme «\u00a0${status}\u00a0»`;
export const none = 'Aucune';
export const showMore = 'Voir plus';
export const restInList = 'La suite est dans la liste.';

// The details
export const donationInterest = 'Intention de don';
export const donorInformation = 'Le donateur';
export const organisation = 'Organisation';
export const notGiven = 'Non indiqué';
export const donationDetails = 'Le don';
export const amount = 'Montant';
export const contactPreferences = 'Comment le contacter';
export const preferredMethod = 'Moyen préféré';
export const bestTime = 'Meilleur moment';
export const message = 'Message';
export const createdAt = 'Reçue le';
export const assignedTo = 'Responsable';
export const noOne = 'Personne';
export const nextAction = 'Prochaine étape';
export const noDateSet = 'Pas de date fixée';
export const loadingNotesAndHistory = 'Chargement des notes et de l’historique...';
export const makeAPledge = 'Saisir une promesse de don';
export const donationNotLoaded = 'Impossible de charger l’intention de don.';
export const notes = 'Notes';
export const noNotesYet = 'Pas encore de notes';
export const history = 'Historique';
/** Before the status that was, and before the one that is. */
export const fromStatus = 'De';
export const toStatus = 'à';
export const formerMemberOfStaff = 'Ancien membre du personnel';
export const sentByTheVisitor = 'Envoyée par le visiteur';
export const otherInterests = 'Ce donateur a aussi écrit à d’autres moments';
export const interestsOfThisDonor = 'Intentions de don de ce donateur';
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
export const nextActionHint = 'Après ce jour, l’intention de don est marquée en retard.';
export const enterAValidDate = 'Saisissez une date valide.';

// The status
export const updateStatus = 'Changer l’état';
export const statusUpdated = 'État de l’intention de don changé.';
export const statusFailed = 'L’état de l’intention de don n’a pas pu être changé.';
export const currentStatus = (status: string) => `${status} (état actuel)`;
export const donor = 'Donateur';
export const donationComplete = 'Don reçu\u00a0:';
export const donationCompleteText = 'cette intention de don a abouti.';
export const noStatusChanges = 'L’état de cette intention de don ne peut plus changer.';
